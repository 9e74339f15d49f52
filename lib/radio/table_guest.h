// A unit that plays at somebody else's table: it shows the newest position that its host has told it, says
// what its people decide until the host has answered, and at the end checks that the deal was fair and that
// all it was shown was true. It needs nothing but the newest message of each kind: nothing lost, doubled or
// overtaken on the way matters, and what an earlier session told is forgotten.
//
// What a screen needs: `roster`, `seats`, `state`, `may_decide`, `decide`, `next_answer`, `events`,
// `fairness`.
#pragma once

#include "core/fixed_queue.h"
#include "games/games.h"
#include "radio/channel.h"
#include "radio/deal.h"
#include "radio/deal_store.h"
#include "radio/link_parts.h"
#include "radio/table_message.h"
#include "radio/told_events.h"
#include "radio/vault.h"

namespace seaglass {

using People = FixedVector<Person, seats_max>;

class TableGuest {
 public:
  /// The host is the channel's only peer. Of the two places for a state one is shown, the other is worked in.
  TableGuest(Channel& channel, Cryptography& cryptography, Entropy& entropy, AnyState& one, AnyState& other)
      : channel_(channel), cryptography_(cryptography), entropy_(entropy), shown_(&one), spare_(&other) {}
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
  std::uint8_t epoch() const { return epoch_; }
  /// Those of this unit. None once the game has begun: the table was full, and this unit watches.
  SeatSet seats() const { return roster_.of_unit(unit_); }
  const Game& game() const { return game_at(roster_.game); }

  // ---------------------------------------------------------------------------------------------- the game
  /// Not any more when the people are back in the waiting room, or the cards are dealt anew.
  bool has_state() const { return has_state_; }
  /// Changes whenever the cards are taken from the table.
  int deal() const { return deal_; }
  const AnyState& state() const {
    CHECK(has_state_);
    return *shown_;
  }
  int revision() const { return revision_; }
  bool may_decide(Seat seat) const;
  /// Said to the host until it answers.
  void decide(Seat seat, Choice choice);
  /// How many decisions of that seat have been played.
  int decisions_of(Seat seat) const { return decided_[seat].count; }
  bool is_deciding(Seat seat) const { return deciding_.contains(seat); }

  enum class Outcome : std::uint8_t {
    played,
    refused,   // for the reason in `rule`
    not_kept,  // the host could not keep it in its flash: try again
    overtaken  // something else was decided for this seat: a bot played while the unit was away
  };
  struct Answer {
    Seat seat;
    Outcome outcome = Outcome::played;
    Refusal rule;
  };
  /// What became of a decision. False: nothing new.
  bool next_answer(Answer& answer);
  const ToldEvents& events() const { return events_; }
  /// After the end: once the check is through.
  Fairness fairness() const { return fairness_; }

  // ------------------------------------------------------------------------------------ to this unit's hands
  /// Where the table would be kept if its host handed it over to this unit.
  void offer_home(Journal& journal, DealStore& store) {
    home_journal_ = &journal;
    home_store_ = &store;
  }
  /// The cell of this unit does not last much longer, or does again: its host hands it no table then.
  void set_low(bool is_low) {
    must_report_ = must_report_ || is_low != is_low_;
    is_low_ = is_low;
  }
  /// Who is listened to.
  void note_host(const RadioAddress& host) { host_ = host; }
  /// It is on its way to somebody: nobody decides meanwhile.
  bool is_moving() const { return succession_.any; }
  int heir() const { return succession_.unit; }
  /// It is here: journal and record are kept, and a TableHost can resume from them.
  bool has_taken_over() const { return is_here_ && has_come(taken_at_ + linger_ms, now_); }
  /// Already before that, which its host may know: whoever gets up now leaves a table that this unit hosts.
  bool hosts_by_now() const { return is_here_; }
  /// It is at another unit now, which this one knows.
  bool has_moved(RadioAddress& to) const {
    if (!succession_.any || !succession_.done || holds_table_) return false;
    to = succession_.address;
    return true;
  }
  /// This unit follows it there.
  void follow() { succession_ = Succession(); }
  /// From now on only this table is listened to: its host was only seen. All zero: to whatever the host has.
  void expect(const radio::TableId& table) { expected_ = table; }

