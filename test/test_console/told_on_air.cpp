// What a guest's handheld tells: it has no journal, but the newest position that it may know, and what
// happened last.
#include <algorithm>
#include <memory>
#include <vector>

#include "chosen_games.h"
#include "games/subjects.h"
#include "ink/display.h"
#include "suite.h"
#include "two_at_a_table.h"

namespace seaglass {

namespace {

simulator::SimulatedPanel panel;
ink::Display display;

std::uint32_t picture_of(const Table& table) {
  View view = table.view(Language::english, true);
  view.telling = &table.caption();
  display.refresh(panel, [&](ink::Painter& painter) {
    if (table.screen().has_page(view, table.caption()))
      table.screen().draw_page(painter, view, table.caption());
    else
      table.screen().draw(painter, view, nullptr);
    table.screen().illustrate(painter, view, table.caption(), {10, 160, 56, 74});
  });
  const Phrase words = table.screen().caption(view, table.caption());
  return crc32({reinterpret_cast<const std::uint8_t*>(words.text()),
                static_cast<int>(std::strlen(words.text()))}) ^
         panel.picture_hash();
}

std::vector<Choice> choices_of(const TwoAtATable& two, Seat seat) {
  std::vector<Choice> choices;
  two.host.sitting().game().choices(two.host.sitting().state(), seat,
                                    [&](Choice choice) { choices.push_back(choice); });
  return choices;
}

/// One of these that is legal at both tables.
std::optional<Choice> any_common(const TwoAtATable& one, const TwoAtATable& other, Seat seat,
                                 Random& random) {
  std::vector<Choice> both;
  const std::vector<Choice> others = choices_of(other, seat);
  for (const Choice choice : choices_of(one, seat))
    if (std::find(others.begin(), others.end(), choice) != others.end()) both.push_back(choice);
  if (both.empty()) return std::nullopt;
  return both[static_cast<std::size_t>(random.below(static_cast<int>(both.size())))];
}

void decide(TwoAtATable& two, Seat seat, Choice choice) {
  if (seat == guests_seat)
    two.guest.table().decide(seat, choice);
  else
    static_cast<void>(two.host.table().decide(seat, choice));
  two.pass(100);
  TEST_ASSERT_EQUAL(two.host.table().revision(), two.guest.table().revision());
}

void tell_all(Table& table) {
  while (table.has_caption() || table.follow())
    while (table.has_caption()) table.next_caption();
}

/// How many moments were compared, until what happened differs.
int compare_tellings(Table& one, Table& other) {
  int compared = 0;
  one.follow();
  other.follow();
  for (; one.has_caption() && other.has_caption() && one.caption() == other.caption(); ++compared) {
    one.depart();
    other.depart();
    TEST_ASSERT_EQUAL_HEX32(picture_of(one), picture_of(other));
    one.arrive();
    other.arrive();
    TEST_ASSERT_EQUAL_HEX32(picture_of(one), picture_of(other));
    one.next_caption();
    other.next_caption();
  }
  return compared;
}

/// What has happened at this table, as the guest may know it.
std::vector<Event> all_events(const TwoAtATable& two) {
  static AnyState at;
  std::vector<Event> events;
  const Sitting& sitting = two.host.sitting();
  sitting.look_back(sitting.journal().size(), at, [&](const Event& event) {
    events.push_back(sitting.game().mask(event, SeatSet(guests_seat)));
    events.back().reveals = false;  // that is for who takes back, and not said on the air
  });
  return events;
}

/// Up to where something is said to be missed, the log is the beginning of what has happened, and from there
/// on its end. Returns how often that is said.
int expect_true(const EventLog& log, const std::vector<Event>& happened) {
  int missed = 0, at = 0;
  for (; at < log.size() && !EventLog::is_missed(log[at]); ++at)
    TEST_ASSERT_TRUE(happened[static_cast<std::size_t>(at)] == log[at]);
  for (int i = log.size() - 1, newest = static_cast<int>(happened.size()) - 1; i >= at; --i) {
    if (EventLog::is_missed(log[i]))
      ++missed;
    else
      TEST_ASSERT_TRUE(happened[static_cast<std::size_t>(newest--)] == log[i]);
  }
  return missed;
}

/// The host's people decide, and a bot for the guest.
void decide_at_the_host(TwoAtATable& two, int times) {
  for (int i = 0; i < times && !two.table.game().over(two.host.sitting().state()); ++i)
    TEST_ASSERT_TRUE(two.host.decide_something());
}

void cut_off(TwoAtATable& two, bool cut) {
  two.air.links[0].cut = cut;
  two.pass(2000);
  if (cut) two.host.table().let_bot_play(guests_seat, true);
}

}  // namespace

/// One choice with chance, and what others hide, at the one table as at the other; then one with other
/// chance; until the two part for good.
static int play_and_compare(GameName name, std::uint64_t seed) {
  const auto one = std::make_unique<TwoAtATable>(name, seed),
             other = std::make_unique<TwoAtATable>(name, seed);
  const Game& game = game_of(name);
  Random random(seed);
  int compared = 0;
  for (int choices = 0; choices < 60 && !game.over(one->host.sitting().state()); ++choices) {
    other->host.truth() = one->host.truth();
    const bool forks = choices % 2 == 1;
    if (forks)
      conformance::subject(number_of(name)).scramble(other->host.truth(), SeatSet(guests_seat), random);
    const Seat seat = any_seat(random, game.to_act(one->host.sitting().state()));
    if (!game.to_act(other->host.sitting().state()).contains(seat)) continue;
    if (seat == guests_seat &&
        !(one->guest.table().may_decide(seat) && other->guest.table().may_decide(seat)))
      break;
    const std::optional<Choice> choice = any_common(*one, *other, seat, random);
    if (!choice) continue;
    for (TwoAtATable* two : {one.get(), other.get()}) {
      two->table.open(guests_seat);
      decide(*two, seat, *choice);
    }
    if (forks) compared += compare_tellings(one->table, other->table);
    tell_all(one->table);
    tell_all(other->table);
  }
  return compared;
}

static void test_on_a_guests_handheld_nothing_shows_before_it_is_told() {
  for (int number = 0; number < game_count; ++number) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      compared += play_and_compare(static_cast<GameName>(number), seed);
    const bool is_long = game_at(number).facts().choices_max >= long_game;
    TEST_ASSERT_GREATER_THAN(is_long ? 60 : 0, compared);
  }
}

