// The four moments at which people confirm what others say over the air.
#pragma once

#include "siege/moment.h"

namespace seaglass::siege {

using radio::FrameKind;
using radio::Reason;

/// The host and a guest that have never met look at their pictures.
class AtPictures final : public Moment {
 public:
  AtPictures() : Moment("a pairing", 2, 11) {
    forgeries = {
        {"ask anew", [this] { return mallory_.ask_anew(); }},
        {"guest key", [this] { return mallory_.show_key(); }},
        {"host: not known", [this] { return mallory_.refuse(Reason::not_known, true); }},
        {"host: declined", [this] { return mallory_.refuse(Reason::declined, true); }},
        {"guest: declined", [this] { return mallory_.refuse(Reason::declined, false); }},
        {"host: other version", [this] { return mallory_.say_again(FrameKind::host_key, true); }},
        {"the ask again", [this] { return mallory_.say_again(FrameKind::ask); }},
        {"the guest's key again", [this] { return mallory_.say_again(FrameKind::guest_key); }},
    };
    fingers = {{0, Button::a}, {1, Button::a}, {0, Button::b}, {1, Button::b}, {0, Button::right}};
  }
  void come_here() override {
    open_table(1, 1);
    come_to_pictures(1);
    pass(600);
  }
  bool has_come_to_an_end() override { return person(0).is_at_table() && person(1).is_at_table(); }
};

/// A guest that was here before stands before the table in its list.
class AtTheDoor final : public Moment {
 public:
  AtTheDoor() : Moment("a join", 2, 12) {
    forgeries = {
        {"ask anew", [this] { return mallory_.ask_anew(); }},
        {"guest key", [this] { return mallory_.show_key(); }},
        {"host: not known", [this] { return mallory_.refuse(Reason::not_known, true); }},
        {"host: other version", [this] { return mallory_.say_again(FrameKind::beacon, true); }},
        {"the hello again", [this] { return mallory_.say_again(FrameKind::hello); }},
        {"the table anew", [this] { return mallory_.show_table(address(0), 0, 1); }},
        {"the table elsewhere", [this] { return mallory_.show_table(address_of_nobody(), 1, 0); }},
        {"a sealed frame again", [this] { return mallory_.say_again(FrameKind::message); }},
    };
    fingers = {{0, Button::a}, {1, Button::a}, {0, Button::b}, {1, Button::b}, {1, Button::down}};
  }
  void come_here() override {
    open_table(1, 1);
    join(1);
    tap(1, Button::b);
    pass(2000);
    choose_table(1);
  }
  bool has_come_to_an_end() override { return person(0).is_at_table() && person(1).is_at_table(); }

 private:
  void check_moment() override {
    if (hosting() == 0 && person(0).rests && !has_answered(0, Word::all_are_here))
      fail("it is dealt to nobody who was read");
  }
};

/// The host's person has what can be done with the guest before them: to hand the table over.
class AtTheSheet final : public Moment {
 public:
  AtTheSheet() : Moment("a hand-over", 2, 13) {
    forgeries = {
        {"a sealed frame again", [this] { return mallory_.say_again(FrameKind::message); }},
        {"the hello again", [this] { return mallory_.say_again(FrameKind::hello); }},
        {"host: lost", [this] { return mallory_.say_lost(address(0)); }},
        {"guest: lost", [this] { return mallory_.say_lost(address(1)); }},
        {"host: not known", [this] { return mallory_.refuse(Reason::not_known, true); }},
        {"host: closed", [this] { return mallory_.refuse(Reason::closed, true); }},
        {"the table at the guest", [this] { return mallory_.show_table(address(1), 1, 0); }},
        {"the table anew", [this] { return mallory_.show_table(address(0), 0, 1); }},
    };
    fingers = {{0, Button::a}, {0, Button::b}, {0, Button::down}, {1, Button::a}, {1, Button::menu}};
  }
  void come_here() override {
    open_table(1, 1);
    join(1);
    deal(2);
    pass(2000);
    for (int taps = 0; taps < 12 && person(0).showing() != ScreenName::table_menu; ++taps)
      tap(0, Button::menu), pass(300);
    for (int ups = 0; ups < 4; ++ups) tap(0, Button::up);
    tap(0, Button::a);
    tap(0, Button::a);
    wait_for([&] { return says(0, Word::hand_over); });
    pass(600);
  }
  /// Somebody hosts, and both are there, unless the host's person has sent the guest away.
  bool has_come_to_an_end() override {
    const int host = hosting();
    if (host == nobody || air(host).role().is_moving()) return false;
    return (person(0).is_at_table() && person(1).is_at_table()) || air(1).role().has_ended();
  }

