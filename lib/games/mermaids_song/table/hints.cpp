// What somebody who plays Mermaid's Song for the first time is told before each kind of decision
// (GameScreen::advice).
#include "games/mermaids_song/table/choice_keys.h"
#include "games/mermaids_song/table/layout.h"
#include "games/mermaids_song/table/screen.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaids_song {

namespace {

/// What may be done depends on the hand and on what lies before one: nothing is advised that the cursor
/// cannot go to.
Advice first_action(const Hand& hand, const ChoiceWalk& walk) {
  const auto offers_any = [&walk](int first, int count) {
    for (int key = first; key < first + count; ++key)
      if (walk.offers(key)) return true;
    return false;
  };
  if (walk.offers(index(Card::kraken))) return {1, Word::advise_song_kraken};
  if (hand.holds(Card::treasure)) return {2, Word::advise_song_treasure};
  if (offers_any(first_creature_key, row_size)) return {3, Word::advise_song_entice};
  if (walk.offers(index(Card::mermaid))) return {4, Word::advise_song_mermaid};
  if (offers_any(first_melody, melody_kinds)) return {5, Word::advise_song_sing};
  return {6, Word::advise_song_end};
}

}  // namespace

/// The first step of each phase, and then what the card or creature that was picked asks for.
Advice SongScreen::advice(const View& view, const ChoiceWalk& walk) const {
  const State& state = view.state->as<State>();
  if (walk.step() == 0) {
    switch (state.phase) {
      case Phase::hand_choice: return walk.offers(discard_key) ? Advice{0, Word::advise_song_hand} : Advice();
      case Phase::action: return first_action(state.hands[view.near], walk);
      case Phase::kraken: return {7, Word::advise_song_lose};
      case Phase::over: return {};
    }
  }
  switch (verb_of(walk.choice())) {
    case Verb::sing: return {8, Word::advise_song_whom};
    case Verb::entice: return {9, Word::advise_song_which};
    case Verb::treasure: return {10, Word::advise_song_from};
    default: return {};
  }
}

/// Who is strong enough for a creature stands below it.
ink::Rect SongScreen::spoken_of(const View& view, const ChoiceWalk& walk) const {
  const Word words = advice(view, walk).text;
  const bool of_creatures = words == Word::advise_song_entice || words == Word::advise_song_which;
  if (!of_creatures) return GameScreen::spoken_of(view, walk);
  const ink::Rect creature = layout::creature(0), mermaids = layout::own_mermaids(view);
  return {creature.x, creature.y, mermaids.right() - creature.x, mermaids.bottom() - creature.y};
}

}  // namespace seaglass::mermaids_song
