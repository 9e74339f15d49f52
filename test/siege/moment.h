// A moment at which somebody is about to confirm something: whole handhelds that have come there by their
// buttons, what a stranger can forge then, and which buttons can be pressed. Whatever of that is done, a
// press confirms what had been on the screen, and long enough, when it came.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "console/screens/room/sea_pictures.h"
#include "picture/plain_text.h"
#include "siege/handheld_room.h"
#include "siege/mallory.h"

namespace seaglass {

/// What people cannot see, and what makes two states different.
struct HandheldProbe {
  static Air& air(Handheld& handheld) { return handheld.unit_.air; }
};

namespace siege {

class Moment : public HandheldRoom {
 public:
  struct Finger {
    int unit;
    Button button;
  };
  struct Forgery {
    const char* name;
    std::function<bool()> make;  // false: not yet
  };

  Moment(const char* called, int handhelds, std::uint64_t seed)
      : HandheldRoom(seed, handhelds, GameName::mermaid_beach, true),
        name(called),
        mallory_(room_.air(), seed) {
    mallory_.deeds_permille = 0;
    for (int i = 0; i < handhelds; ++i) {
      add_person(i, i == 0);
      person(i).rests = true;
      person(i).claims_percent = 100;
    }
    seen_.resize(static_cast<std::size_t>(handhelds));
  }

  const char* const name;
  std::vector<Forgery> forgeries;
  std::vector<Finger> fingers;

  virtual void come_here() = 0;
  /// From here on nothing is forged, and everybody reads and presses what leads on, until this holds.
  virtual bool has_come_to_an_end() = 0;

  bool forge(int i) { return forgeries[static_cast<std::size_t>(i)].make(); }
  void press(int i) {
    const Finger& finger = fingers[static_cast<std::size_t>(i)];
    SimulatedHandheld& unit = room_[finger.unit];
    if (!unit.is_running()) return;
    Seen& seen = seen_[static_cast<std::size_t>(finger.unit)];
    if (finger.button == Button::a)
      seen.answers.push_back(
          {person(finger.unit).words(), person(finger.unit).pictures(), room_.now() - seen.since});
    unit.press(finger.button);
    pass(tap_ms);
    unit.release(finger.button);
    pass(tap_ms);
  }
  void pass(Milliseconds ms) override {
    for (const Milliseconds until = room_.now() + ms; !has_come(until, room_.now());) {
      room_.run(step_ms);
      mallory_.step(room_.now());
      let_people_act();
      look();
      check();
    }
  }
  void settle() {
    for (auto& each : people_) each->rests = false;
    for (const Milliseconds until = room_.now() + patience_ms; !has_come_to_an_end();) {
      if (has_come(until, room_.now())) {
        say_screens();
        fail("somebody waits for ever");
      }
      pass(step_ms);
    }
  }
  /// All that decides what comes next, but for how long ago the last things came and went on the air.
  std::uint64_t hash() {
    hash_ = 1469598103934665603u;
    for (int i = 0; i < room_.size(); ++i) mix_unit(i);
    mix(mallory_.attempt().bytes, radio::Attempt::size);
    mix_number(mallory_.keys().size());
    return hash_;
  }

 protected:
  static constexpr Milliseconds tap_ms = 24;
  static constexpr Milliseconds patience_ms = 4 * 60000;

  Person& person(int i) { return *people_[static_cast<std::size_t>(i)]; }
  Air& air(int i) { return HandheldProbe::air(room_[i].handheld()); }
  bool hosts(int i) { return air(i).part() == AirPart::host; }
  bool visits(int i) { return air(i).part() == AirPart::guest; }
  RadioAddress address(int i) { return room_[i].radio.address(); }
  static RadioAddress address_of_nobody() {
    RadioAddress address;
    address.bytes[0] = 0x02;
    address.bytes[5] = 9;
    return address;
  }
  bool says(int i, Word words) {
    return person(i).words().find(phrase(words, Language::english).text()) != std::string::npos;
  }
  void wait_for(const std::function<bool()>& holds) {
    for (int waits = 0; waits < 4000 && !holds(); ++waits) pass(step_ms);
    if (!holds()) {
      say_screens();
      fail("the moment never comes");
    }
  }
  /// Chooses the only table around.
  void choose_table(int i) {
    tap(i, Button::b);
    pass(3000);
    pass(600);
  }
  /// Two who have never met, up to the pictures that both see.
  void come_to_pictures(int guest) {
    choose_table(guest);
    tap(guest, Button::a);
    wait_for([&] { return !person(0).pictures().empty() && !person(guest).pictures().empty(); });
  }
  void join(int guest) {
    come_to_pictures(guest);
    pass(1000);
    for (const int i : {guest, 0}) tap(i, Button::a);
    wait_for([&] { return is_seated(guest); });
    pass(1000);
  }
  bool is_seated(int i) { return visits(i) && air(i).joined().table().at_table(); }
  void deal(int players) {
    tap(0, Button::a);
    wait_for([&] {
      for (int i = 0; i < players; ++i)
        if (!person(i).is_at_table()) return false;
      return true;
    });
  }
  /// Whether a press of A there answered these words, which had been there for so long.
  bool has_answered(int i, Word words, Milliseconds for_ms = 0) {
    const std::string text = phrase(words, Language::english).text();
    for (const Answer& answer : seen_[static_cast<std::size_t>(i)].answers)
      if (answer.words.find(text) != std::string::npos && answer.for_ms >= for_ms) return true;
    return false;
  }
  static constexpr Milliseconds read_ms = QuietPeriod::rest_ms - step_ms;

