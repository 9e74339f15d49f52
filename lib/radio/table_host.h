// The unit that hosts a table: it keeps the sitting, plays what the guests intend, and tells every unit what
// its people may see, again and again until it has been heard. Newest replaces all older, so whatever the air
// does heals by itself; an intent is played at most once, because it carries the number of its seat's own
// decision. Everybody around hears how long each frame is: that depends on nothing that anybody at the table
// may not know.
//
// What a screen needs: `roster`, `can_deal`, `deal`, `waits_for_bots`, `decide`, `events`, `let_bot_play`.
#pragma once

#include "radio/channel.h"
#include "radio/deal_store.h"
#include "radio/link_parts.h"
#include "radio/table_message.h"
#include "radio/told_events.h"
#include "radio/vault.h"
#include "tabletop/sitting.h"

namespace seaglass {

class TableHost {
 public:
  /// `scratch` is used while a message is made and holds nothing between steps.
  TableHost(Channel& channel, Cryptography& cryptography, Entropy& entropy, DealStore& store,
            AnyState& scratch)
      : channel_(channel), cryptography_(cryptography), entropy_(entropy), store_(store), scratch_(scratch) {}
  TableHost(const TableHost&) = delete;
  TableHost& operator=(const TableHost&) = delete;

  // ------------------------------------------------------------------------------------ the waiting room
  /// Opens a table of this game (its number in lib/games). Seats that are held by nobody are free for others.
  void open(int game, Sitting& sitting, const Roster& roster, std::uint8_t epoch = 0);
  const Roster& roster() const { return roster_; }
  /// In the waiting room: a bot sits down on a free seat, or the seat of one is free again.
  void seat_bot(Seat seat, bool sits);
  /// Whoever sits on this unit stands up.
  void remove(int unit);
  bool can_deal() const;
  /// From here on the shuffle is being made, by all; `roster().stage` says when the cards are there.
  void deal(const TableMembers& members);
  /// After a restart: the sitting has been resumed from its journal, and this is the table that it was played
  /// at. False: what was kept beside the journal does not belong to it.
  bool resume(int game, Sitting& sitting);
  /// Which units play at it, and under which numbers.
  const TableMembers& members() const { return deal_.members; }
  /// What came with the table, if another unit gave it to this one in this run: some still know this one by
  /// it.
  const radio::Acquaintance& former_acquaintance() const { return former_acquaintance_; }
  /// As long as that unit is not to be told yet that it hosts.
  void set_holding(bool holds) { holds_ = holds; }
  /// Who watches goes along where the table goes.
  void set_watcher(int unit, const RadioAddress& address) { deal_.members.units[unit] = address; }
  /// Grows whenever the table goes to another host.
  std::uint8_t epoch() const { return deal_.epoch; }
  void close() { roster_ = Roster(); }

  // -------------------------------------------------------------------------------------------- the game
  Stage stage() const { return roster_.stage; }
  int revision() const { return sitting_->journal().size(); }
  /// Not while the table is on its way to another unit.
  bool takes_decisions() const { return roster_.stage == Stage::playing && !is_moving(); }
  /// For a seat of this unit: a person's choice, or a bot's.
  Sitting::Played decide(Seat seat, Choice choice);
  /// Which seats owe a decision that a bot is to make.
  SeatSet waits_for_bots() const;
  /// As long as that seat's unit is away. Once it is back, its people decide again.
  void let_bot_play(Seat seat, bool plays);
  const ToldEvents& events() const { return events_; }

