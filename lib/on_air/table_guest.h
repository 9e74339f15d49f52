// A unit that plays at somebody else's table: it shows the newest position that its host has told it, says
// what its people decide until the host has answered, and at the end checks that the deal was fair and that
// all it was shown was true. It needs nothing but the newest message of each kind: nothing lost, doubled or
// overtaken on the way matters, and what an earlier session told is forgotten.
//
// What a screen needs: `roster`, `seats`, `state`, `may_decide`, `decide`, `next_answer`, `events`,
// `fairness`.
#pragma once

#include <optional>

#include "games/games.h"
#include "on_air/guest_intents.h"
#include "on_air/migration/guest_migration.h"
#include "on_air/shown_position.h"
#include "on_air/shuffle/deal_check.h"
#include "on_air/shuffle/guest_shuffle.h"
#include "radio/channel.h"
#include "radio/link_parts.h"
#include "radio/resend.h"

namespace seaglass {

using People = FixedVector<Person, seats_max>;

class TableGuest {
 public:
  /// The host is the channel's only peer. Of the two places for a state one is shown, the other is worked in.
  TableGuest(Channel& channel, Cryptography& cryptography, Entropy& entropy, AnyState& one, AnyState& other)
      : channel_(channel), cryptography_(cryptography), entropy_(entropy), position_(one, other) {}
  TableGuest(const TableGuest&) = delete;
  TableGuest& operator=(const TableGuest&) = delete;

  /// Who of this unit would sit down; with nobody it watches what everybody may see.
  void join(const People& people);

  // --------------------------------------------------------------------------------------------- the table
  /// Whether the host has told who sits where.
  bool at_table() const { return roster_.stage != Stage::closed; }
  Stage stage() const { return roster_.stage; }
  const Roster& roster() const { return roster_; }
  /// The host's number for this unit.
  int unit() const { return unit_; }
  std::uint8_t host_term() const { return host_term_; }
  /// Those of this unit. None once the game has begun: the table was full, and this unit watches.
  SeatSet seats() const { return roster_.of_unit(unit_); }
  const Game& game() const { return game_by_id(roster_.game); }

  // ---------------------------------------------------------------------------------------------- the game
  /// Not any more when the people are back in the waiting room, or the cards are dealt anew.
  bool has_state() const { return position_.any(); }
  /// Changes whenever the cards are taken from the table.
  int deal() const { return position_.deal(); }
  const AnyState& state() const { return position_.state(); }
  int revision() const { return position_.revision(); }
  bool may_decide(Seat seat) const;
  /// Said to the host until it answers.
  void decide(Seat seat, Choice choice);
  /// How many decisions of that seat have been played.
  int decisions_of(Seat seat) const { return intents_.decisions_of(seat); }
  bool is_deciding(Seat seat) const { return intents_.is_deciding(seat); }

  using Outcome = GuestIntents::Outcome;
  using Answer = GuestIntents::Answer;
  /// What became of a decision. False: nothing new.
  bool next_answer(Answer& answer) { return intents_.next(answer); }
  const ToldEvents& events() const { return position_.events(); }
  int told_all_since() const { return position_.told_all_since(); }
  /// After the end: once the check is through.
  Fairness fairness() const { return check_.fairness(); }

  // ------------------------------------------------------------------------------------ to this unit's hands
  /// Where the table would be kept if its host handed it over to this unit (migration/take_over.h).
  void offer_home(Journal& journal, DealStore& store) { migration_.take_over.offer_home(journal, store); }
  /// The cell of this unit does not last much longer, or does again: its host hands it no table then.
  void set_low(bool is_low) {
    must_report_ = must_report_ || is_low != migration_.take_over.is_low();
    migration_.take_over.set_low(is_low);
  }
  /// The unit that this one takes for the host.
  void note_host(const RadioAddress& host) { migration_.take_over.note_host(host); }
  /// It is on its way to somebody: nobody decides meanwhile.
  bool is_moving() const { return migration_.take_over.is_moving(); }
  int next_host() const { return migration_.take_over.unit(); }
  /// It is here: journal and record are kept, and a TableHost can resume from them.
  bool has_taken_over() const { return migration_.take_over.is_over(now_); }
  /// True as soon as the flash says that this unit hosts, before `has_taken_over`.
  bool hosts_by_now() const { return migration_.take_over.is_here(); }
  /// It is at another unit now, which this one knows. What was to be at this unit, and is not here since it
  /// started anew, its host gives it again.
  bool has_moved(RadioAddress& to) const { return migration_.take_over.has_moved(to, unit_); }
  /// This unit follows it there.
  void follow() { migration_.take_over.follow(); }
  /// From now on only this table is listened to: its host was only seen. All zero: to whatever the host has.
  void expect(const radio::TableId& table) { migration_.expect(table); }