  /// What else must hold at this moment.
  virtual void check_moment() {}

  Mallory mallory_;

 private:
  /// What was on the screen when A was pressed, and for how long.
  struct Answer {
    std::string words, pictures;
    Milliseconds for_ms = 0;
  };
  struct Seen {
    std::string words;
    Milliseconds since = 0;
    std::vector<Answer> answers;
    bool said_yes = false;
    radio::Attempt attempt;
  };

  /// When what a person reads became another.
  void look() {
    for (int i = 0; i < room_.size(); ++i) {
      Seen& seen = seen_[static_cast<std::size_t>(i)];
      person(i).look();
      if (person(i).words() == seen.words) continue;
      seen.words = person(i).words();
      seen.since = room_.now();
    }
  }
  void check() {
    for (int i = 0; i < room_.size(); ++i) {
      if (!room_[i].is_running()) continue;
      check_yes(i);
      for (int other = 0; other < room_.size(); ++other) {
        Key key;
        if (i == other || mallory_.keys().empty() || !find_key(i, address(other), key)) continue;
        for (const Key& forged : mallory_.keys())
          if (same_bytes(forged.bytes, key.bytes, Key::size)) fail("a unit keeps the key of who attacks");
      }
    }
    check_moment();
  }
  static constexpr const char* unasked = "a unit keeps a key without its person's yes";

  /// A yes is to the pictures that were on that screen.
  void check_yes(int i) {
    Seen& seen = seen_[static_cast<std::size_t>(i)];
    bool yes = false;
    radio::Attempt attempt;
    radio::Pictures pictures;
    if (hosts(i)) {
      const radio::HostPairing& pairing = air(i).hosted().link().pairing();
      yes = pairing.is_under_way() && pairing.said_yes();
      if (pairing.state() == radio::HostPairing::State::done && !pairing.said_yes()) fail(unasked);
      attempt = pairing.attempt();
      pictures = pairing.pictures();
    } else if (visits(i)) {
      const radio::GuestPairing& pairing = air(i).joined().link().pairing();
      yes = pairing.state() == radio::GuestPairing::State::comparing && pairing.said_yes();
      if (pairing.state() == radio::GuestPairing::State::done && !pairing.said_yes()) fail(unasked);
      attempt = pairing.attempt();
      pictures = pairing.pictures();
    }
    const bool is_new = yes && !(seen.said_yes && seen.attempt == attempt);
    seen.said_yes = yes;
    seen.attempt = attempt;
    if (!is_new || !person(i).rests) return;
    if (seen.answers.empty() || seen.answers.back().pictures != names_of(pictures))
      fail("a yes is not to the pictures that were read");
    if (seen.answers.back().for_ms < read_ms) fail("a yes comes before anybody can have read");
  }
  static std::string names_of(const radio::Pictures& pictures) {
    class Names final : public ink::TextWatch {
     public:
      void words(ink::Text words, ink::Color, int, ink::Rect, const ink::Pixel*) override {
        const std::string each = simulator::plain(words);
        if (each == last_) return;  // it goes on in the next strip
        last_ = each;
        all += each + " ";
      }
      std::string all;

     private:
      std::string last_;
    } names;
    static ink::Display display;
    display.show_words(names, [&pictures](ink::Painter& painter) {
      draw_sea_pictures(painter, pictures, Language::english);
    });
    return names.all;
  }

  void mix(const void* data, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    for (std::size_t i = 0; i < size; ++i) hash_ = (hash_ ^ bytes[i]) * 1099511628211u;
  }
  template <typename Number>
  void mix_number(Number number) {
    mix(&number, sizeof number);
  }
  void mix_unit(int i) {
    SimulatedHandheld& unit = room_[i];
    mix_number(unit.is_running());
    if (!unit.is_running()) return;
    mix_number(unit.panel.quick_hash());
    const Milliseconds shown_ms = room_.now() - seen_[static_cast<std::size_t>(i)].since;
    mix_number(shown_ms < 600 ? shown_ms / tap_ms : 600 / tap_ms);
    mix_number(air(i).part());
    if (hosts(i)) {
      const HostedTable& hosted = air(i).hosted();
      mix_number(hosted.link().pairing().state());
      mix_number(hosted.link().pairing().said_yes());
      mix(hosted.link().pairing().attempt().bytes, radio::Attempt::size);
      mix_number(hosted.table().stage());
      mix_number(hosted.table().is_moving());
      mix_number(hosted.table().claim_end());
    } else if (visits(i)) {
      JoinedTable& joined = air(i).joined();
      mix_number(joined.link().state());
      mix_number(joined.link().reason());
      mix_number(joined.link().linked());
      mix(joined.link().host().bytes, sizeof(RadioAddress));
      mix_number(joined.link().pairing().state());
      mix_number(joined.link().pairing().said_yes());
      mix(joined.link().pairing().attempt().bytes, radio::Attempt::size);
      mix_number(joined.table().stage());
      mix_number(joined.table().consent());
    }
  }

  std::vector<Seen> seen_;
  std::uint64_t hash_ = 0;
};

}  // namespace siege
}  // namespace seaglass
