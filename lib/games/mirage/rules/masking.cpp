// Who may know what: nobody knows the order of the bag, and everything else lies open.
// What could be true of that which is masked: what is in the bag follows from what is not, its order does
// not.
#include "games/mirage/rules/state.h"
#include "tabletop/hidden_deck.h"

namespace seaglass::mirage {

void State::mask(SeatSet) {
  random.forget();
  hide(bag);
}

bool State::is_open_to(SeatSet) const {
  return true;
}

Event State::mask(const Event& event, SeatSet) {
  return event;
}

void State::guess(Random& source) {
  if (is_hidden(bag)) {
    bag.clear();
    for (int type = 0; type < survey_type_count; ++type)
      for (int n = tiles_unseen(*this, survey_type(type)); n > 0; --n) bag.push_back(survey_type(type));
    source.shuffle(bag);
  }
  if (random.forgotten()) random = GameRandom(Random::seeded_by(source));
}

}  // namespace seaglass::mirage
