// Whatever keeps somebody from a table, or ends it for them, is said on both screens.
#include "console/screens/home/air_help.h"
#include "console/session/reasons.h"
#include "content/fingerprint.h"
#include "expect_picture.h"
#include "radio/guest_link.h"
#include "radio/host_link.h"
#include "simulator/entropy.h"
#include "suite.h"

namespace seaglass {

namespace {

constexpr GameName beach = GameName::mermaid_beach;

/// A unit that is no handheld of ours: it plays by rules of its own.
class Stranger {
 public:
  static constexpr std::uint32_t other_rules = content::fingerprint + 1;

  explicit Stranger(NearbyRoom& room) : room_(room), radio_(room.room().air(), {{2, 9, 9, 9, 9, 9}}) {
    radio_.set_on(true);
  }
  radio::LinkParts parts() { return {radio_, cryptography_, entropy_, keys_}; }
  simulator::SimulatedRadio& radio() { return radio_; }
  template <typename Link>
  void run(Link& link, Milliseconds duration_ms) {
    Channel::Message message;
    for (Milliseconds passed = 0; passed < duration_ms; passed += 20) {
      link.step(room_.room().now());
      while (link.receive(message)) continue;
      room_.run(20);
    }
  }

 private:
  class NoKeys final : public radio::KeyStore {
   public:
    bool find(const RadioAddress&, radio::Pairing&) override { return false; }
    bool keep(const radio::Pairing&, const radio::Present&) override { return true; }
  };

  NearbyRoom& room_;
  simulator::SimulatedRadio radio_;
  SodiumCryptography cryptography_;
  simulator::SimulatedEntropy entropy_{99};
  NoKeys keys_;
};

/// Chooses the first table that is around.
void ask(NearbyRoom& room, int i) {
  room.tap(i, Button::b);
  room.run(3000);
  room.tap(i, Button::a);
  room.run(500);
}

Text name_at(NearbyRoom& room, Seat seat) {
  return room.handheld(0).table().view(Language::english, true).name(seat);
}

}  // namespace

static void test_who_comes_to_a_table_that_is_full_by_now_is_told_so() {
  NearbyRoom room(3, 21);
  room.open(beach, 1, 1);
  ask(room, 1);
  room.run(2000);
  ask(room, 2);
  TEST_ASSERT_TRUE(room.says(2, Word::host_busy, "Seahorse"));
  room.tap(1, Button::a);
  room.tap(0, Button::a);
  room.run(1500);
  TEST_ASSERT_TRUE(room.says(2, Word::heard_only) && room.says(2, Word::why_no_place));
  TEST_ASSERT_TRUE(room.says(0, Word::heard_table_full, "Whale"));
}

static void test_a_table_by_other_rules_is_named_as_such_and_not_asked() {
  NearbyRoom room(1, 22);
  Stranger stranger(room);
  radio::HostLink host(stranger.parts());
  radio::OpenTable table;
  table.fingerprint = Stranger::other_rules;
  table.host = radio::UnitName::from("Coral");
  host.open(table, room.room().now());
  host.set_places(2, 0, false);
  room.tap(0, Button::b);
  stranger.run(host, 3000);
  TEST_ASSERT_TRUE(room.says(0, Word::other_version));
  room.tap(0, Button::up);
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::nearby);
}

static void test_a_guest_by_other_rules_and_its_host_are_both_told() {
  NearbyRoom room(1, 23);
  room.open(beach, 1, 1);
  Stranger stranger(room);
  radio::GuestLink guest(stranger.parts(), radio::UnitName::from("Coral"), Stranger::other_rules);
  guest.look(room.room().now());
  stranger.run(guest, 1500);
  guest.join(guest.nearby()[0].host, radio::Role::player, room.room().now());
  stranger.run(guest, 500);
  TEST_ASSERT_TRUE(guest.state() == radio::GuestLink::State::pairing);
  TEST_ASSERT_TRUE(guest.reason() == radio::Reason::other_rules);
  TEST_ASSERT_TRUE(room.says(0, Word::heard_other_rules, "Coral"));
}

