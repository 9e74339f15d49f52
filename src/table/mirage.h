#pragma once

#include "game_json.h"

namespace seaglass::table {

const GameJson& mirage_json();

}  // namespace seaglass::table
