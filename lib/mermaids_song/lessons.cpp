// How Mermaid's Song is played. test/test_help holds each page against what its table shows.
#include "mermaids_song/layout.h"
#include "mermaids_song/screen.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaids_song {

namespace {

using ink::Rect;

const State& shown(const View& view) {
  return view.state->as<State>();
}

Rect goal(const View&) {
  return layout::goal_area;
}

Rect hand(const View& view) {
  const Rect first = layout::card(0), last = layout::card(shown(view).hands[view.near].size - 1);
  return {first.x, first.y, last.right() - first.x, first.height};
}

Rect discard_button(const View&) {
  return layout::left_button;
}
Rect end_button(const View&) {
  return layout::right_button;
}

template <int first, int last>
Rect card(const View& view) {
  const Hand& hand = shown(view).hands[view.near];
  int kind = first;
  while (kind < last && hand.count[kind] == 0) ++kind;
  return layout::card(layout::place_of(hand, kind));
}

Rect own_mermaids(const View& view) {
  const Rect first = layout::mermaid(view, view.near, 0), last = layout::mermaid(view, view.near, slots - 1);
  return {first.x, first.y, last.right() - first.x, first.height};
}

Rect left_neighbour(const View& view) {
  return layout::panel(view, left_of(view.near, view.players));
}

/// The first creature of the row that an own mermaid can entice.
Rect within_reach(const View& view) {
  const int power = shown(view).areas[view.near].largest_power();
  int place = 0;
  while (place < row_size - 1 && rating(shown(view).row[place]) > power) ++place;
  return layout::creature(place);
}

constexpr int mermaid_kind = index(Card::mermaid), kraken_kind = index(Card::kraken),
              treasure_kind = index(Card::treasure);

constexpr Lesson lessons[] = {
    {Word::learn_song_aim, 3, 0, 4, 577, 0, goal},
    {Word::learn_song_hand, 3, 0, 5, 750, 0, hand},
    {Word::learn_song_discard, 3, 0, 1, 6, 0, discard_button},
    {Word::learn_song_mermaid, 3, 0, 1, 96, 0, card<mermaid_kind, mermaid_kind>},
    {Word::learn_song_sing, 3, 0, 1, 96, 0, card<1, song_values>},
    {Word::learn_song_silence, 3, 0, 1, 108, 0, own_mermaids},
    {Word::learn_song_others, 3, 0, 1, 44, 0, left_neighbour},
    {Word::learn_song_entice, 3, 0, 1, 177, 0, within_reach},
    {Word::learn_song_end, 3, 0, 4, 577, 0, end_button},
    {Word::learn_song_kraken, 3, 0, 1, 298, 0, card<kraken_kind, kraken_kind>},
    {Word::learn_song_treasure, 3, 0, 1, 53, 0, card<treasure_kind, treasure_kind>},
};

/// What may be done depends on the hand and on what lies before one: nothing is advised that the cursor
/// cannot go to.
Advice first_action(const Hand& hand, const ChoiceWalk& walk) {
  const auto offers_any = [&walk](int first, int count) {
    for (int key = first; key < first + count; ++key)
      if (walk.offers(key)) return true;
    return false;
  };
  if (walk.offers(kraken_kind)) return {1, Word::advise_song_kraken};
  if (hand.holds(Card::treasure)) return {2, Word::advise_song_treasure};
  if (offers_any(SongScreen::first_creature_key, row_size)) return {3, Word::advise_song_entice};
  if (walk.offers(mermaid_kind)) return {4, Word::advise_song_mermaid};
  if (offers_any(first_melody, melody_kinds)) return {5, Word::advise_song_sing};
  return {6, Word::advise_song_end};
}

}  // namespace

Lessons SongScreen::lessons() const {
  return all_of(mermaids_song::lessons);
}

/// The first step of each phase, and then what the card or creature that was picked asks for.
Advice SongScreen::advice(const View& view, const ChoiceWalk& walk) const {
  const State& state = shown(view);
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
  const Rect creature = layout::creature(0), mermaids = own_mermaids(view);
  return {creature.x, creature.y, mermaids.right() - creature.x, mermaids.bottom() - creature.y};
}

}  // namespace seaglass::mermaids_song
