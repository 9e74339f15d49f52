// Progress of long runs, on stderr.
#pragma once

#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string>

namespace seaglass {

/// Prints a line every ten seconds of wall time.
class Progress {
 public:
  /// `what` is counted: "storm: 1000 of 100000 games in 14 s". `all` is 0 where nobody knows it beforehand.
  Progress(std::string program, std::int64_t all, const char* what)
      : program_(std::move(program)), all_(all), what_(what) {}

  void done(std::int64_t so_far) {
    const std::time_t now = std::time(nullptr);
    if (now < next_at_) return;
    next_at_ = now + every_s;
    const std::string of_all = all_ > 0 ? " of " + std::to_string(all_) : "";
    std::fprintf(stderr, "%s: %lld%s %s in %lld s\n", program_.c_str(), static_cast<long long>(so_far),
                 of_all.c_str(), what_, static_cast<long long>(now - began_at_));
  }

 private:
  static constexpr std::time_t every_s = 10;

  std::string program_;
  std::int64_t all_;
  const char* what_;
  std::time_t began_at_ = std::time(nullptr);
  std::time_t next_at_ = began_at_ + every_s;
};

}  // namespace seaglass