  // -------------------------------------------------------------------------------- to another unit's hands
  // The unit gets the secret of the deal and the journal, piece by piece, and keeps both; meanwhile nobody
  // decides. Once it holds all it is told that it hosts, and once it has that in flash and says so, this unit
  // notes that the table is gone, and only then the others are sent there. Whoever loses its power meanwhile
  // finds in its flash which of the two hosts. What this protects from: a battery that runs down, people who
  // must leave the train; and the deal stays provable. What not: the new host knows from then on what a host
  // knows.
  //
  // From when the other unit is told until it answers, it may host by now, for all that this one knows.
  // Should it fall silent just then, still nobody decides here, or what they decide might be undone: until it
  // is heard again as a guest, and gets the table, or is seen to host, and this unit goes there; or until
  // people here say that the table stays.
  /// The unit plays at the table, is near, and its cell is not low. A cell that gets low while the table is
  /// on its way there declines it, too.
  bool hand_over(int unit, const RadioAddress& address);
  bool may_hand_over_to(int unit) const;
  /// Its cell does not last much longer: no table goes there.
  bool is_low(int unit) const { return units_[unit].is_low; }
  /// Which unit declined the table since this was asked last. False: none.
  bool take_decline(int& unit) {
    unit = declined_by_;
    declined_by_ = nobody;
    return unit != nobody;
  }
  /// The table stays. By itself, if the other unit goes away before it was told that it hosts.
  void keep_table();
  bool is_moving() const { return succession_.any; }
  /// To whose unit; as long as it is moving.
  int heir() const { return succession_.unit; }
  /// That unit was told that it hosts, and has not answered.
  bool is_given() const { return succession_.done && !has_retired_; }
  /// It can still stay: nobody else hosts it, or that unit is not heard any more, and people here know
  /// better.
  bool may_keep_table() const {
    return succession_.any && !has_retired_ && !(is_given() && channel_.linked(succession_.unit));
  }
  /// That unit hosts it, and this one never will again.
  bool is_gone() const { return has_retired_; }
  /// Everybody has heard where the table is now: this unit can go there as a guest.
  bool has_moved() const { return has_moved_; }
  const RadioAddress& new_home() const { return succession_.address; }
  /// Whether this unit can host the table by now: it was given to it, and no answer heard; or it was claimed,
  /// since this host was not heard. Then it is away itself, nobody is here who was when it went and never
  /// left, and more of the units that play are away than here.
  bool can_be_at(int unit) const;

  // ------------------------------------------------------------------------------- without its last host
  // This unit asks all who hold a vault that it holds too. When all have said yes, the vault is opened,
  // and the game goes on from there: what was decided after it is lost, and nobody can prove the deal any
  // more. What this protects from: a host that breaks, or is carried off the train. What not: who wants to
  // undo a choice can claim a table whose host is away, but only with everybody's consent.
  enum class ClaimEnd : std::uint8_t {
    none,
    refused,     // somebody said no
    impossible,  // a share is lost, or what was opened is no position
    given_up,    // by who claimed
    host_is_back,
    other_claims,
  };
  /// From there on as if this unit had resumed it, once `stage` says so.
  void claim(Sitting& sitting, const Estate& estate);
  bool is_claiming() const { return roster_.stage == Stage::recovering; }
  void end_claim(ClaimEnd end, int unit = 0);
  ClaimEnd claim_end() const { return claim_end_; }
  /// Who refused, by the number of its unit.
  int refuser() const { return claim_ender_; }
  bool has_agreed(int unit) const { return ((claim_.agreed >> unit) & 1) != 0; }
  /// Its share is needed: all of these have to agree.
  bool is_asked(int unit) const { return ((asked_ >> unit) & 1) != 0; }
  const RadioAddress& host_before() const { return estate_host_; }
  /// As long as some of the units may not have found this one yet, no vault is made without them.
  void set_gathering(bool gathers) { gathers_ = gathers; }
  Estate estate() const;

  // ------------------------------------------------------------------------------------------- the steps
  /// Hears and speaks. Returns how long there is nothing to do if nothing comes.
  Milliseconds step(Milliseconds now);
  /// There is more to say at once, but the frame before is not out yet. Who draws meanwhile makes everybody
  /// wait: draw when this is over.
  bool is_speaking() const { return is_speaking_; }

 private:
  friend struct TableProbe;  // the exhaustive explorer (test/storm) tells states apart by it

  // A round trip takes up to about 30 ms while five other units are told the same. Five that answer nothing
  // cost 3 % of the air at most, for the 8 s until the link takes them for away.
  static constexpr radio::Resend newest_again{30, 500};

  struct Unit {
    bool known = false;
    bool linked = false;
    std::uint32_t session = 0;
    std::uint16_t state_stamp = 1;
    std::uint16_t room_heard = 0;  // stamps that this unit says it has read; 0: none
    std::uint16_t state_heard = 0;
    std::uint16_t revision_heard = 0;
    radio::Resend room_again = newest_again;
    radio::Resend state_again = newest_again;
    bool has_promise = false;
    Promise promise;
    bool has_pinch = false;
    Pinch pinch;
    RefusedIntent refused;
    Parcel wants = Parcel::none;
    std::uint16_t wants_from = 0;
    Edition vault_heard = no_edition;
    std::uint8_t next_part = 0;  // of the vault
    bool is_low = false;
    radio::Resend vault_again{150, 2000};
    UnitBits stayed = 0;  // who was here when it went away, and never went
  };

