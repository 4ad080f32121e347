// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/child.h"

#include <chrono>
#include <filesystem>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace backoff {

namespace {

double seconds(const timeval &time) { return double(time.tv_sec) + double(time.tv_usec) * 1e-6; }

class Folder
{
public:
    Folder()
        : m_path((std::filesystem::temp_directory_path() / "bench-XXXXXX").string())
    {
        if (mkdtemp(m_path.data()) == nullptr) {
            m_path = ".";
        }
    }
    ~Folder()
    {
        std::error_code ignored;
        if (m_path != ".") {
            std::filesystem::remove_all(m_path, ignored);
        }
    }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;

    [[nodiscard]] const std::string &path() const { return m_path; }

private:
    std::string m_path;
};

} // namespace

ChildTimes runChild(const std::vector<std::string> &commandLine, const std::string &outputFile)
{
    std::vector<char *> arguments;
    for (const std::string &argument : commandLine) {
        arguments.push_back(const_cast<char *>(argument.c_str())); // spawn does not write there
    }
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    const int flags = O_WRONLY | O_CREAT | O_TRUNC;
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, outputFile.c_str(), flags, 0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);

    using Clock = std::chrono::steady_clock;
    const Clock::time_point before = Clock::now();
    pid_t child = 0;
    ChildTimes times;
    const int failure
        = posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    rusage usage {};
    if (failure == 0 && wait4(child, &status, 0, &usage) == child) {
        times.clock = std::chrono::duration<double>(Clock::now() - before).count();
        times.processor = seconds(usage.ru_utime) + seconds(usage.ru_stime);
        times.ok = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }
    return times;
}

const std::string &scratchFolder()
{
    static const Folder folder;
    return folder.path();
}

} // namespace backoff
