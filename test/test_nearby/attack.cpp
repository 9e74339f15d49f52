// Somebody with one radio who writes under any address, against handhelds with screens and fingers: whoever
// is kept by a key compared the same pictures.
#include "content/fingerprint.h"
#include "radio/pairing/pairing.h"
#include "save/records/pairing_shelf.h"
#include "simulator/entropy.h"
#include "suite.h"

namespace seaglass {

namespace {

using radio::Attempt;
using radio::Confirming;
using radio::FrameReader;

constexpr GameName beach = GameName::mermaid_beach;
constexpr int host = 0, guest = 1;

/// Speaks under the guest's address, hears everything, and knows the protocol.
class Impostor final : public Radio {
 public:
  explicit Impostor(NearbyRoom& room)
      : room_(room), ear_(room.room().air(), {{2, 9, 9, 9, 9, 9}}), mouth_(room.room().air().join()) {
    ear_.set_on(true);
  }

  void set_on(bool) override {}
  RadioAddress address() override { return room_.room()[guest].radio.address(); }
  bool send(Bytes frame) override {
    room_.room().air().send(mouth_, address(), frame);
    return true;
  }
  bool receive(RadioFrame&) override { return false; }

  /// A try of its own, as the guest would make it.
  void ask() {
    transcript_ = {};
    transcript_.host = room_.room()[host].radio.address();
    transcript_.guest = address();
    transcript_.guest_name = radio::UnitName::from("Seal");
    secret_ = radio::drawn<Key>(entropy_);
    cryptography_.public_key(secret_, transcript_.guest_key);
    transcript_.attempt = radio::attempt_with(cryptography_, transcript_.guest_key);
    radio::Ask ask;
    ask.to = transcript_.host;
    ask.attempt = transcript_.attempt;
    ask.fingerprint = content::fingerprint;
    ask.guest = transcript_.guest_name;
    send(written(ask).bytes());
  }
  /// It needs to wait for nothing.
  void show_key() {
    radio::GuestKey key;
    key.to = transcript_.host;
    key.attempt = transcript_.attempt;
    key.key = transcript_.guest_key;
    key.guest = transcript_.guest_name;
    send(written(key).bytes());
  }
  void refuse(Attempt attempt, radio::Reason reason) {
    radio::Refusal refusal;
    refusal.to = transcript_.host;
    refusal.attempt = attempt;
    refusal.reason = reason;
    send(written(refusal).bytes());
  }
  /// Takes up the host's answers as a guest does whose person has said yes.
  void go_on() {
    RadioFrame frame;
    while (ear_.receive(frame)) hear(frame);
    if (agreed_) confirming_.step(parts(), room_.room().now());
  }
  bool has_agreed() const { return agreed_; }
  /// Of the host and the guest, as it was last heard in the open.
  const Attempt& heard_attempt() const { return heard_attempt_; }

 private:
  class NoKeys final : public radio::KeyStore {
   public:
    bool find(const RadioAddress&, radio::Pairing&) override { return false; }
    bool keep(const radio::Pairing&, const radio::Present&) override { return false; }
  };

  radio::LinkParts parts() { return {*this, cryptography_, entropy_, keys_}; }

  void hear(const RadioFrame& frame) {
    FrameReader reader({frame.bytes, frame.size});
    radio::Ask ask;
    radio::HostKey key;
    if (reader.kind() == radio::FrameKind::ask && read(reader, ask) && ask.attempt != transcript_.attempt)
      heard_attempt_ = ask.attempt;
    if (reader.kind() != radio::FrameKind::host_key || !read(reader, key)) return;
    if (key.attempt != transcript_.attempt || agreed_) return;
    Key shared;
    if (!cryptography_.shared_secret(secret_, key.key, shared)) return;
    transcript_.host_key = key.key;
    transcript_.host_name = key.host;
    const Milliseconds now = room_.room().now();
    confirming_.begin(agreement_on(cryptography_, shared, transcript_), transcript_.attempt, false, now);
    confirming_.say_yes(transcript_.attempt, now);
    agreed_ = true;
  }