static void test_a_frame_of_another_version_is_named_as_such() {
  NearbyRoom room(2, 24);
  room.open(beach, 1, 1);
  room.tap(1, Button::b);
  room.run(1500);
  Stranger stranger(room);
  const std::uint8_t own = static_cast<std::uint8_t>((radio::link_version + 1) << 4);
  std::uint8_t asked[12] = {radio::frame_mark,
                            static_cast<std::uint8_t>(own | static_cast<int>(radio::FrameKind::ask))};
  const RadioAddress to = room.room()[0].radio.address();
  for (int i = 0; i < 6; ++i) asked[2 + i] = to.bytes[i];
  TEST_ASSERT_TRUE(stranger.radio().send({asked, sizeof asked}));
  room.run(300);
  TEST_ASSERT_TRUE(room.says(0, Word::heard_other_version));
  TEST_ASSERT_TRUE(room.says(1, Word::other_version));
}

static void test_who_sees_other_pictures_ends_it_for_both() {
  NearbyRoom room(2, 25);
  room.open(beach, 1, 1);
  ask(room, 1);
  room.run(2500);
  TEST_ASSERT_TRUE(room.says(0, Word::same_pictures, "Seal") &&
                   room.says(1, Word::same_pictures, "Seahorse"));
  room.tap(1, Button::b);
  room.run(1500);
  TEST_ASSERT_TRUE(room.says(0, Word::why_wrong_pictures));
  TEST_ASSERT_TRUE(room.says(1, Word::why_wrong_pictures));
}

/// The host is about to press something else when they come up.
static void test_a_press_that_comes_with_the_pictures_answers_nothing() {
  NearbyRoom room(2, 35);
  room.open(beach, 1, 1);
  room.tap(1, Button::b);
  room.run(3000);
  room.tap(1, Button::a);
  for (int steps = 0; steps < 200 && !room.says(0, Word::same_pictures, "Seal"); ++steps) room.run(20);
  for (const Button button : {Button::a, Button::b, Button::a}) room.tap(0, button);
  TEST_ASSERT_TRUE(room.says(0, Word::same_pictures, "Seal"));
  room.run(QuietPeriod::rest_ms);
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(room.says(0, Word::other_looks, "Seal"));
}

static void test_who_is_sent_away_and_who_sends_both_read_it() {
  NearbyRoom room(2, 26);
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(0, Button::right);
  room.tap(0, Button::a);
  room.run(1500);
  TEST_ASSERT_TRUE(room.says(1, Word::why_kicked, "Seahorse"));
  TEST_ASSERT_TRUE(room.says(0, Word::why_sent_away, "Seal"));
}

static void test_the_score_sheet_says_if_the_deal_was_fair_and_what_that_means() {
  NearbyRoom room(3, 46);
  room.begin(beach);
  room.play_on(20);
  room.restart(2);
  room.run(8000);
  room.play_to_the_score();
  room.run(3000);
  TEST_ASSERT_FALSE(room.says(0, Word::deal_fair));  // it dealt
  TEST_ASSERT_TRUE(room.says(1, Word::deal_fair));
  TEST_ASSERT_TRUE(room.says(2, Word::deal_not_provable));
  for (int i : {1, 2}) {
    const ink::Text meaning =
        word(i == 1 ? Word::deal_fair_means : Word::deal_not_provable_means, Language::english);
    const std::string begins = simulator::plain(meaning.first(20));
    const auto explains = [&] { return room.words(i).find(begins) != std::string::npos; };
    TEST_ASSERT_FALSE(explains());
    room.tap(i, Button::a);
    TEST_ASSERT_TRUE(explains());
    if (i == 1) expect_picture(room.room()[1].panel, "score_fair_deal");
    room.tap(i, Button::b);
    TEST_ASSERT_FALSE(explains());
    TEST_ASSERT_TRUE(room.showing(i) == ScreenName::score);
  }
}

