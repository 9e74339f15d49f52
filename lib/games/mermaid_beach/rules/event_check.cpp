// Whether an event can have happened: what comes from outside may be a lie.
#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

/// In the order of Happening.
bool State::knows(const Event& event) const {
  const auto is_seat = [this](int number) { return number < players; };
  const auto is_worth = [](int value) { return value >= 1 && value <= shell_values; };
  const bool is_known_card = is_card(kind_at(event.a));
  const bool is_any_card = is_known_card || kind_at(event.a) == Kind::unknown;
  switch (happening(event)) {
    case Happening::played:
    case Happening::dumped: return is_known_card;
    case Happening::took_shell:
    case Happening::washed_away: return is_seat(event.a) && is_worth(event.b);
    case Happening::asked: return is_seat(event.a) && is_item(kind_at(event.b)) && event.c <= 1;
    case Happening::drew: return is_any_card && event.b <= 1;
    case Happening::chose_pass: return is_any_card;
    case Happening::passed: return is_any_card && is_seat(event.b);
    case Happening::turned_shell: return is_worth(event.a);
    case Happening::turned_star: return event.a <= 1 && event.b <= 1;
    case Happening::beach_empty:
    case Happening::stopped:
    case Happening::kept:
    case Happening::bonus_turn:
    case Happening::turn:
    case Happening::over: return true;
  }
  return false;
}

}  // namespace seaglass::mermaid_beach
