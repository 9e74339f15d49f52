// Either a value or the reason why there is none. A reason is a literal: it costs no memory and no clean-up.
#pragma once

#include "core/check.h"

namespace seaglass {

template <typename T>
class Result {
 public:
  constexpr Result(const T& value) : value_(value) {}
  static constexpr Result refused(const char* why) {
    Result result;
    result.why_ = why;
    return result;
  }

  constexpr bool ok() const { return why_ == nullptr; }
  constexpr explicit operator bool() const { return ok(); }
  constexpr const char* why() const { return why_; }
  constexpr const T& value() const {
    CHECK(ok());
    return value_;
  }

 private:
  constexpr Result() = default;

  T value_{};
  const char* why_ = nullptr;
};

}  // namespace seaglass