static void test_who_was_sent_away_may_compare_pictures_once_more() {
  NearbyRoom room(2, 33);
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(0, Button::right);
  room.tap(0, Button::a);
  room.run(4000);
  room.tap(1, Button::a);
  room.join(1);
  TEST_ASSERT_TRUE(room.says(1, Word::host_deals, "Seahorse"));
  TEST_ASSERT_TRUE(room.says(0, Word::all_are_here));
}

static void test_who_leaves_is_named_to_the_host() {
  NearbyRoom room(2, 27);
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(1, Button::b);
  room.run(1500);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::launcher);
  TEST_ASSERT_TRUE(room.says(0, Word::why_left, "Seal"));
}

/// Units are called alike, and their people sit by different emblems.
static void test_who_leaves_is_named_as_everybody_knows_them() {
  NearbyRoom room(3, 36);
  room.room()[2].set_number(13);  // begins with the same animal as the second one
  room.room()[2].stop();
  room.room()[2].start();
  room.run(1500);
  room.open(beach, 1, 2);
  for (int i = 1; i < 3; ++i) room.join(i);
  TEST_ASSERT_TRUE(room.says(0, Phrase().add("Seal")) && room.says(0, Phrase().add("Whale")));
  room.tap(2, Button::b);
  room.run(1500);
  TEST_ASSERT_TRUE(room.says(0, Word::why_left, "Whale"));
}

static void test_a_host_is_warned_before_it_closes_for_all() {
  NearbyRoom room(2, 28);
  room.begin(beach);
  room.open_menu(0);
  room.tap(0, Button::up);
  TEST_ASSERT_TRUE(room.says(0, Word::host_leaves));
  room.tap(0, Button::a);
  room.run(2000);
  TEST_ASSERT_TRUE(room.says(1, Word::why_closed, "Seahorse"));
}

/// Two of three choose what they pass on: each of these sees who is still to choose.
static void test_who_has_decided_reads_for_whom_all_wait() {
  NearbyRoom room(3, 29);
  room.begin(GameName::mermaid_rain);
  room.tap(0, Button::a);
  room.tap(0, Button::a);
  for (int taps = 0; taps < 6 && !room.handheld(0).table().waits_for_others(); ++taps) room.tap(0, Button::a);
  room.run(500);
  TEST_ASSERT_TRUE(room.says(0, Word::waits_for));
  for (int taps = 0; taps < 6 && !room.handheld(1).table().waits_for_others(); ++taps) room.tap(1, Button::a);
  room.run(500);
  TEST_ASSERT_TRUE(room.says(0, Word::waits_for) && room.says(0, Phrase().add(name_at(room, Seat(2)))));
  TEST_ASSERT_TRUE(room.says(1, Word::waits_for) && room.says(1, Phrase().add(name_at(room, Seat(2)))));
}

/// As a guest that was there all the time, and as one that forgot what it had seen.
static void test_the_score_sheet_marks_whether_the_deal_was_fair() {
  NearbyRoom room(3, 5);
  room.begin(beach);
  room.play_on(10);
  room.restart(2);
  room.play_to_the_score();
  room.run(3000);
  TEST_ASSERT_TRUE(room.says(1, Word::deal_fair));
  Phrase marked;
  marked.add("? ").add(word(Word::deal_not_provable, Language::english));
  TEST_ASSERT_TRUE(room.says(2, marked));
}

static void test_what_the_air_protects_from_is_explained_page_by_page() {
  constexpr Word pages[AirHelp::page_count] = {Word::air_pictures, Word::air_sealed,  Word::air_fair,
                                               Word::air_away,     Word::air_handing, Word::air_without,
                                               Word::air_disturbed};
  NearbyRoom room(1, 37);
  room.tap(0, Button::b);
  room.tap(0, Button::menu);
  for (const Word page : pages) {
    TEST_ASSERT_TRUE(room.showing(0) == ScreenName::air_help && room.says(0, page));
    room.tap(0, Button::a);
  }
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::nearby);
}

