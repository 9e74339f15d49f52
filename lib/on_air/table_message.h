// The messages of a table on the air, bit by bit. A host says who sits where (room), what a unit may see of
// the game (state), pieces of what is longer than one message, and gives snapshots away (snapshot.h); who
// would host in its stead asks for them (claim). A guest has one kind of message, its report. Reading refuses
// whatever is not exactly what writing could have made.
#pragma once

#include "core/bits.h"
#include "core/fixed_vector.h"
#include "on_air/roster.h"
#include "radio/channel.h"
#include "radio/frames/frames.h"
#include "tabletop/choice.h"
#include "tabletop/event.h"
#include "tabletop/journal.h"
#include "tabletop/opening.h"

namespace seaglass {

enum class HostSays : std::uint8_t { room, state, piece, snapshot, claim };
constexpr int host_says_count = 5;

/// Which seat decided how often fits, since no game has more choices than this.
constexpr int decisions_max = 2700;  // Mermaid's Song
constexpr int decision_bits = 12;
static_assert(decisions_max < (1 << decision_bits));

constexpr int units_max = Channel::peers_max;
constexpr int unit_bits = bits_for(units_max);
constexpr int seat_bits = bits_for(seats_max);

/// What a unit adds to the shuffle.
struct EntropyShare {
  static constexpr int size = 8;
  std::uint8_t bytes[size] = {};
};

/// An entropy share that its unit cannot exchange any more, though nobody knows it yet: its hash.
using Promise = radio::Chance<16>;

/// What every message of a host begins with.
struct HostHeader {
  HostSays says = HostSays::room;
  std::uint8_t host_term = 0;
};
constexpr int host_header_bits = 3 + 8;
void write(const HostHeader& header, BitWriter& writer);
HostHeader read_host_header(BitReader& reader);

/// The table goes to another unit. While it is on its way nobody decides.
struct HandOverStatus {
  bool any = false;
  std::uint8_t unit = 0;  // that will host
  RadioAddress address;
  std::uint16_t choices = 0;  // that have been played: what came when there were fewer is not the table
  bool done = false;          // it has everything: from now on it is the host
};

struct RoomMessage {
  std::uint16_t stamp = 0;
  radio::TableId table;   // from `dealing` on
  std::uint8_t unit = 0;  // the host's number for who reads this
  Roster roster;
  Key commitment;  // to the shuffle, once all have promised their entropy shares; from `dealing` on
  HandOverStatus hand_over_status;
};
void write(const RoomMessage& room, BitWriter& writer);
/// Of `link_version` 4 and before, as flash may still hold it: with six animals, and nobody named who begins.
enum class RoomForm : std::uint8_t { of_six_animals, now };
bool read(RoomMessage& room, BitReader& reader, RoomForm form = RoomForm::now);

/// What one of the unit's seats decided last, so that its people know what became of their choice.
struct Decided {
  std::uint16_t count = 0;
  Choice last;
};

/// Why an intent was not played.
struct RefusedIntent {
  /// Beyond the rules of any game: the host could not keep the choice in its flash.
  static constexpr std::uint8_t not_kept = 255;

