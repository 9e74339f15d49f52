// What is claimed, counted.
#pragma once

#include <cstdio>
#include <string>

namespace seaglass {
namespace model {

class Claims {
 public:
  /// Returns whether it holds.
  bool check(bool holds, const std::string& what) {
    holds ? ++passed_ : ++failed_;
    if (!holds) std::printf("FAIL %s\n", what.c_str());
    return holds;
  }
  int passed() const { return passed_; }
  int failed() const { return failed_; }

 private:
  int passed_ = 0;
  int failed_ = 0;
};

}  // namespace model
}  // namespace seaglass
