// What tells at a glance that no person of the table sits somewhere: a bot's head, or a sleeper's z for who
// is away.
#pragma once

#include "ink/painter.h"

namespace seaglass {

enum class SitterSign : std::uint8_t { none, bot, away };

/// A head with two eyes, of the size of art::player.
void draw_bot(ink::Painter& painter, ink::Point at, ink::Color color);
/// Small enough to stand beside a name.
constexpr int sign_side = 12;
void draw_sign(ink::Painter& painter, ink::Point at, SitterSign sign);
/// On the lower right corner of an emblem of 24 pixels that is drawn there.
void draw_sign_on_emblem(ink::Painter& painter, ink::Point emblem, SitterSign sign);

}  // namespace seaglass