  bool any = false;
  Seat seat;
  std::uint8_t attempt = 0;
  std::uint8_t rule = 0;
};

/// Everything of a state message but the masked state and the events, which follow it.
struct StateHeader {
  std::uint16_t stamp = 0;
  std::uint16_t revision = 0;  // how many choices have been played
  SeatSet seats;               // of the unit that it is for
  PerSeat<Decided> decided;    // of those
  RefusedIntent refused;
};
/// All seats of a table on one other unit.
constexpr int state_header_bits_max =
    16 + decision_bits + seats_max + seats_max * (decision_bits + 32) + 1 + seat_bits + 8 + 8;
void write(const StateHeader& header, BitWriter& writer);
bool read(StateHeader& header, BitReader& reader);

/// An event on its way: of the choice with which the table came to `revision`.
struct ToldEvent {
  std::uint16_t revision = 0;
  Event event;
};
constexpr int events_in_message_max = 15;
constexpr int event_count_bits = bits_for(events_in_message_max + 1);
constexpr int event_age_bits = 5;  // older ones are not told any more
constexpr int event_bits = event_age_bits + 8 + seat_bits + 3 * 8;
/// How many fit behind so many bits, in a message of at most so many.
constexpr int events_that_fit(int bits_before, int bits_max) {
  const int room = (bits_max - bits_before - event_count_bits) / event_bits;
  return room < events_in_message_max ? room : events_in_message_max;
}
void write(const ToldEvent& told, int revision, BitWriter& writer);
bool read(ToldEvent& told, int revision, BitReader& reader);

/// After the longest masked state of any game there is still room for an event.
static_assert(host_header_bits + state_header_bits_max + 8 * masked_bytes_limit + event_count_bits +
                  event_bits <=
              8 * Channel::message_bytes_max);

/// What is longer than a message, and is asked for piece by piece: when the game is over, or by the unit to
/// which the table goes.
enum class Blob : std::uint8_t {
  none,
  secret,  // the host's record of the deal
  journal,
  opening,  // what the journal began with, if that is not the deal
};
constexpr int blob_count = 4;
constexpr int piece_bytes_max = 200;  // 40 journal entries
constexpr int place_bits = 14;        // in bytes: a journal of 2,700 entries of 5 is the longest blob
static_assert(decisions_max * 5 < (1 << place_bits));

struct Piece {
  Blob blob = Blob::none;
  std::uint16_t from = 0;   // its place in the blob, in bytes
  std::uint16_t total = 0;  // of the blob
  std::uint16_t tag = 0;    // which edition of the blob: pieces of two are not mixed
  FixedVector<std::uint8_t, piece_bytes_max> bytes;
};
void write(const Piece& piece, BitWriter& writer);
bool read(Piece& piece, BitReader& reader);

/// Tells one snapshot from another: a host's first is any number but 0, and they go on from there.
using Edition = std::uint32_t;
constexpr Edition no_edition = 0;

/// Units, one bit each by their numbers.
using UnitBits = std::uint8_t;
static_assert(units_max <= 8);

constexpr int snapshot_head_bits = 2 * 32 + units_max + 1;
constexpr int snapshot_part_bytes_max =
    Channel::message_bytes_max - (host_header_bits + snapshot_head_bits + 8 + 7) / 8;

/// A part of a snapshot, for one unit.
struct SnapshotMessage {
  Edition edition = no_edition;
  Edition settled = no_edition;  // the newest that all its holders have: to be kept until this one is
  UnitBits holders = 0;
  std::uint8_t part = 0;
  FixedVector<std::uint8_t, snapshot_part_bytes_max> bytes;
};
void write(const SnapshotMessage& snapshot, BitWriter& writer);
bool read(SnapshotMessage& snapshot, BitReader& reader);

/// How many snapshots a unit keeps.
constexpr int snapshots_kept = 2;

/// A unit would go on as the host, if all holders of a snapshot that it has agree.
struct ClaimMessage {
  std::uint16_t stamp = 0;
  std::uint16_t attempt = 0;  // any number: every claim asks people anew
  std::uint8_t unit = 0;      // the last host's number for who claims
  Edition editions[snapshots_kept] = {};
  UnitBits agreed = 0;
};
void write(const ClaimMessage& claim, BitWriter& writer);
bool read(ClaimMessage& claim, BitReader& reader);

/// What the people of a unit say to a claim.
enum class Consent : std::uint8_t { none, yes, no };
constexpr int consent_count = 3;

/// A guest's choice for one of its seats, said again until the host answers.
struct Intent {
  Seat seat;
  std::uint16_t number = 0;  // of that seat's own decisions: others may decide meanwhile
  std::uint8_t attempt = 0;  // a choice after a refused one is another attempt
  Choice choice;
};

constexpr int person_bits = bits_for(emblem_count) + 8 * Name::packed_bytes;

struct Report {
  std::uint8_t host_term = 0;    // of the newest that was read of a host
  std::uint16_t room_stamp = 0;  // of the newest that was read
  std::uint16_t state_stamp = 0;
  std::uint16_t revision = 0;
  /// While there are seats to be had: who would sit down. None: they only watch.
  bool introduces = false;
  FixedVector<Person, seats_max> people;
  /// While the cards are dealt.
  enum class Gives : std::uint8_t { nothing, promise, entropy_share };
  static constexpr int gives_count = 3;
  Gives gives = Gives::nothing;
  Promise promise;
  EntropyShare entropy_share;
  FixedVector<Intent, seats_max> intents;
  Blob wants = Blob::none;
  std::uint16_t wants_from = 0;
  /// Its cell does not last much longer: no table is to be handed to it.
  bool is_low = false;
  /// This unit is to host next, and has all that it takes.
  bool holds_table = false;
  /// The newest snapshot, if it is here whole.
  Edition snapshot = no_edition;
  Consent consent = Consent::none;
  /// With a yes, of the editions that were named, in their order.
  struct Share {
    bool any = false;
    Key key;
  };
  Share shares[snapshots_kept];
};
/// All six seats on one unit, all of them deciding at once while it asks for a piece.
constexpr int report_bits_max = 8 + 16 + 16 + decision_bits + 1 + 3 + seats_max * person_bits + 2 +
                                8 * Promise::size + 3 + seats_max * (seat_bits + decision_bits + 8 + 32) + 4 +
                                place_bits + 2 + 32 + 2 + snapshots_kept * (1 + 8 * Key::size);
static_assert(report_bits_max <= 8 * Channel::message_bytes_max);
void write(const Report& report, BitWriter& writer);
bool read(Report& report, BitReader& reader);

void write(Choice choice, BitWriter& writer);
Choice read_choice(BitReader& reader);

}  // namespace seaglass
