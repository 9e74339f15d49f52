// Sessions: what is let through, and what is not.
#include "radio/crypto/derivation.h"
#include "radio/session/greeting.h"
#include "suites.h"
#include "world.h"

using namespace world;

namespace {

/// Both ends of a session, with nothing in between.
struct Ends {
  explicit Ends(std::uint8_t chance = 1) : entropy(chance) {
    const SessionOrigin origin = {pairing_key, RadioAddress{{1}}, RadioAddress{{2}}, Attempt{{chance}}};
    FreshKey host_fresh, guest_fresh;
    host_fresh.make(cryptography, entropy);
    guest_fresh.make(cryptography, entropy);
    const Welcome welcome = welcome_to(cryptography, origin, host_fresh, 7);
    Here here;
    std::uint8_t boot = 0;
    Role role = Role::player;
    TEST_ASSERT_TRUE(answer(cryptography, origin, guest_fresh, welcome, Role::spectator, here, boot, guest));
    TEST_ASSERT_TRUE(is_proven(cryptography, origin, host_fresh, here));
    TEST_ASSERT_TRUE(accept(cryptography, origin, host_fresh, 7, here, role, host));
    TEST_ASSERT_TRUE(boot == 7 && role == Role::spectator);
  }
  FrameWriter sealed(const std::string& text) {
    return host.seal(cryptography, FrameKind::message,
                     {reinterpret_cast<const std::uint8_t*>(text.data()), static_cast<int>(text.size())});
  }
  /// What the guest makes of it; "-" if it is not let through.
  std::string opened(Bytes frame) { return opened_by(guest, frame); }
  std::string opened_by(Session& session, Bytes frame) {
    std::uint8_t message[radio_frame_bytes_max];
    const int size = frame.size - sealed_header_bytes - Cryptography::tag_bytes;
    if (size < 0 || !session.open(cryptography, frame, {message, size})) return "-";
    return std::string(reinterpret_cast<char*>(message), static_cast<std::size_t>(size));
  }

