// From asking for a table to the first card, on both sides: the pictures to compare, who sits where, the
// common shuffle; and at the end, why this unit is not at the table any more. The unit that hosts sees here
// who wants to come in, can send somebody away or seat bots, and deals. From a game's menu one comes here to
// see who is around; there the host can also hand the table to somebody else's unit.
#pragma once

#include "console/app/screen.h"
#include "console/screens/room/claim_room.h"
#include "console/screens/room/guest_sheet.h"
#include "console/session/host_news.h"

namespace seaglass {

class WaitingRoom final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::dealt, Outcome::help_opened};

  explicit WaitingRoom(Unit& unit) : Screen(unit), claim_(unit), news_(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Subject subject() const override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  enum class Scene : std::uint8_t {
    asking,
    joining,
    comparing,
    said_yes,
    own_room,  // this unit seats people and deals
    own_deal,
    waiting,  // for who does
    shuffling,
    ended,
    claim
  };
  static constexpr int scene_count = 10;
  /// What A and B do in a scene, and what it shows.
  struct Manner {
    Scene scene;
    bool is_explained;  // Menu opens the help; not while others wait for an answer
    Outcome (WaitingRoom::*on_a)(Milliseconds now);
    Outcome (WaitingRoom::*on_b)(Milliseconds now);
    void (WaitingRoom::*draw)(ink::Painter& painter) const;
  };
  static const Manner manners[scene_count];
  const Manner& manner() const;

  const AirRole& air() const { return unit_.air.role(); }
  Scene scene() const;
  GameName game() const;
  Stage stage() const { return unit_.air.roster().stage; }
  SeatSet late() const { return unit_.air.roster().late; }
  bool deals_without() const { return scene() == Scene::own_deal && at_ < 0 && !late().empty(); }
  radio::UnitName other_name() const;
  /// The host seems to have forgotten this unit, which ended it: its person may compare pictures once more.
  bool may_compare_anew() const { return scene() == Scene::ended && air().hindrance().may_compare_anew; }
  radio::Attempt shown_attempt() const;
  Outcome answer(bool same, Milliseconds now);
  Outcome say_same(Milliseconds now) { return answer(true, now); }
  Outcome say_different(Milliseconds now) { return answer(false, now); }
  Outcome take_yes_back(Milliseconds now);
  Outcome do_nothing(Milliseconds) { return Outcome::stay; }
  Outcome leave(Milliseconds now);
  Outcome go_on_after_end(Milliseconds now);
  Outcome act(Milliseconds now);
  Outcome answer_sheet(Button button, Milliseconds now);
  Holder pointed_at() const { return at_ >= 0 ? unit_.air.roster().seats[Seat(at_)].holder : Holder::host; }
  Word what_a_does() const;
  Outcome go_back(Milliseconds now);
  void seat_bot(bool sits);
  void walk(int by);
  std::uint32_t sight() const;
  void note_who_is_pointed_at();
  Subject seat_subject(Subject::Kind kind) const;
  Subject room_subject() const;

  void draw_asking(ink::Painter& painter) const;
  void draw_joining(ink::Painter& painter) const;
  void draw_claim(ink::Painter& painter) const { claim_.draw(painter); }
  void say(ink::Painter& painter, const Phrase& words) const;
  void draw_pictures(ink::Painter& painter) const;
  void draw_why_ended(ink::Painter& painter) const;
  bool shown_is_hearsay() const;
  void draw_hearsay(ink::Painter& painter) const;
  void draw_room(ink::Painter& painter) const;
  void draw_seat(ink::Painter& painter, Seat seat) const;
  void draw_sitter(ink::Painter& painter, ink::Rect picture, const SeatOnAir& on_air, Seat seat) const;
  void draw_hints(ink::Painter& painter) const;
  Text name_of(const SeatOnAir& on_air) const;
  Phrase below() const;
  Phrase told_of_beginner() const;
  Phrase told_of_shuffle() const;
  Milliseconds look_at_host(Milliseconds now);

  /// An honest host says within this time for whom it waits.
  static constexpr Milliseconds host_is_late_ms = 15000;

  bool in_game_ = false;  // the cards are there: this is a look at who is around
  int at_ = -1;           // on somebody else's seat; −1: on the deal, or on none
  int pointed_seat_ = -1;
  Holder pointed_at_ = Holder::host;
  bool warned_ = false;              // that it closes for all
  GuestSheet sheet_;                 // about that one
  Milliseconds shuffles_since_ = 0;  // without a word of who is late
  bool host_is_late_ = false;
  ClaimRoom claim_;
  HostNews news_;
  std::uint32_t sight_ = 0;
};

}  // namespace seaglass
