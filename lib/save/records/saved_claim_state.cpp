#include "save/records/saved_claim_state.h"

#include <cstring>

#include "on_air/table_message.h"
#include "save/records/kept_record.h"
#include "save/records/keys.h"

namespace seaglass {

namespace {

// Messages are stored as they were sent.
constexpr std::uint8_t form = 4;
static_assert(form == 4 && radio::link_version == 5, "other messages are another form here, too");
constexpr std::uint8_t form_of_six_animals = 3, form_without_fingerprint = 2, form_of_short_seeds = 1;
constexpr int fingerprint_bytes = 4;
constexpr int old_head_bytes = 3 + radio_address_bytes;
constexpr int head_bytes = old_head_bytes + fingerprint_bytes;
constexpr std::uint8_t more_follows = 1;  // before a record: its message goes on in the next one

using Message = FixedVector<std::uint8_t, Channel::message_bytes_max>;

template <typename Write>
Message message_of(const Write& write) {
  Message message;
  message.resize(Message::capacity());
  BitWriter writer({message.begin(), message.size()});
  write(writer);
  message.resize(writer.bytes());
  return message;
}

bool append(RecordLog& log, const Message& message) {
  for (int from = 0; from < message.size(); from += SavedClaimState::record_bytes) {
    const int left = message.size() - from;
    const int size = left < SavedClaimState::record_bytes ? left : SavedClaimState::record_bytes;
    std::uint8_t record[1 + SavedClaimState::record_bytes] = {left > size ? more_follows : std::uint8_t{0}};
    std::memcpy(record + 1, message.begin() + from, static_cast<std::size_t>(size));
    if (!log.append(keys::claim_state, {record, 1 + size})) return false;
  }
  return true;
}

bool next(RecordLog::Reader& records, Message& message) {
  RecordLog::Record record;
  message.clear();
  do {
    if (!records.next(record) || message.size() + record.size - 1 > Message::capacity()) return false;
    for (int i = 1; i < record.size; ++i) message.push_back(record.bytes[i]);
  } while (record.bytes[0] == more_follows);
  return true;
}

BitReader reader_of(const Message& message) {
  return BitReader({message.begin(), message.size()});
}

bool is_head(const RecordLog::Record& head) {
  if (head.size == old_head_bytes)
    return head.bytes[0] == form_without_fingerprint || head.bytes[0] == form_of_short_seeds;
  return head.size == head_bytes && (head.bytes[0] == form || head.bytes[0] == form_of_six_animals);
}

int snapshots_of(const ClaimState& claim_state, const Game& game) {
  int count = 0;
  while (count < snapshots_kept && claim_state.snapshots.whole(count, game) != nullptr) ++count;
  return count;
}

/// The older snapshot first, as they came.
bool append_snapshots(RecordLog& log, const ClaimState& claim_state, const Game& game) {
  for (int i = snapshots_of(claim_state, game) - 1; i >= 0; --i) {
    SnapshotMessage told;
    for (int part = 0; part < Snapshot::parts_of(game); ++part) {
      told.part = static_cast<std::uint8_t>(part);
      claim_state.snapshots.whole(i, game)->fill(told, game);
      if (!append(log, message_of([&told](BitWriter& writer) { write(told, writer); }))) return false;
    }
  }
  return true;
}

}  // namespace

void SavedClaimState::watch(const JoinedTable& joined) {
  if (joined.table().is_told()) return forget();
  if (is_kept_ || !joined.can_claim()) return;
  is_kept_ = true;  // if not in flash, it lasts as long as there is power
  if (!keep(joined.claim_state())) clear();
}

bool SavedClaimState::recall(ClaimState& claim_state) {
  is_kept_ = read_all(claim_state);
  return is_kept_;
}

void SavedClaimState::forget() {
  is_kept_ = false;
  clear();
}

/// A record of a later form stays.
void SavedClaimState::clear() {
  if (log_.size(keys::claim_state) > 0 && form_at(log_, keys::claim_state) <= form)
    static_cast<void>(log_.clear(keys::claim_state));
}

bool SavedClaimState::keep(const ClaimState& claim_state) {
  const Game& game = game_by_id(claim_state.roster.game);
  RoomMessage room;
  room.unit = claim_state.unit;
  room.roster = claim_state.roster;
  const int snapshots = snapshots_of(claim_state, game);
  std::uint8_t head[head_bytes] = {form, claim_state.host_term, static_cast<std::uint8_t>(snapshots)};
  std::memcpy(head + 3, claim_state.host.bytes, radio_address_bytes);
  BitWriter end_of_head({head + old_head_bytes, fingerprint_bytes});
  end_of_head.write(fingerprints_(claim_state.roster.game)->now, 32);
  return form_at(log_, keys::claim_state) <= form && log_.begin(keys::claim_state, {head, head_bytes}) &&
         append(log_, message_of([&room](BitWriter& writer) { write(room, writer); })) &&
         append_snapshots(log_, claim_state, game);
}

/// Forms without a fingerprint fit every version.
bool SavedClaimState::is_of_known_rules(const RecordLog::Record& head, GameId game) const {
  if (head.size == old_head_bytes) return true;
  BitReader reader({head.bytes + old_head_bytes, fingerprint_bytes});
  return fingerprints_(game)->know(reader.read(32));
}

bool SavedClaimState::read_all(ClaimState& claim_state) const {
  RecordLog::Reader records(log_, keys::claim_state);
  RecordLog::Record head;
  if (!records.next(head) || !is_head(head)) return false;
  const bool has_short_seed = head.bytes[0] == form_of_short_seeds;
  claim_state = ClaimState();
  claim_state.host_term = head.bytes[1];
  std::memcpy(claim_state.host.bytes, head.bytes + 3, radio_address_bytes);
  Message message;
  RoomMessage room;
  if (!next(records, message)) return false;
  BitReader bits = reader_of(message);
  const RoomForm room_form = head.bytes[0] == form ? RoomForm::now : RoomForm::of_six_animals;
  if (!read(room, bits, room_form) || !room.roster.makes_sense() || room.roster.stage != Stage::playing)
    return false;
  if (!is_of_known_rules(head, room.roster.game)) return false;
  claim_state.unit = room.unit;
  claim_state.roster = room.roster;
  const Game& game = game_by_id(claim_state.roster.game);
  const int snapshot_bytes = Snapshot::bytes_of(game) - (has_short_seed ? Snapshot::growth_bytes : 0);
  while (next(records, message)) {
    SnapshotMessage told;
    BitReader snapshot = reader_of(message);
    if (!read(told, snapshot)) return false;
    claim_state.snapshots.hear(told, game, snapshot_bytes);
  }
  const int snapshots = head.bytes[2];
  return snapshots > 0 && snapshots_of(claim_state, game) == snapshots;
}

}  // namespace seaglass
