// Lines for seaglass-table, one after the other: every one is answered with JSON that says whether it was
// obeyed.
#include <cstdlib>
#include <sstream>

#include "../../src/table/protocol.h"

using seaglass::table_tool::Protocol;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Protocol protocol;
  std::istringstream lines(std::string(reinterpret_cast<const char*>(data), size));
  for (std::string line; std::getline(lines, line);) {
    if (line.find("random") != std::string::npos) continue;  // as slow as it is asked to be
    const auto reply = nlohmann::json::parse(protocol.answer(line));
    if (!reply["ok"].is_boolean()) std::abort();
    if (reply["ok"].get<bool>()) continue;
    const auto why = reply["why"].get<std::string>();
    if (why.empty() || why == Protocol::own_failure) std::abort();
  }
  return 0;
}
