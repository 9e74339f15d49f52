#include "firmware_model/party.h"
#include "firmware_model/scenarios.h"

namespace seaglass {
namespace model {

namespace {

constexpr GameName beach = GameName::mermaid_beach;

AirTroubles bad_air() {
  AirTroubles troubles;
  troubles.loss_percent = 20;
  troubles.duplicate_percent = 5;
  troubles.delay_percent = 10;
  troubles.delay_ms_max = 100;
  return troubles;
}

/// Whoever wanted to know how a unit dies.
bool crash(Party& party, int i) {
  Director& world = party.world();
  if (!world.is_running(i)) return true;
  world.board(i).said_size = 0;
  world.type(i, "\r");  // a sleeper misses it
  party.run(100);
  world.type(i, "crash\r");
  party.expect_another_start(i);
  party.run(3000);
  const bool told =
      world.said(i).find("the last run ended badly: !\"somebody wanted a crash\"") != std::string::npos;
  const bool shown = world.is_running(i) && !world.board(i).has_handheld && world.board(i).panel.is_lit() &&
                     world.board(i).backlight_permille > 0;
  if (!party.claim(told && shown, "a crash is told and shown; the unit said\n" + world.said(i))) return false;
  if (!party.is_well("why it stopped is shown")) return false;
  party.tap(i, Button::a);
  party.run(3000);
  return party.claim(world.board(i).has_handheld, "it goes on after a press");
}

/// Nobody touches anything for so long that whoever is not waited for switches itself off.
bool fall_asleep(Party& party) {
  constexpr Milliseconds long_enough_ms = 6 * 60 * 1000;
  party.run(long_enough_ms);
  if (!party.is_well("nobody touches anything")) return false;
  Director& world = party.world();
  for (int i = 0; i < party.size(); ++i) {
    if (!world.is_off_by_itself(i)) continue;
    const Board& board = world.board(i);
    const bool dark =
        board.backlight_permille == 0 && !board.panel.is_lit() && board.tone_hertz == 0 && !board.listens;
    if (!party.claim(dark, "who is off is dark and silent")) return false;
    party.expect_another_start(i);
    party.tap(i, Director::wake_button());
    party.run(3000);
    if (!party.claim(world.is_running(i), "a press wakes it")) return false;
  }
  return true;
}

bool lose_power(Party& party, int i) {
  party.switch_off_and_on(i);
  return true;
}

bool lose_reach(Party& party, int i) {
  party.world().set_reach(i, false);
  party.run(20000);
  party.world().set_reach(i, true);
  party.run(8000);
  return true;
}

/// Its radio takes frames, sends none and says nothing, until it is started anew; which fails at first.
bool lose_radio(Party& party, int i) {
  Board& board = party.world().board(i);
  if (!board.listens) return true;
  const std::uint32_t starts = board.radio_starts;
  board.radio_start_failures = party.world().random().below(3);
  board.radio_stuck = true;
  party.run(15000);
  return party.claim(!board.radio_stuck && board.radio_starts > starts && board.listens,
                     "the radio is mended");
}

bool trouble(Party& party) {
  const int i = party.world().random().below(party.size());
  switch (party.world().random().below(5)) {
    case 0: return crash(party, i);
    case 1: return fall_asleep(party);
    case 2: return lose_power(party, i);
    case 3: return lose_reach(party, i);
    default: return lose_radio(party, i);
  }
}

}  // namespace

void games(Claims& claims, std::uint64_t seed, int count) {
  for (int n = 0; n < count; ++n) {
    Party party(claims, 2, seed + static_cast<std::uint64_t>(n));
    if (!party.switch_on() || !party.gather(beach) || !party.deal()) continue;
    party.play_to_the_score();
    for (int i = 0; i < party.size(); ++i)
      party.claim(party.world().board(i).sent_too_soon == 0,
                  "no frame is given to a driver that still sends one");
  }
}

void troubled_games(Claims& claims, std::uint64_t seed, int count) {
  for (int n = 0; n < count; ++n) {
    Party party(claims, 2, seed + static_cast<std::uint64_t>(n));
    if (!party.switch_on() || !party.gather(beach) || !party.deal()) continue;
    party.world().set_air(bad_air());
    for (int i = 0; i < party.size(); ++i) party.world().board(i).report_loss_percent = 5;
    constexpr int troubles = 2;
    bool well = true;
    for (int met = 0; met < troubles && well; ++met) {
      party.play_on(30);
      well = trouble(party) && party.is_well("after a trouble");
    }
    if (well) party.play_to_the_score();
  }
}

}  // namespace model
}  // namespace seaglass
