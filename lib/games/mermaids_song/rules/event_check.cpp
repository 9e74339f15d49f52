// Whether an event can have happened: what comes from outside may be a lie.
#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song {

namespace {

constexpr bool is_rating(int points) {
  for (int i = 0; i < creature_kinds; ++i)
    if (rating(creature_at(i)) == points) return true;
  return false;
}

}  // namespace

/// In the order of Happening.
bool State::knows(const Event& event) const {
  const auto is_known = [](int card) { return is_card(card_at(card)); };
  const auto is_seat = [this](int number) { return number < players; };
  switch (happening(event)) {
    case Happening::drew: return is_known(event.a) || card_at(event.a) == Card::unknown;
    case Happening::discarded_hand: return is_known(event.a) && is_known(event.b) && is_known(event.c);
    case Happening::placed:
    case Happening::lost: return event.a < slots;
    case Happening::sang: return is_melody(int{event.a}) && is_seat(event.b) && event.c < slots;
    case Happening::power:
      return event.a < slots && event.c <= static_cast<std::uint8_t>(Prevailing::silences);
    case Happening::enticed: return is_rating(event.a) && event.b < slots && event.c < row_size;
    case Happening::turned: return is_rating(event.a) && event.b < row_size;
    case Happening::stole: return is_seat(event.a) && is_rating(event.b);
    case Happening::turn:
    case Happening::reshuffled:
    case Happening::kraken:
    case Happening::must_choose:
    case Happening::no_creature:
    case Happening::won: return true;
    case Happening::over: return event.a <= static_cast<std::uint8_t>(Ending::turn_limit);
  }
  return false;
}

}  // namespace seaglass::mermaids_song
