// People with a modelled handheld each, who come together at one table and play, by their buttons alone.
#pragma once

#include "console/app/flow.h"
#include "esp32_model/director.h"
#include "firmware_model/claims.h"
#include "games/cards.h"

namespace seaglass {
namespace model {

class Party {
 public:
  Party(Claims& claims, int units, std::uint64_t seed);

  Director& world() { return world_; }
  int size() const { return world_.size(); }
  void run(Milliseconds duration_ms) { world_.run(duration_ms); }
  void tap(int i, Button button) { world_.tap(i, button); }
  ScreenName showing(int i) { return static_cast<ScreenName>(world_.board(i).showing); }
  bool at_table(int i);
  bool all_at_table();
  bool all_show(ScreenName screen);

  // Each returns whether it came to what it is for, and fails a claim if it did not.
  bool switch_on();
  /// The first opens a table of this game for so many, all but itself elsewhere.
  bool open(GameName game, int players);
  /// It opens one for all, one seat each; the others find it, and all compare
  /// pictures.
  bool gather(GameName game);
  bool deal();
  bool play_to_the_score();
  /// What went wrong on any unit since, and whether each shows what it sent to its panel.
  bool is_well(const std::string& when);

  /// Somebody presses something that leads on.
  void press_something();
  void play_on(int presses);
  void switch_off_and_on(int i);
  /// Any other start is one that nobody asked for.
  void expect_another_start(int i) { ++expected_starts_[static_cast<std::size_t>(i)]; }
  bool same_scores();
  bool claim(bool holds, const std::string& what);

 private:
  Claims& claims_;
  std::uint64_t seed_;
  Director world_;
  std::vector<int> expected_starts_;
};

}  // namespace model
}  // namespace seaglass
