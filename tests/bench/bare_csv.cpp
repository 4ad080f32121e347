// SPDX-FileCopyrightText: 2026 The Backoff Lab authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The yardstick of `schedule --format csv`: one loop of std::to_chars over numbers that are there
// already, and one write. It checks nothing.
//
//   bench-bare-csv NUMBERS    rows of one retry number and six values, as doubles

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    const int file = argc == 2 ? open(argv[1], O_RDONLY) : -1;
    struct stat status {
    };
    if (file < 0 || fstat(file, &status) != 0) {
        return 2;
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    void *const mapped = mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
    if (mapped == MAP_FAILED) {
        return 2;
    }
    constexpr std::size_t columns = 7;
    constexpr std::size_t longest = 32; // characters of a number and its separator
    const auto *number = static_cast<const double *>(mapped);
    const std::size_t rows = size / sizeof(double) / columns;
    const std::unique_ptr<char[]> text(new char[rows * columns * longest]);
    char *to = text.get();
    for (std::size_t row = 0; row < rows; ++row) {
        to = std::to_chars(to, to + longest, static_cast<std::int64_t>(*number++)).ptr;
        for (std::size_t column = 1; column < columns; ++column) {
            *to++ = ',';
            to = std::to_chars(to, to + longest, *number++).ptr;
        }
        *to++ = '\r';
        *to++ = '\n';
    }
    const auto length = static_cast<std::size_t>(to - text.get());
    return write(STDOUT_FILENO, text.get(), length) == static_cast<ssize_t>(length) ? 0 : 3;
}
