// Only what changed is drawn, and yet the panel shows what a fresh display would: after every step of whole
// games, and whatever is drawn after whatever else.
#include <unity.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

#include "content/art.h"
#include "core/random.h"
#include "games/screens.h"
#include "ink/layout.h"
#include "ink/text.h"
#include "ink/turn.h"
#include "simulator/room.h"
#include "sitting_down.h"

namespace seaglass {

/// What a handheld draws, for somebody else's display.
struct HandheldProbe {
  static void paint(const Handheld& handheld, ink::Painter& painter) { handheld.paint(painter); }
  static ink::Look look(const Handheld& handheld) { return handheld.look(); }
};

using namespace ink;

namespace {

/// SEAGLASS_GAMES says how many games the suites play; from this number on, these are many.
constexpr int many_games = 1000;

bool wants_many_games() {
  const char* const wanted = std::getenv("SEAGLASS_GAMES");
  return wanted != nullptr && std::atoi(wanted) >= many_games;
}

/// Draws all of it on a panel that knows nothing, and looks for the first pixel that is another.
void expect_the_same(const simulator::SimulatedPanel& panel, const Look& look, Display::Draw draw,
                     const char* where) {
  static simulator::SimulatedPanel fresh_panel;
  static Display fresh;
  fresh.set_look(look);
  fresh.invalidate();
  fresh.refresh(fresh_panel, draw);
  if (std::memcmp(panel.pixels(), fresh_panel.pixels(), sizeof(Pixel) * screen_width * screen_height) == 0)
    return;
  for (int y = 0; y < screen_height; ++y)
    for (int x = 0; x < screen_width; ++x)
      if (panel.pixel(x, y) != fresh_panel.pixel(x, y)) {
        static char message[160];
        std::snprintf(message, sizeof message, "%s: the pixel at %d, %d is another", where, x, y);
        TEST_FAIL_MESSAGE(message);
      }
}

// ---------------------------------------------------------------------------------------- any calls whatever

/// What a call is made of: chance decides it, but for one decision, which `twist` changes.
struct AnyCall {
  int kind = 0;
  std::uint64_t seed = 0;
  int twisted = -1;
  std::uint64_t twist = 0;
};

constexpr int kinds = 13;

/// The same for the same call.
void draw_anything(Painter& painter, const AnyCall& call) {
  static constexpr const char* lines[] = {"Jj", "“f” ÀÇ ŷ", "Sea, sand; 1.234 – ?", "W"};
  Random random(call.seed), twist(call.twist);
  int decisions = 0;
  const auto any = [&](int from, int to) {
    const int range = to - from;
    const int usual = random.below(range);
    return from + (decisions++ == call.twisted ? twist.below(range) : usual);
  };
  const auto any_color = [&] { return Color(static_cast<std::uint32_t>(any(0, 0x1000000))); };
  const Color first = any_color(), second = any_color();
  const int opacity = any(0, 3) > 0 ? 255 : any(0, 256);
  const Paint paint = any(0, 4) > 0 ? Paint(first, opacity)
                                    : Paint::gradient(first, second, any(-20, 120), any(121, 260), opacity);
  const Point at{any(-30, 340), any(-30, 260)};
  const Rect area{at.x, at.y, any(0, 120), any(0, 90)};
  const FinePoint fine_at{any(-400, 5400), any(-400, 4200)}, to{any(-400, 5400), any(-400, 4200)};
  const Shifted shifted(painter, {any(0, 3) > 0 ? 0 : any(-40, 40), any(0, 3) > 0 ? 0 : any(-40, 40)});
  const Clipped clipped(painter, any(0, 3) > 0
                                     ? Rect{-400, -400, 1200, 1200}
                                     : Rect{any(-20, 300), any(-20, 220), any(0, 200), any(0, 160)});
  const int radius = any(1, 700), thickness = any(1, 200);
  switch (call.kind) {
    case 0: return painter.rectangle(area, paint);
    case 1: return painter.outline(area, any(1, 9), paint);
    case 2: return painter.rounded(area, any(0, 30), paint);
    case 3: return painter.rounded_outline(area, any(0, 30), any(1, 9), paint);
    case 4: return painter.circle(fine_at, radius, paint);
    case 5: return painter.ring(fine_at, radius, thickness, paint);
    case 6:
      return painter.arc(fine_at, radius, thickness, static_cast<Turn>(any(0, 65536)),
                         static_cast<Turn>(any(0, 65536)), paint);
    case 7: return painter.line(fine_at, to, thickness, paint);
    case 8: return painter.hexagon(fine_at, radius, paint);
    case 9: return painter.hexagon_outline(fine_at, radius, thickness, paint);
    case 10: {
      const FinePoint corners[] = {fine_at, to, {any(-400, 5400), any(-400, 4200)}};
      return painter.polygon(corners, 3, paint);
    }
    case 11:
      return painter.sprite(any(0, 2) > 0 ? content::art::rain_hex : content::art::axolotl_56, at,
                            Tint(first, second, opacity));
    default:
      return text(painter, at, lines[any(0, 4)], static_cast<TextSize>(any(0, 3)), paint,
                  static_cast<Align>(any(0, 3)));
  }
}

/// Of each kind, and then the same with another one of its decisions, each in turn; over a call of any kind.
void test_a_call_in_place_of_one_that_differs_in_one_thing() {
  constexpr int decisions_max = 20;
  static simulator::SimulatedPanel panel;
  static Display display;
  Random random(1);
  for (int tries = wants_many_games() ? 30 : 5; tries > 0; --tries)
    for (int kind = 0; kind < kinds; ++kind) {
      const AnyCall beneath{static_cast<int>(random.below(kinds)), random.next(), -1, 0};
      AnyCall call{kind, random.next(), -1, 0};
      const auto draw = [&beneath, &call](Painter& painter) {
        painter.fill(Paint::gradient(palette::night, palette::tide, 0, screen_height));
        draw_anything(painter, beneath);
        draw_anything(painter, call);
      };
      for (int decision = -1; decision < decisions_max; ++decision) {
        call.twisted = decision;
        call.twist = random.next();
        display.refresh(panel, draw);
        expect_the_same(panel, {}, draw, "any call");
      }
    }
}

/// A screen that skips what it takes for hidden, and takes too much for it.
void test_a_screen_may_be_wrong_about_what_is_hidden() {
  static simulator::SimulatedPanel panel;
  static Display display;
  for (int x = 0; x < 200; x += 7) {
    const auto draw = [x](Painter& painter) {
      painter.fill(palette::night);
      painter.rectangle({x, 20, 3, 30}, palette::sun);
      if (painter.shows({300, 0, 1, screen_height}))
        painter.circle({fine(60), fine(40)}, fine(30), palette::foam);
    };
    display.refresh(panel, draw);
    expect_the_same(panel, {}, draw, "a mistaken screen");
  }
}

// ----------------------------------------------------------------------------------------------- whole games

/// A handheld that is looked at after each of its steps.
class Watched {
 public:
  explicit Watched(bool calm) : room_(1, 1, calm) { pass(100); }