  // ------------------------------------------------------------------------------------- without its host
  // Whose host stays away may be asked for a claim (vault.h): this unit says what its people answer, and
  // gives its shares with their yes, never before. Who has said yes once has given them.
  /// This unit may claim the table: as far as it knows, its vaults can be opened if the others agree.
  bool can_claim() const;
  /// But for where its host is.
  Estate estate() const;
  /// Back from a claim that came to nothing, or that somebody else makes.
  void restore(const Estate& estate);
  /// The unit that it is linked with claims the table.
  bool in_claim() const { return claim_.stamp != 0 && is_in_its_session(); }
  /// Whose people claim it: the last host's number for their unit.
  int claimant() const { return claim_.unit; }
  /// Which of its claims that is: each asks people anew.
  int claim_attempt() const { return claim_.attempt; }
  /// Its people have still to answer. Who holds nothing that it takes is not asked.
  bool is_asked() const { return in_claim() && consent_ == Consent::none && holds_what_is_claimed(); }
  Consent consent() const { return consent_; }
  void answer_claim(bool yes);
  /// Its people were asked, and said yes.
  bool has_agreed() const { return in_claim() && consent_ == Consent::yes && holds_what_is_claimed(); }
  /// As this unit was told by its host, not only seen: all zero before the first deal.
  const radio::TableId& table_id() const { return table_; }
  /// The host that it is linked with has told who sits where.
  bool is_told() const { return room_stamp_ != 0 && is_in_its_session(); }

  // --------------------------------------------------------------------------------------------- the steps
  /// Hears and speaks. Returns how long there is nothing to do if nothing comes.
  Milliseconds step(Milliseconds now);
  /// There is something to say at once, but the frame before is not out yet.
  bool is_speaking() const { return must_report_ && channel_.linked(0); }

 private:
  friend struct TableProbe;  // the exhaustive explorer (test/storm) tells states apart by it

  // The old host must hear that this unit knows: as long as that it answers as a guest.
  static constexpr Milliseconds linger_ms = 1500;
  static constexpr Milliseconds send_again_ms = 2;
  static constexpr int entries_checked_at_once = 4;  // each costs up to a play, a packing and an unpacking

  void watch();
  bool is_in_its_session() const {
    return channel_.linked(0) && in_session_ && channel_.session(0) == session_;
  }
  void hear(const Channel::Message& message);
  bool is_overtaken(std::uint8_t epoch, const RoomMessage& room) const;
  bool is_expected(const RoomMessage& room) const {
    return expected_ == radio::TableId() || room.table == expected_;
  }
  void hear_room(std::uint8_t epoch, BitReader& reader);
  void hear_commitment(const Key& commitment);
  void draw_pinch();
  void give_pinch();
  void begin_anew(const Key& commitment);
  void hear_state(BitReader& reader);
  bool plays_on(const Roster& roster) const;
  bool moves_seats(const RoomMessage& room) const;
  void forget_game();
  bool take_state(const StateHeader& header, BitReader& reader);
  void set_back();
  bool is_for_this_unit();
  bool shows_too_much();
  void witness(int revision);
  void answer_intents(const StateHeader& header);
  void drop(Seat seat, Outcome outcome, Refusal rule);

  bool waits_for_answer() const;
  bool has_something_to_say(Milliseconds now) const;
  bool speak(Milliseconds now);
  Milliseconds rest_ms(Milliseconds now) const;

