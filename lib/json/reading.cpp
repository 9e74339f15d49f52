#include "json/reading.h"

#include <set>
#include <vector>

namespace seaglass::json {

void malformed(const std::string& where, const std::string& why) {
  throw Malformed(where + ": " + why);
}

namespace {

/// Where a character of UTF-8 begins.
bool begins_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

/// Where character `number` of this UTF-8 begins, or its end.
std::size_t offset_of(int number, const std::string& text) {
  std::size_t offset = 0;
  for (; offset < text.size(); ++offset)
    if (begins_character(text[offset]) && number-- == 0) break;
  return offset;
}

/// The parser would skip a byte order mark, take a NUL for the end of the line, and of two fields of one name
/// the last.
Json parse(const std::string& line) {
  if (line.rfind("\xEF\xBB\xBF", 0) == 0) malformed("line", "begins with a byte order mark");
  if (line.find('\0') != std::string::npos) malformed("line", "has a NUL in it");
  std::vector<std::set<std::string>> names;  // of the fields of each object that is still open
  return Json::parse(line, [&names](int, Json::parse_event_t event, const Json& name) {
    if (event == Json::parse_event_t::object_start) names.emplace_back();
    if (event == Json::parse_event_t::object_end) names.pop_back();
    if (event == Json::parse_event_t::key && !names.back().insert(name.get<std::string>()).second)
      malformed("line", "has a field " + quote(name.get<std::string>()) + " twice in one object");
    return true;
  });
}

}  // namespace

std::string quote(const std::string& text) {
  const bool fits = offset_of(quoted_characters_max, text) == text.size();
  return "'" + (fits ? text : text.substr(0, offset_of(quoted_characters_max - 1, text)) + "\u2026") + "'";
}

Json parsed(const std::string& line) {
  try {
    return parse(line);
  } catch (const Json::parse_error& problem) {
    malformed("line", "is no JSON from byte " + std::to_string(problem.byte) + " on");
  } catch (const Json::out_of_range&) {
    malformed("line", "has a number that is too large");
  }
}

const Json& field(const Json& object, const char* name) {
  if (!object.is_object()) malformed(name, "an object is wanted around it");
  const auto found = object.find(name);
  if (found == object.end()) malformed(name, "is missing");
  return *found;
}

void no_other_fields(const Json& object, std::initializer_list<const char*> names, const char* where) {
  if (!object.is_object()) malformed(where, "is not an object");
  for (const auto& item : object.items()) {
    bool known = false;
    for (const char* name : names) known = known || item.key() == name;
    if (!known) malformed(where, "has a field " + quote(item.key()) + " that means nothing here");
  }
}

void only_fields(const Json& object, std::initializer_list<const char*> names, const char* where) {
  no_other_fields(object, names, where);
  for (const char* name : names)
    if (!object.contains(name)) malformed(where, std::string("has no '") + name + "'");
}

int number(const Json& json, int low, int high, const char* where) {
  if (!json.is_number_integer()) malformed(where, "is not a whole number");
  // A number beyond 63 bits is stored as unsigned, and is beyond every range of ours.
  if (json.is_number_unsigned() && json.get<std::uint64_t>() > 0x7FFFFFFFu) malformed(where, "is too large");
  const auto value = json.get<std::int64_t>();
  if (value < low || value > high)
    malformed(where, std::to_string(value) + " is not between " + std::to_string(low) + " and " +
                         std::to_string(high));
  return static_cast<int>(value);
}

bool truth(const Json& json, const char* where) {
  if (!json.is_boolean()) malformed(where, "is not true or false");
  return json.get<bool>();
}

std::string text(const Json& json, const char* where) {
  if (!json.is_string()) malformed(where, "is not a text");
  return json.get<std::string>();
}

const Json& list(const Json& json, int length_min, int length_max, const char* where) {
  if (!json.is_array()) malformed(where, "is not a list");
  const auto length = static_cast<long>(json.size());
  if (length < length_min || length > length_max) {
    const std::string wanted = length_min == length_max
                                   ? std::to_string(length_min)
                                   : std::to_string(length_min) + " to " + std::to_string(length_max);
    malformed(where, "has " + std::to_string(length) + " entries instead of " + wanted);
  }
  return json;
}

Seat seat(const Json& json, int players, const char* where) {
  return Seat(number(json, 0, players - 1, where));
}

SeatSet seats(const Json& json, int players, const char* where) {
  if (json.is_null()) return {};
  if (!json.is_array()) return SeatSet(seat(json, players, where));
  SeatSet set;
  for (const Json& each : list(json, 1, players, where)) {
    const Seat one = seat(each, players, where);
    if (set.contains(one)) malformed(where, "names seat " + std::to_string(one.index()) + " twice");
    set.insert(one);
  }
  return set;
}

int word(const Json& json, const char* const* words, int count, const char* where) {
  const std::string wanted = text(json, where);
  for (int i = 0; i < count; ++i)
    if (wanted == words[i]) return i;
  malformed(where, quote(wanted) + " is not a word for it");
}

}  // namespace seaglass::json
