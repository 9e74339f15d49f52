// A table of two handhelds on the air, as a guest's screens see it.
#pragma once

#include <unity.h>

#include <optional>

#include "console/session/table.h"
#include "simulator/flash.h"
#include "storm/units.h"

namespace seaglass {

constexpr Milliseconds step_ms = 4;
constexpr Seat guests_seat(1);

/// A host and a guest, and what the guest's screens look at: one person there, and on every other seat one of
/// the host's.
struct TwoAtATable {
  MessageAir air{1};
  HostUnit host;
  GuestUnit guest{air, 0, 3};
  simulator::SimulatedFlash flash;
  RecordLog log{flash};
  Shelf shelf{log, fingerprints_of};
  Table table{shelf};

  explicit TwoAtATable(GameName name = GameName::mermaid_beach, std::uint64_t seed = 2) : host(air, seed) {
    const int game = number_of(name);
    const GameFacts& facts = game_at(game).facts();
    Roster roster;
    roster.players = facts.players_min;
    for (int i = 0; i < facts.option_count; ++i) roster.options.values[i] = facts.options[i].standard;
    for (Seat seat : all_seats(roster.players))
      if (seat != guests_seat) roster.seats[seat].holder = Holder::host;
    host.open(game, roster);
    People people;
    people.push_back(person('g'));
    guest.start(people);
    pass();
    host.table().deal({});
    pass();
    log.mount();
    shelf.mount();
    table.follow(guest.table());
  }
  /// Until both have heard all.
  void pass(Milliseconds time_ms = 3000) {
    for (const Milliseconds end = air.now + time_ms; air.now != end; air.now += step_ms) {
      host.step();
      guest.step();
    }
  }
  int decided() const {
    const Journal& journal = host.sitting().journal();
    int count = 0;
    for (int i = 0; i < journal.size(); ++i) count += journal.at(i).seat == guests_seat ? 1 : 0;
    return count;
  }
  bool guest_is_to_decide() const {
    return host.sitting().game().to_act(host.sitting().state()).contains(guests_seat);
  }
  void come_to_guests_turn() {
    while (!guest_is_to_decide()) TEST_ASSERT_TRUE(host.decide_something());
    pass();
    while (table.follow())
      while (table.has_caption()) table.next_caption();
    table.open(guests_seat);
    TEST_ASSERT_TRUE(table.may_decide());
  }
  /// A bot decides for the guest while it is not heard; then it is back, and has to decide again.
  void let_a_bot_decide_once() {
    const int before = decided();
    air.links[0].cut = true;
    pass();
    host.table().let_bot_play(guests_seat, true);
    while (decided() == before || !guest_is_to_decide()) TEST_ASSERT_TRUE(host.decide_something());
    air.links[0].cut = false;
    pass();
    TEST_ASSERT_GREATER_THAN(before, guest.table().decisions_of(guests_seat));
  }
  Choice some_choice() const {
    const View view = table.view(Language::english, true);
    std::optional<Choice> first;
    table.game().choices(*view.state, guests_seat, [&first](Choice choice) {
      if (!first) first = choice;
    });
    return *first;
  }
};

}  // namespace seaglass
