#include "games/door.h"
#include "games/mermaids_song/check/json/form.h"

namespace seaglass::mermaids_song {

const json::GameJson& game_json() {
  static constexpr json::GameJson json = {json::mermaids_song::state_json, json::mermaids_song::load,
                                          json::mermaids_song::choice_json, json::mermaids_song::read_choice,
                                          json::mermaids_song::event_json};
  return json;
}

}  // namespace seaglass::mermaids_song
