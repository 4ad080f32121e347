// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/io/file_writer.h"

#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <system_error>

namespace backoff {

std::optional<WriteFailure> writeFailureOf(int error)
{
    switch (error) {
    case EACCES:
    case EPERM:
    case EROFS:
        return WriteFailure::NotPermitted;
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return WriteFailure::DiskFull;
    case ENAMETOOLONG:
        return WriteFailure::NameTooLong;
    case ELOOP:
        return WriteFailure::BrokenLink;
    default:
        return std::nullopt;
    }
}

namespace {

// QSaveFile tells little of the cause (a full disk may be its "unknown error"): the system's own
// number, read at once after the call that failed, tells more.
WriteFailure failureOf(int error, const QSaveFile &file)
{
    if (const auto known = writeFailureOf(error)) {
        return *known;
    }
    switch (file.error()) {
    case QFileDevice::PermissionsError:
        return WriteFailure::NotPermitted;
    case QFileDevice::ResourceError:
        return WriteFailure::DiskFull;
    case QFileDevice::WriteError:
        // Before anything is written, Qt says this of an existing file that is read-only.
        return QFileInfo(file.fileName()).isWritable() ? WriteFailure::Other
                                                       : WriteFailure::NotPermitted;
    default:
        return WriteFailure::Other;
    }
}

// The file that a link leads to, which need not exist yet; the path itself where it is no link.
// Not by Qt's symLinkTarget(): it strikes `folder/..` out of a target, and another file is meant
// where the folder is a link itself.
std::optional<QString> withoutLinks(const QString &path)
{
    constexpr int mostLinks = 40; // as many as the system follows
    QFileInfo target(path);
    for (int followed = 0; followed < mostLinks; ++followed) {
        if (!target.isSymLink()) {
            return target.filePath();
        }
        const std::filesystem::path link = target.filesystemFilePath();
        std::error_code error;
        const std::filesystem::path next = std::filesystem::read_symlink(link, error);
        if (error) {
            return std::nullopt;
        }
        target = QFileInfo(link.parent_path() / next);
    }
    return std::nullopt;
}

std::optional<WriteFailure> refusedTarget(const QString &target)
{
    const QFileInfo info(target);
    if (info.isDir()) {
        return WriteFailure::IsFolder;
    }
    if (info.exists() && !info.isFile()) {
        return WriteFailure::NotARegularFile;
    }
    const QFileInfo folder(info.absolutePath());
    if (!folder.exists()) {
        return WriteFailure::NoFolder;
    }
    if (!folder.isDir()) {
        return WriteFailure::FolderNotAFolder;
    }
    return std::nullopt;
}

// Signals that end the program wait for as long as there is a temporary file: nobody else would
// remove it.
class SignalsHeldBack
{
public:
    SignalsHeldBack()
    {
        sigset_t ending;
        sigemptyset(&ending);
        for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
            sigaddset(&ending, signal);
        }
        pthread_sigmask(SIG_BLOCK, &ending, &m_before);
    }
    ~SignalsHeldBack() { pthread_sigmask(SIG_SETMASK, &m_before, nullptr); }
    Q_DISABLE_COPY_MOVE(SignalsHeldBack)

private:
    sigset_t m_before;
};

std::optional<WriteFailure> replaceFile(const QString &target, std::string_view bytes)
{
    const SignalsHeldBack whole;
    QSaveFile file(target);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly)) {
        return failureOf(errno, file);
    }
    const auto size = static_cast<qint64>(bytes.size());
    errno = 0;
    if (file.write(bytes.data(), size) != size || !file.flush()) {
        return failureOf(errno, file); // not committed: the temporary file goes with `file`
    }
    errno = 0;
    if (!file.commit()) {
        return failureOf(errno, file);
    }
    return std::nullopt;
}

} // namespace

void ignoreFileSizeSignal() { std::signal(SIGXFSZ, SIG_IGN); }

std::optional<WriteFailure> writeFile(const QString &path, std::string_view bytes)
{
    if (path.isEmpty()) {
        return WriteFailure::EmptyName;
    }
    ignoreFileSizeSignal();
    // First as the system follows it: /dev/stdout may lead to a pipe, which has no path of its own.
    if (const auto refused = refusedTarget(path)) {
        return refused;
    }
    const std::optional<QString> target = withoutLinks(path);
    if (!target) {
        return WriteFailure::BrokenLink;
    }
    if (const auto refused = refusedTarget(*target)) {
        return refused;
    }
    return replaceFile(*target, bytes);
}

namespace {

const char *causeOf(WriteFailure failure)
{
    switch (failure) {
    case WriteFailure::EmptyName:
        return QT_TRANSLATE_NOOP("Labels", "no file name is given");
    case WriteFailure::IsFolder:
        return QT_TRANSLATE_NOOP("Labels", "it is a folder");
    case WriteFailure::NotARegularFile:
        return QT_TRANSLATE_NOOP("Labels", "it is not a regular file");
    case WriteFailure::NoFolder:
        return QT_TRANSLATE_NOOP("Labels", "its folder does not exist");
    case WriteFailure::FolderNotAFolder:
        return QT_TRANSLATE_NOOP("Labels", "a part of its path is not a folder");
    case WriteFailure::NotPermitted:
        return QT_TRANSLATE_NOOP("Labels", "the file or its folder is read-only");
    case WriteFailure::DiskFull:
        return QT_TRANSLATE_NOOP("Labels", "the disk is full or a size limit is reached");
    case WriteFailure::NameTooLong:
        return QT_TRANSLATE_NOOP("Labels", "its name is too long");
    case WriteFailure::BrokenLink:
        return QT_TRANSLATE_NOOP("Labels", "it is a link that leads nowhere");
    case WriteFailure::Other:
        return QT_TRANSLATE_NOOP("Labels", "the system refused");
    }
    return "";
}

} // namespace

QString message(WriteFailure failure, const QString &path, const Labels &labels)
{
    return labels
        .text(QT_TRANSLATE_NOOP("Labels", "Could not write '%1': %2. Nothing was changed."))
        .arg(path, labels.text(causeOf(failure)));
}

} // namespace backoff
