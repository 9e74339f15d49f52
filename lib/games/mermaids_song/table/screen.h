// How a table of Mermaid's Song looks: above the others with their mermaids' powers, in the middle the three
// creatures, below the own mermaids and the hand. Singing is: pick a card, pick a mermaid; enticing: pick a
// creature, pick the mermaid that entices it.
#pragma once

#include "games/mermaids_song/table/retelling.h"
#include "stage/game_screen.h"

namespace seaglass::mermaids_song {

class SongScreen final : public GameScreen {
 public:
  int key(Choice choice, int step) const override;
  ink::Point spot(const View& view, int step, int key) const override;
  bool is_likely(const View& view, Choice choice) const override;
  bool asks_again(Choice choice) const override;
  Phrase proposal(const View& view, const ChoiceWalk& walk) const override;
  void draw(ink::Painter& painter, const View& view, const ChoiceWalk* walk) const override;
  Phrase caption(const View& view, const Event& event) const override;
  bool concerns(const Event& event, Seat seat) const override { return happened_to(seat, event); }
  void illustrate(ink::Painter& painter, const View& view, const Event& event, ink::Rect area) const override;
  Journey journey(const View& view, const Event& event) const override;
  void draw_traveller(ink::Painter& painter, const View& view, const Event& event) const override;
  Motif motif(const View& view, const Event& event) const override;
  int overviews() const override { return 2; }
  void draw_overview(ink::Painter& painter, const View& view, int page) const override;
  ink::Rect glance(const View& view, Seat bot, int look) const override;
  ink::Rect waiting_area() const override;
  Phrase why_not(const View& view) const override;
  Advice advice(const View& view, const ChoiceWalk& walk) const override;
  ink::Rect spoken_of(const View& view, const ChoiceWalk& walk) const override;
  Lessons lessons() const override;
  OptionWords option(int number) const override;
  int shown_value(const Setup& setup, int number) const override;
  int suggested_value(const Setup& setup, int number) const override;
  Word part(int number) const override;
};

}  // namespace seaglass::mermaids_song