  const Handheld& handheld() { return unit().handheld(); }
  ScreenName showing() { return handheld().showing(); }

  void pass(Milliseconds duration_ms) {
    for (Milliseconds passed = 0; passed < duration_ms; passed += frame_ms) {
      const int steps_before = unit().steps();
      room_.run(frame_ms);
      if (!unit().is_running() || unit().steps() == steps_before) continue;
      ++looks;
      expect_the_same(
          unit().panel, HandheldProbe::look(handheld()),
          [this](Painter& painter) { HandheldProbe::paint(handheld(), painter); },
          ("a handheld, screen " + std::to_string(static_cast<int>(showing()))).c_str());
    }
  }
  void tap(Button button, Milliseconds hold_ms = 48) {
    unit().press(button);
    pass(hold_ms);
    unit().release(button);
    pass(2 * frame_ms);
  }
  /// The cell comes out and goes in again: the panel has lost what it showed.
  void lose_power() {
    unit().stop();
    constexpr std::uint16_t noise[screen_width] = {};
    for (int y = 0; y < screen_height; ++y) unit().panel.send(0, y, screen_width, 1, noise);
    unit().panel.wait();
    unit().start();
    pass(100);
  }

  int looks = 0;

 private:
  static constexpr Milliseconds frame_ms = simulator::SimulatedHandheld::frame_ms;
  simulator::SimulatedHandheld& unit() { return room_[0]; }

