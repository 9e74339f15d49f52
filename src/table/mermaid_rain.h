#pragma once

#include "game_json.h"

namespace seaglass::table {

const GameJson& mermaid_rain_json();

}  // namespace seaglass::table
