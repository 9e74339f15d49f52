// JSON as the table tool reads and writes it.
#pragma once

#include <nlohmann/json.hpp>
#include <stdexcept>

namespace seaglass::json {

using Json = nlohmann::json;

/// What is wrong with JSON that somebody wrote: the place and the reason.
struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace seaglass::json
