// What tells at a glance that no person of the table sits somewhere: the face of a bot's level, or a
// sleeper's z for who is away.
#pragma once

#include "ink/painter.h"
#include "save/records/statistics.h"

namespace seaglass {

/// The last ones are bots of each level.
enum class SitterSign : std::uint8_t { none, away, minnow, otter, heron, orca };
constexpr SitterSign bot_sign(BotLevel level) {
  return static_cast<SitterSign>(static_cast<int>(SitterSign::minnow) + static_cast<int>(level));
}
static_assert(bot_sign(BotLevel::orca) == SitterSign::orca);

constexpr bool is_bot(SitterSign sign) {
  return sign >= SitterSign::minnow;
}
constexpr BotLevel level_of(SitterSign sign) {
  return static_cast<BotLevel>(static_cast<int>(sign) - static_cast<int>(SitterSign::minnow));
}

/// Small enough to stand beside a name.
constexpr int sign_side = 15;
void draw_sign(ink::Painter& painter, ink::Point at, SitterSign sign, ink::Tint tint);
/// The faces of these levels side by side. Returns where they end.
int draw_levels(ink::Painter& painter, ink::Point at, Statistics::BeatenLevels levels, ink::Color color);
/// On the lower right corner of an emblem of 24 pixels that is drawn there.
void draw_sign_on_emblem(ink::Painter& painter, ink::Point emblem, SitterSign sign, ink::Color color);

}  // namespace seaglass
