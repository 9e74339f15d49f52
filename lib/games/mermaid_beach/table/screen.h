// How a table of Mermaid Beach looks: the own hand large at the bottom, above it everybody else's open shells
// and how many cards they hold, at the top whose turn it is and both decks. Asking is: pick a card, pick a
// player.
#pragma once

#include "games/mermaid_beach/table/retelling.h"
#include "stage/game_screen.h"

namespace seaglass::mermaid_beach {

class BeachScreen final : public GameScreen {
 public:
  int key(Choice choice, int step) const override;
  ink::Point spot(const View& view, int step, int key) const override;
  bool is_likely(const View& view, Choice choice) const override;
  Phrase proposal(const View& view, const ChoiceWalk& walk) const override;
  bool last_step_says_all() const override { return true; }
  void draw(ink::Painter& painter, const View& view, const ChoiceWalk* walk) const override;
  Phrase caption(const View& view, const Event& event) const override;
  bool concerns(const Event& event, Seat seat) const override { return happened_to(seat, event); }
  void illustrate(ink::Painter& painter, const View& view, const Event& event, ink::Rect area) const override;
  Journey journey(const View& view, const Event& event) const override;
  void draw_traveller(ink::Painter& painter, const View& view, const Event& event) const override;
  Motif motif(const View& view, const Event& event) const override;
  int overviews() const override { return 1; }
  void draw_overview(ink::Painter& painter, const View& view, int page) const override;
  ink::Rect glance(const View& view, Seat bot, int look) const override;
  ink::Rect waiting_area() const override;
  Phrase why_not(const View& view) const override;
  Advice advice(const View& view, const ChoiceWalk& walk) const override;
  Lessons lessons() const override;
  OptionWords option(int number) const override;
  Word part(int number) const override;
  bool is_lost(int part) const override { return part == 1; }
};

}  // namespace seaglass::mermaid_beach
