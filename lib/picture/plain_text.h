// What a text says, for what compares or prints it on a computer.
#pragma once

#include <string>

#include "content/text.h"

namespace seaglass {
namespace simulator {

inline std::string plain(Text text) {
  std::string all;
  for (TextRuns runs(text); !runs.done(); runs.next()) all.append(runs.begin(), runs.end());
  return all;
}

}  // namespace simulator
}  // namespace seaglass