  NearbyRoom& room_;
  simulator::SimulatedRadio ear_;
  int mouth_;
  SodiumCryptography cryptography_;
  simulator::SimulatedEntropy entropy_{99};
  NoKeys keys_;
  radio::Transcript transcript_;
  Key secret_;
  Confirming confirming_;
  Attempt heard_attempt_;
  bool agreed_ = false;
};

/// What a unit keeps of another one. False: nothing.
bool find_key(NearbyRoom& room, int unit, int other, Key& key) {
  SodiumCryptography cryptography;
  RecordLog log(room.room()[unit].flash);
  log.mount();
  radio::Pairing pairing;
  const bool found = radio::PairingShelf(log, cryptography).find(room.room()[other].radio.address(), pairing);
  key = pairing.key;
  return found;
}

/// The host has nobody's key, or that of the guest.
void assert_nobody_else_is_kept(NearbyRoom& room) {
  Key at_host, at_guest;
  if (!find_key(room, host, guest, at_host)) return;
  TEST_ASSERT_TRUE_MESSAGE(find_key(room, guest, host, at_guest), "the guest kept no key, and the host did");
  TEST_ASSERT_EQUAL_MEMORY(at_guest.bytes, at_host.bytes, Key::size);
}

/// The host's person reads the guest's pictures, and has not answered yet.
void come_to_pictures(NearbyRoom& room) {
  room.open(beach, 1, 1, host);
  room.tap(guest, Button::b);
  room.run(3000);
  room.tap(guest, Button::a);
  for (int waits = 0; waits < 200 && !room.says(host, Word::same_pictures, "Seal"); ++waits) room.run(20);
  TEST_ASSERT_TRUE(room.says(host, Word::same_pictures, "Seal"));
  TEST_ASSERT_TRUE(room.says(guest, Word::same_pictures, "Seahorse"));
}

void let_all_go_on(NearbyRoom& room, Impostor& impostor, Milliseconds duration_ms) {
  for (Milliseconds passed = 0; passed < duration_ms; passed += 20) {
    impostor.go_on();
    room.run(20);
  }
}

/// The host's flash is new; the guest has its key.
void make_the_host_forget(NearbyRoom& room) {
  room.room()[host].stop();
  RecordLog log(room.room()[host].flash);
  log.mount();
  SodiumCryptography cryptography;
  TEST_ASSERT_TRUE(radio::PairingShelf(log, cryptography).forget_all());
  room.room()[host].start();
  room.run(1500);
}

}  // namespace

/// Two forged frames in one receive loop, while the host's person looks at the guest's pictures.
static void test_two_forged_frames_do_not_replace_the_pictures_being_compared() {
  for (const Milliseconds after_ms : {600u, 2000u, 2100u, 3000u, 8000u}) {
    NearbyRoom room(2, 100 + after_ms);
    Impostor impostor(room);
    come_to_pictures(room);
    room.run(after_ms);
    const std::uint32_t drawn = room.room()[host].panel.picture_hash();
    impostor.ask();
    impostor.show_key();
    let_all_go_on(room, impostor, 40);
    const bool same_screen = room.room()[host].panel.picture_hash() == drawn;
    room.tap(guest, Button::a);
    room.tap(host, Button::a);
    let_all_go_on(room, impostor, 4000);
    assert_nobody_else_is_kept(room);
    TEST_ASSERT_FALSE(impostor.has_agreed());
    TEST_ASSERT_TRUE(same_screen);
    TEST_ASSERT_TRUE(room.says(host, Word::all_are_here));
    TEST_ASSERT_TRUE(room.says(guest, Word::host_deals, "Seahorse"));
  }
}

/// The same where a forged refusal ends the true try first: a press on its way is not for what comes up.
static void test_a_press_on_its_way_is_not_taken_for_other_pictures() {
  for (const Milliseconds after_ms : {600u, 2000u, 3000u}) {
    NearbyRoom room(2, 200 + after_ms);
    Impostor impostor(room);
    come_to_pictures(room);
    impostor.go_on();
    room.run(after_ms);
    const Attempt true_attempt = impostor.heard_attempt();
    room.room()[host].press(Button::a);
    impostor.ask();
    impostor.refuse(true_attempt, radio::Reason::declined);
    impostor.ask();
    impostor.show_key();
    let_all_go_on(room, impostor, 60);
    room.room()[host].release(Button::a);
    let_all_go_on(room, impostor, 40);
    room.tap(guest, Button::a);
    let_all_go_on(room, impostor, 4000);
    assert_nobody_else_is_kept(room);
    TEST_ASSERT_TRUE(room.says(host, Word::all_are_here));
  }
}

/// Which nobody can prove: so it is told as what was heard, and its person chooses.
static void test_a_guest_that_its_host_has_forgotten_may_compare_once_more() {
  NearbyRoom room(2, 300);
  room.open(beach, 1, 1, host);
  room.join(guest);
  room.tap(guest, Button::b);
  room.run(1000);
  make_the_host_forget(room);
  room.look_at(beach, host);
  for (int taps = 0; taps < 5; ++taps) room.tap(host, Button::a);  // as it was set up last
  TEST_ASSERT_TRUE(room.showing(host) == ScreenName::waiting_room);
  room.tap(guest, Button::b);
  room.run(3000);
  room.tap(guest, Button::a);
  room.run(2000);
  TEST_ASSERT_TRUE(room.says(guest, Word::heard_only));
  TEST_ASSERT_FALSE(room.says(host, Word::same_pictures, "Seal"));
  room.run(6000);
  TEST_ASSERT_TRUE(room.says(guest, Word::heard_only) && room.says(guest, Word::why_forgotten, "Seahorse"));
  TEST_ASSERT_FALSE(room.says(host, Word::same_pictures, "Seal"));
  room.tap(guest, Button::a);
  room.run(2000);
  for (const int i : {host, guest}) room.tap(i, Button::a);
  room.run(4000);
  TEST_ASSERT_TRUE(room.says(guest, Word::host_deals, "Seahorse"));
}

}  // namespace seaglass

void attack_tests() {
  using namespace seaglass;
  RUN_TEST(test_two_forged_frames_do_not_replace_the_pictures_being_compared);
  RUN_TEST(test_a_press_on_its_way_is_not_taken_for_other_pictures);
  RUN_TEST(test_a_guest_that_its_host_has_forgotten_may_compare_once_more);
}
