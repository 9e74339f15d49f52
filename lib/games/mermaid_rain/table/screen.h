// How a table of Mermaid Rain looks: the whole ocean, above it everybody with their points, below it the hand
// and what can be done. Melds are revealed on a page of their own, for all; so is the final count.
#pragma once

#include "games/mermaid_rain/rules/choice.h"
#include "games/mermaid_rain/table/retelling.h"
#include "stage/game_screen.h"

namespace seaglass::mermaid_rain {

/// What the menu shows, page by page.
enum OverviewPage : std::uint8_t { everybody_page, whole_ocean_page, meld_chart_page, overview_pages };

class RainScreen final : public GameScreen {
 public:
  int key(Choice choice, int step) const override;
  ink::Point spot(const View& view, int step, int key) const override;
  bool is_likely(const View& view, Choice choice) const override;
  bool has_recollections() const override { return true; }
  void remember(const View& view, Choice choice, Recollection& recollection) const override;
  Phrase proposal(const View& view, const ChoiceWalk& walk) const override;
  void draw(ink::Painter& painter, const View& view, const ChoiceWalk* walk) const override;
  Phrase caption(const View& view, const Event& event) const override;
  bool concerns(const Event& event, Seat seat) const override { return happened_to(seat, event); }
  void illustrate(ink::Painter& painter, const View& view, const Event& event, ink::Rect area) const override;
  Journey journey(const View& view, const Event& event) const override;
  void draw_traveller(ink::Painter& painter, const View& view, const Event& event) const override;
  Motif motif(const View& view, const Event& event) const override;
  bool has_page(const View& view, const Event& event) const override;
  void draw_page(ink::Painter& painter, const View& view, const Event& event) const override;
  int places(const View& view) const override;
  int first_place(const View& view) const override;
  ink::Point place_spot(const View& view, int place) const override;
  void draw_place(ink::Painter& painter, const View& view, int place) const override;
  int overviews() const override { return overview_pages; }
  void draw_overview(ink::Painter& painter, const View& view, int number) const override;
  ink::Rect glance(const View& view, Seat bot, int look) const override;
  ink::Rect waiting_area() const override;
  Phrase why_not(const View& view) const override;
  Advice advice(const View& view, const ChoiceWalk& walk) const override;
  ink::Rect spoken_of(const View& view, const ChoiceWalk& walk) const override;
  Lessons lessons() const override;
  OptionWords option(int number) const override;
  Word part(int number) const override;
  bool draw_part(ink::Painter& painter, int number, ink::Rect area) const override;
  ink::Point battery_shift() const override { return {4, -4}; }
};

}  // namespace seaglass::mermaid_rain
