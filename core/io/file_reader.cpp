// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/file_reader.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace backoff {

namespace {

class Descriptor
{
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    ~Descriptor()
    {
        if (m_number >= 0) {
            close(m_number);
        }
    }
    Q_DISABLE_COPY_MOVE(Descriptor)

    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

ReadFailure failureOf(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
    case ENAMETOOLONG:
    case ELOOP: // links in a circle lead to no file
        return ReadFailure::Missing;
    case EACCES:
    case EPERM:
        return ReadFailure::NotPermitted;
    default:
        return ReadFailure::Other;
    }
}

std::optional<ReadFailure> refused(const struct stat &info, std::size_t mostBytes)
{
    if (S_ISDIR(info.st_mode)) {
        return ReadFailure::IsFolder;
    }
    if (!S_ISREG(info.st_mode)) {
        return ReadFailure::NotARegularFile;
    }
    if (static_cast<std::uintmax_t>(info.st_size) > mostBytes) {
        return ReadFailure::TooLarge;
    }
    return std::nullopt;
}

// To the end, whatever size the system told: the file may grow meanwhile.
std::variant<std::string, ReadFailure> readToEnd(int descriptor, std::size_t mostBytes)
{
    std::string bytes;
    std::array<char, 1 << 16> buffer;
    for (;;) {
        const ssize_t count = read(descriptor, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            return failureOf(errno);
        }
        if (count == 0) {
            return bytes;
        }
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        if (bytes.size() > mostBytes) {
            return ReadFailure::TooLarge;
        }
    }
}

} // namespace

std::variant<std::string, ReadFailure> readFile(const QString &path, std::size_t mostBytes)
{
    if (path.isEmpty()) {
        return ReadFailure::EmptyName;
    }
    if (path.contains(QChar::Null)) { // the system would read no further than that
        return ReadFailure::Missing;
    }
    const QByteArray name = QFile::encodeName(path);
    struct stat info {
    };
    // Before it is opened: opening alone does something to some devices.
    if (stat(name.constData(), &info) != 0) {
        return failureOf(errno);
    }
    if (const auto failure = refused(info, mostBytes)) {
        return *failure;
    }
    // Not blocking: a pipe may have taken the file's place.
    const Descriptor file(open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (file.number() < 0 || fstat(file.number(), &info) != 0) {
        return failureOf(errno);
    }
    if (const auto failure = refused(info, mostBytes)) {
        return *failure;
    }
    return readToEnd(file.number(), mostBytes);
}

namespace {

const char *causeOf(ReadFailure failure)
{
    switch (failure) {
    case ReadFailure::EmptyName:
        return QT_TRANSLATE_NOOP("Labels", "no file name is given");
    case ReadFailure::Missing:
        return QT_TRANSLATE_NOOP("Labels", "it does not exist");
    case ReadFailure::IsFolder:
        return QT_TRANSLATE_NOOP("Labels", "it is a folder");
    case ReadFailure::NotARegularFile:
        return QT_TRANSLATE_NOOP("Labels", "it is not a regular file");
    case ReadFailure::NotPermitted:
        return QT_TRANSLATE_NOOP("Labels", "reading it is not permitted");
    case ReadFailure::TooLarge:
        return QT_TRANSLATE_NOOP("Labels", "it is longer than %1 bytes");
    case ReadFailure::Other:
        return QT_TRANSLATE_NOOP("Labels", "the system refused");
    }
    return "";
}

} // namespace

QString message(
    ReadFailure failure, const QString &path, std::size_t mostBytes, const Labels &labels)
{
    const QString cause
        = labels.text(causeOf(failure)).replace(QStringLiteral("%1"), QString::number(mostBytes));
    return labels.text(QT_TRANSLATE_NOOP("Labels", "Could not read '%1': %2.")).arg(path, cause);
}

} // namespace backoff
