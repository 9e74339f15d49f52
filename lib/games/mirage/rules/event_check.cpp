// Whether an event can have happened: what comes from outside may be a lie.
#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

/// In the order of Happening. Squares and gaps stay, once they are there.
bool State::knows(const Event& event) const {
  const auto is_gap = [this](int number) { return number < gaps.size(); };
  const auto is_kind = [](int number) { return number <= index(ExplorerKind::ship); };
  const bool is_laid = map.index_at(point_of({0, event.a, event.b, 0})) >= 0;
  switch (happening(event)) {
    case Happening::drew: return event.a < survey_type_count;
    case Happening::laid_survey: return is_laid && event.c < rotation_count;
    case Happening::laid_coast: return is_laid;
    case Happening::sent:
    case Happening::explorer_returned:
    case Happening::keeper_left: return is_laid && is_kind(event.c);
    case Happening::found_gap:
    case Happening::nobody_claims:
    case Happening::claims:
    case Happening::tent_pitched:
    case Happening::trees_lost: return is_gap(event.a);
    case Happening::tie:
      return is_gap(event.a) && event.b < (1 << players) && SeatSet::from_bits(event.b).count() > 1;
    case Happening::tent_moved: return is_gap(event.a) && is_gap(event.b);
    case Happening::keeper_stays: return is_gap(event.a) && is_kind(event.b) && event.c <= 1;
    case Happening::trees_planted: {
      const Trees planted = trees_of({0, event.b, event.c, 0});
      for (int n : planted.of)
        if (n > trees_of_a_color_max) return false;
      return is_gap(event.a);
    }
    case Happening::turn:
    case Happening::over: return true;
  }
  return false;
}

}  // namespace seaglass::mirage
