// How Mermaid's Song is played. test/test_help holds each page against what its table shows.
#include "games/mermaids_song/table/layout.h"
#include "games/mermaids_song/table/screen.h"

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
  const Rect first = layout::card_in_sight(0),
             last = layout::card_in_sight(shown(view).hands[view.near].size - 1);
  return {first.x, first.y, last.right() - first.x, first.height};
}

Rect discard_button(const View&) {
  return layout::left_button;
}
Rect end_button(const View&) {
  return layout::right_button;
}

template <Card first, Card last = first>
Rect card(const View& view) {
  const Hand& hand = shown(view).hands[view.near];
  int kind = index(first);
  while (kind < index(last) && hand.count[kind] == 0) ++kind;
  return layout::card_in_sight(layout::place_of(hand, kind));
}

Rect own_mermaids(const View& view) {
  return layout::own_mermaids(view);
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

constexpr Lesson lessons[] = {
    lesson(Word::learn_song_aim).with_seed(4).after(577).about(goal),
    lesson(Word::learn_song_hand).with_seed(5).after(750).about(hand),
    lesson(Word::learn_song_discard).with_seed(1).after(6).about(discard_button),
    lesson(Word::learn_song_mermaid).with_seed(1).after(96).about(card<Card::mermaid>),
    lesson(Word::learn_song_sing).with_seed(1).after(96).about(card<song(1), song(song_values)>),
    lesson(Word::learn_song_silence).with_seed(1).after(108).about(own_mermaids),
    lesson(Word::learn_song_others).with_seed(1).after(44).about(left_neighbour),
    lesson(Word::learn_song_entice).with_seed(1).after(177).about(within_reach),
    lesson(Word::learn_song_end).with_seed(4).after(577).about(end_button),
    lesson(Word::learn_song_kraken).with_seed(1).after(298).about(card<Card::kraken>),
    lesson(Word::learn_song_treasure).with_seed(1).after(53).about(card<Card::treasure>),
};

}  // namespace

Lessons SongScreen::lessons() const {
  return all_of(mermaids_song::lessons);
}

}  // namespace seaglass::mermaids_song