  // Taking the table over (table_guest_move.cpp).
  bool is_heir() const {
    return succession_.any && succession_.unit == unit_ && home_journal_ != nullptr && !seats().empty();
  }
  bool goes_on(const Succession& succession) const;
  bool note_whereabouts(const Succession& succession);
  void hear_succession(const Succession& succession);
  Parcel wanted_as_heir() const;
  void hear_heirs_piece(const Piece& piece);
  void hear_heirs_deal(const Piece& piece);
  void hear_heirs_opening(const Piece& piece);
  void hear_heirs_choices(const Piece& piece);
  bool begin_home();
  bool keep_home(Whereabouts whereabouts);

  // Without its host (table_guest_claim.cpp).
  void hear_vault(BitReader& reader);
  void hear_claim(std::uint8_t epoch, BitReader& reader);
  bool is_from_its_unit(const ClaimMessage& claim) const;
  bool holds_what_is_claimed() const;
  bool waits_for_claimant() const;
  void report_claim(Report& report) const;

  // Checking the deal, after the end (table_guest_check.cpp).
  bool has_seen_the_end() const { return has_state_ && game().over(*shown_); }
  bool is_checking() const {
    return roster_.stage == Stage::over && has_seen_the_end() && fairness_ == Fairness::unknown;
  }
  Parcel wanted() const;
  std::uint16_t wanted_from() const;
  void hear_piece(BitReader& reader);
  void check_secret(const Piece& piece);
  bool has_our_pinch(const DealRecord& record) const;
  void check_some();
  bool check_entry();
  bool check_sight();
  void judge(Fairness fairness) { fairness_ = fairness; }

  Channel& channel_;
  Cryptography& cryptography_;
  Entropy& entropy_;
  AnyState* shown_;
  AnyState* spare_;

  Milliseconds now_ = 0;
  bool in_session_ = false;
  std::uint8_t boot_ = 0;         // of the host, in that session
  bool host_began_anew_ = false;  // and has shown nothing since
  std::uint32_t session_ = 0;
  People people_;
  Roster roster_;
  std::uint8_t unit_ = 0;
  std::uint8_t epoch_ = 0;
  radio::TableId table_;
  radio::TableId expected_;
  std::uint16_t room_stamp_ = 0;
  std::uint16_t state_stamp_ = 0;
  bool has_state_ = false;
  int deal_ = 0;
  int revision_ = 0;

  PerSeat<Intent> intents_;
  SeatSet deciding_;
  PerSeat<Decided> decided_;
  std::uint8_t attempts_ = 0;
  FixedQueue<Answer, 2 * seats_max> answers_;
  ToldEvents events_;

  bool must_report_ = false;
  bool is_low_ = false;
  radio::Resend again_{30, 500};

  Key commitment_;
  std::uint8_t commitment_epoch_ = 0;
  Pinch pinch_;
  Report::Gives gives_ = Report::Gives::nothing;  // while the cards are dealt
  bool has_given_ = false;                        // a pinch that it had promised, now or before
  // As the host told it before it was given ours: how many pinches there will be, and which of them is ours.
  std::uint8_t pinches_due_ = 0;
  std::uint8_t own_pinch_ = 0;
  bool provable_ = false;  // this unit has been there since the host committed itself
  bool untrue_ = false;
  Witness witness_;
  Fairness fairness_ = Fairness::unknown;
  DealRecord told_deal_;
  bool has_told_deal_ = false;
  Piece piece_;
  Succession succession_;
  Journal* home_journal_ = nullptr;
  DealStore* home_store_ = nullptr;
  RadioAddress host_;
  bool has_home_deal_ = false;
  bool holds_table_ = false;
  bool is_here_ = false;  // and that this unit hosts it is in its flash
  Milliseconds taken_at_ = 0;
  DealRecord home_deal_;
  Opening home_opening_;
  bool has_home_opening_ = false;
  Vaults vaults_;
  ClaimMessage claim_;  // its stamp is 0 where there is none
  Consent consent_ = Consent::none;
  int checked_ = 0;  // entries of the journal that have been played again
  Key checked_hash_;
};

}  // namespace seaglass