static void test_what_was_not_heard_is_said_to_be_missed_and_never_invented() {
  for (int number = 0; number < game_count; ++number) {
    const auto two = std::make_unique<TwoAtATable>(static_cast<GameName>(number));
    const auto hear = [&] {
      two->pass(2000);
      TEST_ASSERT_EQUAL(two->host.table().revision(), two->guest.table().revision());
      tell_all(two->table);
    };
    // A little is told afterwards,
    cut_off(*two, true);
    decide_at_the_host(*two, 1);
    cut_off(*two, false);
    hear();
    TEST_ASSERT_EQUAL(0, expect_true(two->table.log(), all_events(*two)));
    TEST_ASSERT_EQUAL(all_events(*two).size(), two->table.log().size());
    // more than a host keeps is not,
    cut_off(*two, true);
    decide_at_the_host(*two, 40);
    cut_off(*two, false);
    hear();
    TEST_ASSERT_EQUAL(1, expect_true(two->table.log(), all_events(*two)));
    // and of what was before it started anew a guest knows nothing.
    two->guest.restart();
    two->pass(2000);
    two->table.leave();
    two->table.follow(two->guest.table());
    TEST_ASSERT_EQUAL(1, two->table.log().size());
    TEST_ASSERT_TRUE(EventLog::is_missed(two->table.log()[0]));
  }
}

void test_told_on_air() {
  RUN_TEST(test_on_a_guests_handheld_nothing_shows_before_it_is_told);
  RUN_TEST(test_what_was_not_heard_is_said_to_be_missed_and_never_invented);
}

}  // namespace seaglass
