#pragma once

#include "game_json.h"

namespace seaglass::table {

const GameJson& mermaids_song_json();

}  // namespace seaglass::table
