// Handhelds at the table of a host that lies: whatever it says, none of them stops.
#include "chosen_games.h"
#include "games/subjects.h"  // PlatformIO looks only here which libraries are needed
#include "siege/liar.h"
#include "suite.h"

namespace seaglass {

using siege::LyingHost;
using siege::Said;

namespace {

/// Guests, and the host that they all paired with.
struct Lied {
  NearbyRoom room;
  LyingHost host;

  Lied(GameName game, int guests, std::uint64_t seed, bool deals = true)
      : room(guests, seed), host(room.room().air(), seed) {
    host.deals = deals;
    host.open(game, guests, room.room().now());
    for (int i = 0; i < guests; ++i) join(i);
    pass(6000);
  }
  void pass(Milliseconds ms) {
    for (const Milliseconds end = room.room().now() + ms; room.room().now() != end; room.run(4))
      host.step(room.room().now());
  }
  void tap(int i, Button button, Milliseconds hold_ms = 40) {
    room.room()[i].press(button);
    pass(hold_ms);
    room.room()[i].release(button);
    pass(40);
  }
  void join(int i) {
    tap(i, Button::b);
    pass(3000);
    tap(i, Button::a);
    pass(3000);
    tap(i, Button::a);
    pass(1000);
  }
  /// Whoever is not at the table any more comes back; else something is pressed.
  void press_something(int i) {
    switch (room.showing(i)) {
      case ScreenName::launcher: return tap(i, Button::b);
      case ScreenName::nearby:
        return room.says(i, Word::join) || room.says(i, Word::watch_table) ? tap(i, Button::a) : pass(500);
      case ScreenName::new_table: return tap(i, Button::b);
      case ScreenName::waiting_room: return tap(i, Button::a);
      case ScreenName::curtain: return tap(i, Button::a, 700);
      case ScreenName::table_menu:  // nobody leaves for good
      case ScreenName::help:
      case ScreenName::settings:
      case ScreenName::air_help: return tap(i, Button::b);
      default: break;
    }
    constexpr Button buttons[] = {Button::left, Button::right, Button::up, Button::down, Button::b,
                                  Button::menu, Button::a,     Button::a,  Button::a,    Button::a};
    tap(i, buttons[room.random().below(10)]);
  }
};

}  // namespace

/// Nothing else in the room becomes another.
static void test_who_begins_is_shown_as_the_host_said_it_last() {
  constexpr bool deals = false;
  Lied table(GameName::mermaid_beach, 1, 5, deals);
  TEST_ASSERT_TRUE(table.room.showing(0) == ScreenName::waiting_room);
  Beginner begins;
  std::uint16_t stamp = 1000;
  table.host.channel().lie = [&](int, Said& message) {
    BitReader reader({message.data(), static_cast<int>(message.size())});
    const HostHeader header = read_host_header(reader);
    RoomMessage room;
    if (header.says != HostSays::room || !read(room, reader)) return;
    room.stamp = ++stamp;
    room.roster.begins = begins;
    std::uint8_t memory[Channel::message_bytes_max];
    BitWriter writer({memory, sizeof memory});
    write(header, writer);
    write(room, writer);
    message.assign(memory, memory + writer.bytes());
  };
  table.host.start_anew(table.room.room().now());  // so that it says all once more
  table.pass(12000);
  TEST_ASSERT_TRUE(table.room.showing(0) == ScreenName::waiting_room);
  std::uint32_t shown[3] = {};
  for (int number = 0; number < 3; ++number) {
    begins = Beginner::from_number(number);
    table.pass(3000);
    shown[number] = table.room.room()[0].panel.picture_hash();
    for (int before = 0; before < number; ++before) TEST_ASSERT_TRUE(shown[number] != shown[before]);
  }
}

static void test_a_guest_that_is_shown_nothing_of_its_own_goes_on() {
  for (int game = 0; game < game_count; ++game) {
    if (!suits(game, 3)) continue;
    Lied table(static_cast<GameName>(game), 2, 5);
    TEST_ASSERT_TRUE(table.room.at_table(0) && table.room.at_table(1));
    bool lies = true;
    table.host.channel().lie = [&](int, Said& message) {
      siege::StateSaid said;
      if (!lies || !said.read_from(table.host.game(), message)) return;
      table.host.sitting().view(SeatSet(), said.state);
      message = said.packed(table.host.game());
    };
    for (int presses = 0; presses < 150; ++presses) {
      lies = presses % 3 != 0;
      table.host.decide_something();
      table.press_something(presses % 2);
    }
    lies = false;
    for (int i = 0; i < 2; ++i) {
      for (int presses = 0; presses < 100 && !table.room.at_table(i); ++presses) table.press_something(i);
      TEST_ASSERT_TRUE(table.room.at_table(i));
    }
  }
}

static void test_no_lie_of_a_host_stops_a_guest() {
  for (int game = 0; game < game_count; ++game)
    for (std::uint64_t seed = 1; seed <= 3 && suits(game, 3); ++seed) {
      Lied table(static_cast<GameName>(game), 2, seed);
      siege::Liar liar(table.host, seed);
      table.host.channel().lie = [&](int peer, Said& message) { liar.tell(peer, message); };
      for (int presses = 0; presses < 200; ++presses) {
        table.host.decide_something();
        table.press_something(presses % 2);
      }
      TEST_ASSERT_GREATER_THAN(20, liar.lies);
    }
}

/// The same table, each time a choice later, and never to the end.
static void test_a_host_that_offers_its_table_again_and_again_wears_no_flash() {
  Lied table(GameName::mermaid_rain, 2, 1);
  table.host.table().set_holding(true);
  const auto offer_for = [&](Milliseconds ms) {
    simulator::SimulatedFlash& flash = table.room.room()[0].flash;
    const std::uint32_t before = flash.generation();
    for (const Milliseconds end = table.room.room().now() + ms; table.room.room().now() < end;) {
      for (int i = 0; i < 2; ++i) table.press_something(i);
      table.host.decide_something();
      static_cast<void>(table.host.table().hand_over(0, table.host.link().unit(0)));
      table.pass(400);
      table.host.table().keep_table();
      table.pass(100);
    }
    return static_cast<int>(flash.generation() - before);
  };
  TEST_ASSERT_GREATER_THAN(10, offer_for(60000));
  const int choices = table.host.sitting().journal().size();
  TEST_ASSERT_LESS_THAN(2 * choices, offer_for(120000));
}

}  // namespace seaglass

void lying_tests() {
  using namespace seaglass;
  RUN_TEST(test_who_begins_is_shown_as_the_host_said_it_last);
  RUN_TEST(test_a_guest_that_is_shown_nothing_of_its_own_goes_on);
  RUN_TEST(test_no_lie_of_a_host_stops_a_guest);
  RUN_TEST(test_a_host_that_offers_its_table_again_and_again_wears_no_flash);
}