  SodiumCryptography cryptography;
  SimulatedEntropy entropy;
  Key pairing_key;
  Session host;
  Session guest;
};

void test_what_is_sealed_is_opened_once() {
  Ends ends;
  const FrameWriter frame = ends.sealed("low tide");
  TEST_ASSERT_EQUAL_STRING("low tide", ends.opened(frame.bytes()).c_str());
  TEST_ASSERT_EQUAL_STRING("-", ends.opened(frame.bytes()).c_str());
}

void test_the_longest_message_fills_a_frame() {
  Ends ends;
  const std::string longest(Channel::message_bytes_max, 'w');
  const FrameWriter frame = ends.sealed(longest);
  TEST_ASSERT_EQUAL_INT(radio_frame_bytes_max, frame.bytes().size);
  TEST_ASSERT_EQUAL_STRING(longest.c_str(), ends.opened(frame.bytes()).c_str());
}

void test_no_byte_of_a_frame_can_be_changed() {
  Ends ends;
  const FrameWriter frame = ends.sealed("shell");
  for (int i = 0; i < frame.bytes().size; ++i)
    for (int bit = 0; bit < 8; ++bit) {
      std::vector<std::uint8_t> changed(frame.bytes().data, frame.bytes().data + frame.bytes().size);
      changed[static_cast<std::size_t>(i)] =
          static_cast<std::uint8_t>(changed[static_cast<std::size_t>(i)] ^ 1 << bit);
      TEST_ASSERT_EQUAL_STRING("-", ends.opened({changed.data(), frame.bytes().size}).c_str());
    }
  TEST_ASSERT_EQUAL_STRING("shell", ends.opened(frame.bytes()).c_str());
}

void test_a_frame_cut_short_or_made_longer_is_none() {
  Ends ends;
  const FrameWriter frame = ends.sealed("shell");
  std::vector<std::uint8_t> longer(frame.bytes().data, frame.bytes().data + frame.bytes().size);
  longer.push_back(0);
  TEST_ASSERT_EQUAL_STRING("-", ends.opened({longer.data(), static_cast<int>(longer.size())}).c_str());
  for (int size = 0; size < frame.bytes().size; ++size)
    TEST_ASSERT_EQUAL_STRING("-", ends.opened({longer.data(), size}).c_str());
}

void test_what_one_says_does_not_come_back_as_what_the_other_says() {
  Ends ends;
  TEST_ASSERT_EQUAL_STRING("-", ends.opened_by(ends.host, ends.sealed("echo").bytes()).c_str());
}

void test_a_frame_of_another_session_is_not_opened() {
  Ends earlier(1), later(2);
  TEST_ASSERT_EQUAL_STRING("-", later.opened(earlier.sealed("yesterday").bytes()).c_str());
}

void test_frames_may_overtake_each_other_by_63() {
  Ends ends;
  std::vector<FrameWriter> frames;
  for (int i = 0; i < 65; ++i) frames.push_back(ends.sealed("wave"));
  TEST_ASSERT_EQUAL_STRING("wave", ends.opened(frames[64].bytes()).c_str());
  TEST_ASSERT_EQUAL_STRING("-", ends.opened(frames[0].bytes()).c_str());  // 64 behind
  for (std::size_t i = 1; i < 64; ++i) {
    TEST_ASSERT_EQUAL_STRING("wave", ends.opened(frames[i].bytes()).c_str());
    TEST_ASSERT_EQUAL_STRING("-", ends.opened(frames[i].bytes()).c_str());
  }
}

/// Whoever could move the window without the key could shut out what is still to come.
void test_a_forged_frame_does_not_move_the_window() {
  Ends ends;
  const FrameWriter first = ends.sealed("first");
  std::vector<std::uint8_t> forged(first.bytes().data, first.bytes().data + first.bytes().size);
  forged[6] = forged[7] = forged[8] = 0xFF;  // the sequence number
  TEST_ASSERT_EQUAL_STRING("-", ends.opened({forged.data(), first.bytes().size}).c_str());
  TEST_ASSERT_EQUAL_STRING("first", ends.opened(first.bytes()).c_str());
}

void test_the_window_agrees_with_a_list_of_all_that_came() {
  Random random(5);
  ReplayWindow window;
  std::set<std::uint32_t> came;
  std::uint32_t newest = 0;
  for (int i = 0; i < 20000; ++i) {
    const auto about = static_cast<std::uint32_t>(random.below(160));
    const std::uint32_t sequence = newest + 80 > about ? newest + 80 - about : 0;
    const bool too_old = !came.empty() && newest >= 64 && sequence <= newest - 64;
    const bool is_new = !too_old && came.count(sequence) == 0;
    TEST_ASSERT_TRUE(is_new == window.is_new(sequence));
    if (!is_new) continue;
    window.note(sequence);
    came.insert(sequence);
    if (sequence > newest) newest = sequence;
  }
}

void test_the_largest_sequence_number_is_the_end() {
  ReplayWindow window;
  window.note(0xFFFFFFFE);
  TEST_ASSERT_FALSE(window.is_new(0xFFFFFFFE));
  TEST_ASSERT_TRUE(window.is_new(0xFFFFFFFE - 63));
  TEST_ASSERT_FALSE(window.is_new(0xFFFFFFFE - 64));
}

void test_each_purpose_has_a_hash_of_its_own() {
  SodiumCryptography cryptography;
  std::set<std::vector<std::uint8_t>> hashes;
  int all = 0;
  for (const Purpose purpose : purposes::all) {
    ++all;
    const Key hash = Derivation(purpose).plain(cryptography);
    hashes.emplace(hash.bytes, hash.bytes + Key::size);
  }
  TEST_ASSERT_EQUAL_INT(all, static_cast<int>(hashes.size()));
}

void test_names_are_one_to_eleven_letters_of_the_four_languages() {
  const auto is_name = [](const std::string& text) {
    UnitName name;
    return name.set({reinterpret_cast<const std::uint8_t*>(text.data()), static_cast<int>(text.size())});
  };
  TEST_ASSERT_TRUE(is_name("Coral") && is_name("Ñandú") && is_name("ÄÖÜäöüßéèœ") && is_name("0123456789a"));
  TEST_ASSERT_FALSE(is_name(""));
  TEST_ASSERT_FALSE(is_name("0123456789ab"));
  TEST_ASSERT_FALSE(is_name("a\n"));
  TEST_ASSERT_FALSE(is_name("\xC3"));
  TEST_ASSERT_FALSE(is_name("\xC0\xA1"));
  TEST_ASSERT_FALSE(is_name("\xE2\x82\xAC"));
  TEST_ASSERT_FALSE(is_name(std::string("a\0b", 3)));
  TEST_ASSERT_TRUE(UnitName::from("Muschelsucherin") == UnitName::from("Muschelsuch"));
  TEST_ASSERT_TRUE(UnitName::from("éééééééééééé") == UnitName::from("ééééééééééé"));
  TEST_ASSERT_TRUE(UnitName::from("\x01") == UnitName::from("?"));
}

}  // namespace

void test_sealing() {
  RUN_TEST(test_what_is_sealed_is_opened_once);
  RUN_TEST(test_the_longest_message_fills_a_frame);
  RUN_TEST(test_no_byte_of_a_frame_can_be_changed);
  RUN_TEST(test_a_frame_cut_short_or_made_longer_is_none);
  RUN_TEST(test_what_one_says_does_not_come_back_as_what_the_other_says);
  RUN_TEST(test_a_frame_of_another_session_is_not_opened);
  RUN_TEST(test_frames_may_overtake_each_other_by_63);
  RUN_TEST(test_a_forged_frame_does_not_move_the_window);
  RUN_TEST(test_the_window_agrees_with_a_list_of_all_that_came);
  RUN_TEST(test_the_largest_sequence_number_is_the_end);
  RUN_TEST(test_each_purpose_has_a_hash_of_its_own);
  RUN_TEST(test_names_are_one_to_eleven_letters_of_the_four_languages);
}
