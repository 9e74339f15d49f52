// The unit that hosts a table: it keeps the sitting, plays what the guests intend, and tells every unit what
// its people may see, again and again until it has been heard. Newest replaces all older, so whatever the air
// does heals by itself; an intent is played at most once, because it carries the number of its seat's own
// decision. Everybody around hears how long each frame is: that depends on nothing that anybody at the table
// may not know.
//
// What a screen needs: `roster`, `can_deal`, `deal`, `waits_for_bots`, `decide`, `events`, `let_bot_play`.
#pragma once

#include "on_air/host_intents.h"
#include "on_air/migration/host_migration.h"
#include "on_air/migration/host_snapshots.h"
#include "on_air/shuffle/deal_store.h"
#include "on_air/shuffle/host_shuffle.h"
#include "on_air/table_message.h"
#include "on_air/told_events.h"
#include "radio/channel.h"
#include "radio/link_parts.h"
#include "radio/resend.h"
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
  /// Opens a table of the sitting's game. Seats that are held by nobody are free for others.
  void open(Sitting& sitting, const Roster& roster, std::uint8_t host_term = 0);
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
  bool resume(Sitting& sitting);
  /// Which units play at it, and under which numbers.
  const TableMembers& members() const { return deal_.members; }
  /// What came with the table, if another unit gave it to this one in this run: some still know this one by
  /// it.
  const radio::KeySeed& former_key_seed() const { return migration_.former_key_seed; }
  /// As long as that unit is not to be told yet that it hosts.
  void set_holding(bool holds) { migration_.hand_over.set_holding(holds); }
  /// Who watches goes along where the table goes.
  void set_watcher(int unit, const RadioAddress& address) { deal_.members.units[unit] = address; }
  /// Grows whenever the table goes to another host.
  std::uint8_t host_term() const { return deal_.host_term; }
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
  // What that is, and what it protects from: migration/hand_over.h. Meanwhile nobody decides.
  /// The unit plays at the table, is near, and its cell is not low. A cell that gets low while the table is
  /// on its way there declines it, too.
  bool hand_over(int unit, const RadioAddress& address);
  bool may_hand_over_to(int unit) const;
  /// Its cell does not last much longer: no table goes there.
  bool is_low(int unit) const { return migration_.hand_over.is_low(unit); }
  /// Which unit declined the table since this was asked last. False: none.
  bool take_decline(int& unit) { return migration_.hand_over.take_decline(unit); }
  /// The table stays. By itself, if the other unit goes away before it was told that it hosts.
  void keep_table();
  bool is_moving() const { return migration_.hand_over.is_moving(); }
  /// To whose unit; as long as it is moving.
  int next_host() const { return migration_.hand_over.unit(); }
  /// That unit was told that it hosts, and has not answered.
  bool is_given() const { return migration_.hand_over.is_given(); }
  /// It can still stay: nobody else hosts it, or that unit is not heard any more, and people here know
  /// better.
  bool may_keep_table() const {
    return is_moving() && !is_gone() && !(is_given() && channel_.linked(next_host()));
  }
  /// That unit hosts it, and this one never will again.
  bool is_gone() const { return migration_.hand_over.is_gone(); }
  /// Everybody has heard where the table is now: this unit can go there as a guest.
  bool has_moved() const { return migration_.hand_over.has_moved(); }
  const RadioAddress& new_home() const { return migration_.hand_over.address(); }
  /// Whether this unit can host the table by now: it was given to it, and no answer heard; or it was claimed,
  /// since this host was not heard. Then it is away itself, nobody is here who was when it went and never
  /// left, and more of the units that play are away than here.
  bool can_be_at(int unit) const {
    return deal_.was_given_to(unit) ||
           migration_.can_be_claimed_by(unit, players_who_are(true), players_who_are(false));
  }

  // ------------------------------------------------------------------------------- without its last host
  // This unit claims the table of a host that is gone: migration/claim.h.
  using ClaimEnd = seaglass::ClaimEnd;
  /// From there on as if this unit had resumed it, once `stage` says so.
  void claim(Sitting& sitting, const ClaimState& claim_state);
  bool is_claiming() const { return roster_.stage == Stage::recovering; }
  void end_claim(ClaimEnd end, int unit = 0);
  ClaimEnd claim_end() const { return migration_.claim.ended(); }
  /// Who refused, by the number of its unit.
  int refuser() const { return migration_.claim.refuser(); }
  bool has_agreed(int unit) const { return migration_.claim.has_agreed(unit); }
  /// Its share is needed: all of these have to agree.
  bool is_asked(int unit) const { return migration_.claim.is_asked(unit); }
  const RadioAddress& host_before() const { return migration_.claim.host_before(); }
  /// As long as some of the units may not have found this one yet, no snapshot is made without them.
  void set_gathering(bool gathers) { snapshots_.set_gathering(gathers); }
  ClaimState claim_state() const;

  // ------------------------------------------------------------------------------------------- the steps
  void hear(Milliseconds now);
  /// Returns how long there is nothing to do if nothing comes.
  Milliseconds speak(Milliseconds now);
  /// Where nobody leaves for good in between.
  Milliseconds step(Milliseconds now) {
    hear(now);
    return speak(now);
  }
  /// There is more to say at once, but the frame before is not out yet. Drawing now would delay it.
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
    Blob wants = Blob::none;
    std::uint16_t wants_from = 0;
  };

  static constexpr Milliseconds send_again_ms = 2;  // a frame is not out yet
  static constexpr Milliseconds looks_who_is_late_ms = 500;

  void watch(int number);
  /// Units that play, near or away.
  UnitBits players_who_are(bool linked) const;
  KeptDeal kept_deal() { return {deal_, store_}; }
  void begin_session(int number);
  void room_changed();
  void state_changed();
  void state_changed_for(int number);

  void hear(const Channel::Message& message);
  void seat_people(int number, const Report& report);
  std::uint8_t free_emblem(std::uint8_t wished, Seat seat) const;
  void consider(int number, const Intent& intent);
  Dealing dealing() { return {cryptography_, entropy_, roster_, deal_, now_}; }
  void go_on_dealing(HostShuffle::Turn turn);
  void note_who_is_late();
  void begin_game();
  Sitting::Played play(Seat seat, Choice choice);
  void draw_key_seed();
  void sit_as_recorded();
  bool may_have_blobs(int number) const;
  void hear_consent(int number, const Report& report);
  void go_on_moving();
  void go_on_claiming();
  bool begin_from(const Claim::Opened& opened);
  void seal_when_told();

  bool tell_all(Milliseconds now);
  bool speak_to(int number, Milliseconds now, bool& said);
  bool owes_room(const Unit& unit) const { return unit.room_heard != room_stamp_; }
  bool owes_state(const Unit& unit) const;
  bool owes_snapshot(int number) const { return takes_decisions() && snapshots_.owes(number); }
  bool has_news(Milliseconds now) const;
  Milliseconds rest_ms(Milliseconds now) const;

  int write_room(int number, MutableBytes buffer);
  int write_state(int number, MutableBytes buffer);
  int write_piece(int number, MutableBytes buffer);
  int write_snapshot(int number, MutableBytes buffer);
  int write_claim(MutableBytes buffer);
  void write_events(const Unit& unit, SeatSet viewers, BitWriter& writer, int bits_max) const;

  Channel& channel_;
  Cryptography& cryptography_;
  Entropy& entropy_;
  DealStore& store_;
  AnyState& scratch_;
  Sitting* sitting_ = nullptr;

  Roster roster_;
  DealRecord deal_;
  std::uint16_t room_stamp_ = 1;
  Milliseconds now_ = 0;
  Unit units_[units_max];
  ToldEvents events_;
  int turn_to_speak_ = 0;
  bool is_speaking_ = false;

  HostIntents intents_;
  HostShuffle shuffle_;
  HostSnapshots snapshots_;
  HostMigration migration_;
};

}  // namespace seaglass