  simulator::SimulatedRoom room_;
};

constexpr int leafing_max = 60, taps_max = 60000;
GameName game_now = GameName::mermaid_rain;

void sit_down(Watched& watched, int players, int people) {
  using Place = Seating::Place;
  for (int taps = 0; taps < leafing_max && watched.handheld().preferences().game != game_now; ++taps)
    watched.tap(Button::right);
  watched.tap(Button::a);
  SittingDown sitting(watched.handheld().log(), game_now, people > 1 ? PlayMode::together : PlayMode::alone,
                      0, [&watched](Button button) { watched.tap(button); });
  Place places[seats_max];
  for (int i = 0; i < players; ++i) places[i] = i < people ? Place::person : Place::bot;
  sitting.choose_mode();
  sitting.sit(places, players);
  sitting.begin();
}

bool sits_down(ScreenName screen) {
  return screen == ScreenName::sit_down || screen == ScreenName::new_table;
}

/// From one of these screens to the next, by any buttons.
void test_sitting_down() {
  Random random(3);
  for (int round = 0; round < 12; ++round) {
    Watched watched(true);
    for (int i = 0; i < round % game_count; ++i) watched.tap(Button::right);
    watched.tap(Button::a);
    watched.tap(Button::a);
    for (int taps = 0; taps < 60 && sits_down(watched.showing()); ++taps)
      watched.tap(static_cast<Button>(random.below(button_count)));
  }
}

bool is_at_the_table(ScreenName screen) {
  return screen == ScreenName::play || screen == ScreenName::curtain || screen == ScreenName::table_menu ||
         screen == ScreenName::score;
}

/// All buttons, so that it comes through the menus too; mostly A, or it would never end.
void play(Watched& watched, Random& random, int taps_most) {
  constexpr Milliseconds curtain_ms = 700;
  for (int taps = 0; taps < taps_most && watched.showing() != ScreenName::score; ++taps) {
    if (watched.showing() == ScreenName::curtain && random.below(8) > 0)
      watched.tap(Button::a, curtain_ms);
    else if (!is_at_the_table(watched.showing()) && random.below(3) == 0)
      watched.tap(watched.showing() == ScreenName::launcher ? Button::a : Button::b);
    else
      watched.tap(random.below(8) > 2 ? Button::a : static_cast<Button>(random.below(button_count)));
  }
}

void test_whole_games() {
  const bool many = wants_many_games();
  for (int number = 0; number < (many ? 2 : 1); ++number)
    for (int game = 0; game < game_count; ++game) {
      game_now = static_cast<GameName>(game);
      const GameFacts& facts = game_of(game_now).facts();
      Random random(static_cast<std::uint64_t>(number * game_count + game));
      auto watched = std::make_unique<Watched>(!many || number % 4 > 0);
      const int players = number % 2 == 0 ? facts.players_max : facts.players_min;
      sit_down(*watched, players, 1 + number % 3);
      play(*watched, random, many ? 400 : 90);
      watched->lose_power();
      play(*watched, random, many ? taps_max : 30);
      if (many) TEST_ASSERT_TRUE(watched->handheld().table().over());
      TEST_ASSERT_GREATER_THAN(150, watched->looks);
    }
}

}  // namespace
}  // namespace seaglass

void setUp() {}
void tearDown() {}

int main() {
  using namespace seaglass;
  UNITY_BEGIN();
  RUN_TEST(test_a_call_in_place_of_one_that_differs_in_one_thing);
  RUN_TEST(test_a_screen_may_be_wrong_about_what_is_hidden);
  RUN_TEST(test_sitting_down);
  RUN_TEST(test_whole_games);
  return UNITY_END();
}