  // Who has not heard by then where the table is looks for it by itself.
  static constexpr Milliseconds move_ms_max = 4000;
  static constexpr Milliseconds send_again_ms = 2;  // a frame is not out yet
  static constexpr int nobody = -1;

  void watch(int number);
  void note_who_stayed(int gone);
  bool note_given(int to);
  bool note_gone();
  bool is_going_to(int unit) const { return succession_.any && succession_.unit == unit; }
  void hear_heir(const Report& report);
  void go_on_giving();
  void begin_session(int number);
  void room_changed();
  void state_changed();

  void hear(const Channel::Message& message);
  void seat_people(int number, const Report& report);
  std::uint8_t free_emblem(std::uint8_t wished, Seat seat) const;
  void consider(int number, const Intent& intent);
  void tell_refused(int number, Seat seat);
  void gather_promises();
  void hear_pinch(Unit& unit, const Report& report);
  bool is_committed() const { return !same_bytes(commitment_.bytes, Key().bytes, Key::size); }
  void commit_when_all_promised();
  void begin_when_all_pinched();
  Sitting::Played play(Seat seat, Choice choice);
  void count_decisions();
  void draw_acquaintance();
  void sit_as_recorded();
  bool may_have_parcels(int number) const;
  void finish_move();

  bool speak(Milliseconds now);
  bool speak_to(int number, Milliseconds now, bool& said);
  bool owes_room(const Unit& unit) const { return unit.room_heard != room_stamp_; }
  bool owes_state(const Unit& unit) const;
  bool has_news(Milliseconds now) const;
  Milliseconds rest_ms(Milliseconds now) const;

  int write_room(int number, MutableBytes buffer);
  int write_state(int number, MutableBytes buffer);
  int write_piece(int number, MutableBytes buffer);
  void write_events(const Unit& unit, SeatSet viewers, BitWriter& writer, int bits_max) const;
  void fill_journal(Piece& piece) const;

  // The vault (table_host_vault.cpp).
  UnitBits holders_now() const;
  bool owes_vault(int number) const;
  bool all_have_heard() const;
  void seal_when_told();
  void seal();
  void hear_of_vault(int number, Edition edition);
  int write_vault(int number, MutableBytes buffer);

  // A claim (table_host_claim.cpp).
  void hear_consent(int number, const Report& report);
  void open_when_all_agree();
  bool all_gave(int i) const;
  bool recover(int i);
  int write_claim(MutableBytes buffer);

  Channel& channel_;
  Cryptography& cryptography_;
  Entropy& entropy_;
  DealStore& store_;
  AnyState& scratch_;
  Sitting* sitting_ = nullptr;

  Roster roster_;
  DealRecord deal_;
  radio::Acquaintance former_acquaintance_;
  Key commitment_;
  std::uint16_t room_stamp_ = 1;
  std::uint16_t deal_stamp_ = 0;  // of the first room that asks for these promises, or pinches
  Milliseconds now_ = 0;
  Unit units_[units_max];
  PerSeat<Decided> decided_;
  PerSeat<RefusedIntent> refused_;  // of the decision that the seat owes, the last attempt that was refused
  ToldEvents events_;
  int turn_to_speak_ = 0;
  bool is_speaking_ = false;
  Succession succession_;
  bool holds_ = false;
  bool has_retired_ = false;
  bool has_moved_ = false;
  std::int8_t declined_by_ = nobody;
  Milliseconds moved_at_ = 0;

  Vault vault_;  // the newest that is given away; its share stays empty
  Key vault_secret_;
  int vault_revision_ = 0;
  Edition settled_ = no_edition;
  bool gathers_ = false;

  Vaults claimed_;
  ClaimMessage claim_;
  UnitBits asked_ = 0;
  UnitBits gave_[vaults_kept] = {};
  bool is_lost_[vaults_kept] = {};
  Key sums_[vaults_kept];  // of the shares that have come
  std::uint8_t claimant_ = 0;
  RadioAddress estate_host_;
  ClaimEnd claim_end_ = ClaimEnd::none;
  int claim_ender_ = 0;
};

}  // namespace seaglass
