// Reading JSON that nobody vouches for: each call takes one thing and names what is wrong with it.
#pragma once

#include <string>

#include "json/json.h"
#include "tabletop/seat.h"

namespace seaglass::json {

/// Of what somebody wrote a reason quotes no more than this, so that it can be shown and logged.
constexpr int quoted_characters_max = 80;
std::string quote(const std::string& text);

[[noreturn]] void malformed(const std::string& where, const std::string& why);

/// One line. Refused is also a field that stands twice in its object, since it says two things.
Json parsed(const std::string& line);

const Json& field(const Json& object, const char* name);
/// Any of these fields and no others.
void no_other_fields(const Json& object, std::initializer_list<const char*> names, const char* where);
/// Exactly these fields and no others.
void only_fields(const Json& object, std::initializer_list<const char*> names, const char* where);

int number(const Json& json, int low, int high, const char* where);
bool truth(const Json& json, const char* where);
std::string text(const Json& json, const char* where);
const Json& list(const Json& json, int length_min, int length_max, const char* where);
Seat seat(const Json& json, int players, const char* where);
/// One seat, several in a list, or null: nobody.
SeatSet seats(const Json& json, int players, const char* where);

/// The place of a word in a list of words.
int word(const Json& json, const char* const* words, int count, const char* where);
template <int count>
int word(const Json& json, const char* const (&words)[count], const char* where) {
  return word(json, words, count, where);
}

inline int number_field(const Json& object, const char* name, int low, int high) {
  return number(field(object, name), low, high, name);
}
inline bool truth_field(const Json& object, const char* name) {
  return truth(field(object, name), name);
}
inline Seat seat_field(const Json& object, const char* name, int players) {
  return seat(field(object, name), players, name);
}

}  // namespace seaglass::json
