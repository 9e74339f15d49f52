#include "games/mermaid_rain/check/json/form.h"

namespace seaglass::json::mermaid_rain {

Hex read_hex(const Json& json, const char* where) {
  list(json, 2, 2, where);
  const Hex hex = hex_at(number(json[0], 0, 255, where), number(json[1], 0, 255, where));
  if (hex == Hex::none) malformed(where, "is not on the map");
  return hex;
}

Place read_place(const Json& json, const char* where) {
  if (json.is_null()) return Place();
  if (!json.is_object() || json.size() != 1) malformed(where, "is no place");
  if (json.contains("space")) return Place::space(number(json["space"], 0, space_count - 1, where));
  if (json.contains("start")) return Place::start(number(json["start"], 0, start_count - 1, where));
  if (json.contains("tile")) return Place::tile(read_tile(json["tile"], where));
  malformed(where, "is no place");
}

}  // namespace seaglass::json::mermaid_rain