 private:
  void check_moment() override {
    const bool goes = (hosts(0) && air(0).role().is_moving()) || hosting() == 1;
    if (goes && person(0).rests && !has_answered(0, Word::hand_over))
      fail("a table goes that nobody handed over");
  }
};

/// The host is gone; one guest claims the table, and the other is asked.
class AtAClaim final : public Moment {
 public:
  AtAClaim() : Moment("a claim", 3, 14) {
    forgeries = {
        {"the old host's table", [this] { return mallory_.show_table(address(0), 0, 0); }},
        {"the table later, at the old host", [this] { return mallory_.show_table(address(0), 1, 0); }},
        {"the table later, at the asked", [this] { return mallory_.show_table(address(2), 1, 0); }},
        {"the table elsewhere", [this] { return mallory_.show_table(address_of_nobody(), 1, 0); }},
        {"a sealed frame again", [this] { return mallory_.say_again(FrameKind::message); }},
        {"claimant: lost", [this] { return mallory_.say_lost(address(1)); }},
        {"claimant: not known", [this] { return mallory_.refuse(Reason::not_known, true); }},
        {"claimant: declined", [this] { return mallory_.refuse(Reason::declined, true); }},
    };
    fingers = {{2, Button::a}, {2, Button::b}, {1, Button::a}, {1, Button::b}, {2, Button::right}};
  }
  void come_here() override {
    open_table(1, 2);
    join(1);
    join(2);
    deal(3);
    pass(12000);  // until all have been introduced, and hold what it takes
    room_[0].stop();
    pass(12000);
    for (int taps = 0; taps < 12 && person(1).showing() != ScreenName::table_menu; ++taps)
      tap(1, Button::menu), pass(300);
    for (int ups = 0; ups < 4; ++ups) tap(1, Button::up);
    tap(1, Button::a);
    wait_for([&] { return says(2, Word::no_different); });
    pass(600);
  }
  /// It goes on at whoever claimed it; or that person gave it up, and the host comes back.
  bool has_come_to_an_end() override {
    if (!room_[0].is_running() && has_come(rests_from_ + host_returns_ms, room_.now())) room_[0].start();
    if (rests_from_ == 0) rests_from_ = room_.now();
    const int host = hosting();
    if (host == nobody) return false;
    const bool both = person(1).is_at_table() && person(2).is_at_table();
    return both && (host == 1 || host == 2 || person(0).is_at_table());
  }

 private:
  static constexpr Milliseconds host_returns_ms = 60000;

  void check_moment() override {
    if (!person(2).rests) return;
    const bool agrees =
        visits(2) && air(2).joined().table().in_claim() && air(2).joined().table().consent() != Consent::none;
    if (agrees && air(2).joined().table().consent() == Consent::yes &&
        !has_answered(2, Word::no_different, read_ms))
      fail("somebody agrees to a claim that was not read");
    if (hosting() == 1 && !has_answered(2, Word::no_different, read_ms))
      fail("a claim that nobody agreed to goes through");
  }

  Milliseconds rests_from_ = 0;
};

}  // namespace seaglass::siege
