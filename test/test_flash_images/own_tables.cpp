// The table in the middle of each game, and the games that were played to their end.
#include "console/app/unit.h"
#include "core/random.h"
#include "simulator/room.h"
#include "suite.h"

namespace seaglass {
namespace {

struct OwnThings {
  simulator::SimulatedFlash flash;
  std::unique_ptr<Unit> unit;

  OwnThings() {
    load("own_things", flash);
    unit = std::make_unique<Unit>(flash);
    unit->mount();
  }
};

/// The position, and everybody's name and kind, at a journal on the shelf; then it is played on.
void expect_table(SavedJournal journal, const KeptTable& wanted) {
  static AnyState state;
  Setup setup;
  TEST_ASSERT_TRUE(journal.find(setup) == Saved::table);
  Sitting sitting(game_of(wanted.game), state, journal);
  TEST_ASSERT_TRUE(sitting.resume(setup));
  expect_position(wanted.position, position_of(sitting));
  expect_end(wanted.position, sitting);
}

void test_the_table_of_each_game_goes_on_where_it_was() {
  const auto own = std::make_unique<OwnThings>();
  for (const KeptTable& table : claimed->tables) {
    TEST_ASSERT_TRUE(own->unit->shelf.has_table(id_of(table.game)));
    expect_table(own->unit->shelf.table(id_of(table.game)), table);
  }
  TEST_ASSERT_TRUE(own->unit->shelf.seated() == id_of(claimed->seated));
}

void test_who_sits_at_each_table_is_as_it_was() {
  const auto own = std::make_unique<OwnThings>();
  for (const KeptTableSettings& table : claimed->table_settings) {
    Setup setup;
    TEST_ASSERT_TRUE(own->unit->shelf.table(id_of(table.game)).find(setup) == Saved::table);
    int seat = 0;
    for (int emblem = 0; emblem < emblem_count; ++emblem) {
      if (table.places[emblem] == 0) continue;
      const Sitter& sitter = setup.company.sitters[Seat(seat++)];
      TEST_ASSERT_EQUAL(emblem, sitter.emblem);
      TEST_ASSERT_EQUAL(table.places[emblem] == 2, sitter.kind == SitterKind::bot);
      if (sitter.kind == SitterKind::bot) TEST_ASSERT_EQUAL(table.bot_level, sitter.level);
      TEST_ASSERT_EQUAL_STRING(claimed->names[emblem] == nullptr ? "" : claimed->names[emblem],
                               sitter.name.text());
    }
    TEST_ASSERT_EQUAL(seat, setup.players);
    for (int option = 0; option < options_max; ++option)
      TEST_ASSERT_EQUAL(table.options[option], setup.options.values[option]);
  }
}

void test_every_past_game_can_be_looked_at_again() {
  const auto own = std::make_unique<OwnThings>();
  Unit& unit = *own->unit;
  TEST_ASSERT_EQUAL(sizeof claimed->past / sizeof claimed->past[0], unit.shelf.past_count());
  TEST_ASSERT_EQUAL(claimed->finished_count, unit.shelf.finished_count());
  for (int i = 0; i < unit.shelf.past_count(); ++i) {
    const KeptTable& wanted = claimed->past[i];
    TEST_ASSERT_TRUE(unit.shelf.past_game(i) == id_of(wanted.game));
    TEST_ASSERT_EQUAL_HEX8(wanted.position.winners, unit.shelf.past_winners(i).bits());
    expect_table(unit.shelf.past(i), wanted);
    TEST_ASSERT_TRUE(unit.table.lay_past(i));
    for (int choices = 0; choices <= wanted.position.length; ++choices) unit.table.show_past(choices);
  }
}

/// The handheld lies upside down in the hands, and has three buttons, in these images.
class OwnRoom {
 public:
  OwnRoom() : room_(1, 7, true) {
    room_[0].stop();
    load("own_things", room_[0].flash);
    room_[0].start();
    room_.run(4000);
  }
  const Handheld& handheld() { return room_[0].handheld(); }
  ScreenName showing() { return handheld().showing(); }
  void tap(Button button, Milliseconds hold_ms = 60) { room_.tap(0, button, hold_ms); }
  void go_back() {
    for (const Button button : {Button::a, Button::left}) room_[0].press(button);
    room_.run(100);
    for (const Button button : {Button::a, Button::left}) room_[0].release(button);
    room_.run(100);
  }
  void carry_on(GameName game) {
    TEST_ASSERT_TRUE(showing() == ScreenName::game_page);  // it was interrupted
    if (handheld().preferences().game != game) {
      go_back();
      for (int n = 0; n < game_count && handheld().preferences().game != game; ++n) tap(Button::right);
      tap(Button::a);
    }
    room_.run(500);
    tap(Button::a);
    room_.run(500);
    TEST_ASSERT_TRUE(showing() == ScreenName::play || showing() == ScreenName::curtain);
    TEST_ASSERT_TRUE(handheld().table().name() == game);
  }
  void play_to_the_score() {
    Random random(1);
    for (int taps = 0; taps < 60000 && showing() != ScreenName::score; ++taps) {
      if (showing() == ScreenName::curtain)
        tap(Button::a, 700);
      else
        tap(random.below(3) > 0 ? Button::a : random.below(2) > 0 ? Button::left : Button::right);
    }
    TEST_ASSERT_TRUE(showing() == ScreenName::score);
  }

 private:
  simulator::SimulatedRoom room_;
};

void test_people_carry_on_each_table_to_its_end_by_their_buttons() {
  for (const KeptTable& table : claimed->tables) {
    OwnRoom room;
    room.carry_on(table.game);
    const Position now = position_of(room.handheld().table().sitting());
    TEST_ASSERT_GREATER_OR_EQUAL(table.position.length, now.length);
    if (now.length == table.position.length) expect_position(table.position, now);  // else a bot was next
    room.play_to_the_score();
    TEST_ASSERT_EQUAL(table.position.players, room.handheld().table().players());
  }
}

}  // namespace

void test_own_tables() {
  RUN_FOR_VERSION(test_the_table_of_each_game_goes_on_where_it_was);
  RUN_FOR_VERSION(test_who_sits_at_each_table_is_as_it_was);
  RUN_FOR_VERSION(test_every_past_game_can_be_looked_at_again);
  RUN_FOR_VERSION(test_people_carry_on_each_table_to_its_end_by_their_buttons);
}

}  // namespace seaglass
