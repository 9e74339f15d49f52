// How a table of Mirage looks: the growing map, the tile in hand where the cursor would lay it, which gaps
// that would close and who would claim them; at the right what everybody has left and scores so far. Laying a
// tile is: pick four squares, turn it within them.
#pragma once

#include "stage/game_screen.h"

namespace seaglass::mirage {

class MirageScreen final : public GameScreen {
 public:
  int key(Choice choice, int step) const override;
  bool is_likely(const View& view, Choice choice) const override;
  ink::Point spot(const View& view, int step, int key) const override;
  Phrase proposal(const View& view, const ChoiceWalk& walk) const override;
  void draw(ink::Painter& painter, const View& view, const ChoiceWalk* walk) const override;
  Phrase caption(const View& view, const Event& event) const override;
  void illustrate(ink::Painter& painter, const View& view, const Event& event, ink::Rect area) const override;
  Journey journey(const View& view, const Event& event) const override;
  void draw_traveller(ink::Painter& painter, const View& view, const Event& event) const override;
  Motif motif(const View& view, const Event& event) const override;
  int places(const View& view) const override;
  int first_place(const View& view) const override;
  ink::Point place_spot(const View& view, int place) const override;
  void draw_place(ink::Painter& painter, const View& view, int place) const override;
  int overviews() const override;
  void draw_overview(ink::Painter& painter, const View& view, int page) const override;
  Advice advice(const View& view, const ChoiceWalk& walk) const override;
  ink::Rect spoken_of(const View& view, const ChoiceWalk& walk) const override;
  ink::Rect glance(const View& view, Seat bot, int look) const override;
  ink::Rect waiting_area() const override;
  Phrase why_not(const View& view) const override;
  Lessons lessons() const override;
  OptionWords option(int number) const override;
  Word part(int number) const override;
};

}  // namespace seaglass::mirage