static void test_the_explanation_makes_room_for_who_comes() {
  NearbyRoom room(2, 38);
  room.open(beach, 1, 1);
  room.tap(0, Button::menu);
  room.run(1000);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::air_help);
  ask(room, 1);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::waiting_room);
  room.run(1500);
  TEST_ASSERT_TRUE(room.says(0, Word::same_pictures, "Seal"));
  for (const int i : {0, 1}) {
    room.tap(i, Button::menu);
    TEST_ASSERT_TRUE(room.showing(i) == ScreenName::air_help);
    room.tap(i, Button::b);
    room.run(QuietPeriod::rest_ms);
    room.tap(i, Button::a);
  }
  room.run(4000);
  TEST_ASSERT_TRUE(room.says(0, Word::all_are_here));
  room.tap(1, Button::menu);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::air_help);
  room.deal();
  TEST_ASSERT_TRUE(room.at_table(1));
  room.look_who_is_here(0);
  room.tap(0, Button::menu);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::air_help);
  room.tap(0, Button::b);
  room.tap(0, Button::b);
  room.play_to_the_score();
}

static void test_on_three_buttons_every_hint_names_what_is_there() {
  NearbyRoom room(2, 34);
  Preferences three;
  three.three_buttons = true;
  room.set(1, three);
  const auto names_no_fourth = [&room] {
    const std::string words = " " + room.words(1);
    return words.find(" B ") == std::string::npos && words.find(" A→ ") != std::string::npos;
  };
  room.open(beach, 1, 1);
  room.go_back_on_three_buttons(1);
  room.run(3000);
  TEST_ASSERT_TRUE(room.showing(1) == ScreenName::nearby && names_no_fourth());
  room.tap(1, Button::a);
  room.run(3000);
  TEST_ASSERT_TRUE(room.says(1, Word::same_pictures, "Seahorse") && names_no_fourth());
  room.tap(1, Button::a);
  room.tap(0, Button::a);
  room.run(4000);
  TEST_ASSERT_TRUE(room.says(1, Word::host_deals, "Seahorse") && names_no_fourth());
}

static void test_a_guest_says_that_it_looks_for_its_host() {
  NearbyRoom room(2, 30);
  room.begin(beach);
  room.room()[0].stop();
  room.run(12000);
  TEST_ASSERT_TRUE(room.says(1, Word::reconnecting, "Seahorse"));
}

}  // namespace seaglass

void saying_tests() {
  using namespace seaglass;
  RUN_TEST(test_who_comes_to_a_table_that_is_full_by_now_is_told_so);
  RUN_TEST(test_a_table_by_other_rules_is_named_as_such_and_not_asked);
  RUN_TEST(test_a_guest_by_other_rules_and_its_host_are_both_told);
  RUN_TEST(test_a_frame_of_another_version_is_named_as_such);
  RUN_TEST(test_who_sees_other_pictures_ends_it_for_both);
  RUN_TEST(test_a_press_that_comes_with_the_pictures_answers_nothing);
  RUN_TEST(test_who_is_sent_away_and_who_sends_both_read_it);
  RUN_TEST(test_the_score_sheet_says_if_the_deal_was_fair_and_what_that_means);
  RUN_TEST(test_who_was_sent_away_may_compare_pictures_once_more);
  RUN_TEST(test_who_leaves_is_named_to_the_host);
  RUN_TEST(test_who_leaves_is_named_as_everybody_knows_them);
  RUN_TEST(test_a_host_is_warned_before_it_closes_for_all);
  RUN_TEST(test_who_has_decided_reads_for_whom_all_wait);
  RUN_TEST(test_the_score_sheet_marks_whether_the_deal_was_fair);
  RUN_TEST(test_what_the_air_protects_from_is_explained_page_by_page);
  RUN_TEST(test_the_explanation_makes_room_for_who_comes);
  RUN_TEST(test_on_three_buttons_every_hint_names_what_is_there);
  RUN_TEST(test_a_guest_says_that_it_looks_for_its_host);
}