  // ------------------------------------------------------------------------------------- without its host
  // Whose host stays away may be asked for a claim: migration/consenting.h.
  /// This unit may claim the table: as far as it knows, its snapshots can be opened if the others agree.
  bool can_claim() const;
  /// What a claim begins from, except the host's address.
  ClaimState claim_state() const;
  /// Back from a claim that came to nothing, or that somebody else makes.
  void restore(const ClaimState& claim_state);
  /// The unit that it is linked with claims the table.
  bool in_claim() const { return migration_.consenting.any() && is_in_its_session(); }
  /// Whose people claim it: the last host's number for their unit.
  int claimant() const { return migration_.consenting.claimant(); }
  /// Which of its claims that is: each asks people anew.
  int claim_attempt() const { return migration_.consenting.attempt(); }
  /// Its people have still to answer. Who holds nothing that it takes is not asked.
  bool is_asked() const { return consents_with(Consent::none); }
  Consent consent() const { return migration_.consenting.consent(); }
  void answer_claim(bool yes);
  /// Its people were asked, and said yes.
  bool has_agreed() const { return consents_with(Consent::yes); }
  /// As this unit was told by its host, not only seen: all zero before the first deal.
  const radio::TableId& table_id() const { return table_; }
  /// The host that it is linked with has told who sits where.
  bool is_told() const { return room_stamp_ != 0 && is_in_its_session(); }

  // --------------------------------------------------------------------------------------------- the steps
  void hear(Milliseconds now);
  /// Returns how long there is nothing to do if nothing comes.
  Milliseconds speak(Milliseconds now);
  Milliseconds step(Milliseconds now) {
    hear(now);
    return speak(now);
  }
  /// There is something to say at once, but the frame before is not out yet.
  bool is_speaking() const { return must_report_ && channel_.linked(0); }

 private:
  friend struct TableProbe;  // the exhaustive explorer (test/storm) tells states apart by it

  static constexpr Milliseconds send_again_ms = 2;

  void watch();
  bool is_in_its_session() const { return channel_.linked(0) && session_ == channel_.session(0); }
  bool consents_with(Consent consent) const {
    return in_claim() && migration_.consenting.consent() == consent &&
           migration_.consenting.holds_what_is_claimed(snapshots_, game());
  }
  void hear(const Channel::Message& message);
  bool is_overtaken(std::uint8_t host_term, const RoomMessage& room) const;
  void hear_room(std::uint8_t host_term, BitReader& reader);
  void hear_deal(const RoomMessage& room);
  void begin_anew();
  void hear_state(BitReader& reader);
  bool plays_on(const Roster& roster) const;
  bool moves_seats(const RoomMessage& room) const;
  void forget_game();
  void witness();
  void hear_piece(BitReader& reader);
  void hear_snapshot(BitReader& reader);
  void hear_claim(std::uint8_t host_term, BitReader& reader);

  bool waits_for_answer() const;
  bool has_something_to_say(Milliseconds now) const;
  bool report(Milliseconds now);
  Milliseconds rest_ms(Milliseconds now) const;

  bool is_checking() const {
    return roster_.stage == Stage::over && position_.is_over(game()) && fairness() == Fairness::unknown;
  }
  PlayedGame played() {
    return {cryptography_, game(), roster_, seats(), position_.revision(), position_.spare()};
  }
  TableAsTold as_told() const { return {cryptography_, roster_, unit_}; }
  Blob wanted() const;
  std::uint16_t wanted_from() const;

  Channel& channel_;
  Cryptography& cryptography_;
  Entropy& entropy_;
  Milliseconds now_ = 0;
  std::optional<std::uint32_t> session_;  // with the host; none yet
  People people_;
  Roster roster_;
  std::uint8_t unit_ = 0;
  std::uint8_t host_term_ = 0;
  radio::TableId table_;
  std::uint16_t room_stamp_ = 0;
  std::uint16_t state_stamp_ = 0;
  bool must_report_ = false;
  radio::Resend again_{30, 500};

  ShownPosition position_;
  GuestIntents intents_;
  GuestShuffle shuffle_;
  DealCheck check_;
  Snapshots snapshots_;
  GuestMigration migration_;
};

}  // namespace seaglass
