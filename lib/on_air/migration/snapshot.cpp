#include "on_air/migration/snapshot.h"

#include <cstring>

namespace seaglass {

namespace {

/// Whoever exchanged this would not open it.
struct Associated {
  static constexpr int size = 4 + 1 + Snapshot::members_bytes;
  std::uint8_t bytes[size];

  explicit Associated(const Snapshot& snapshot) {
    for (int i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(snapshot.edition >> 8 * i);
    bytes[4] = snapshot.holders;
    std::memcpy(bytes + 5, snapshot.bytes + Key::size, Snapshot::members_bytes);
  }
  operator Bytes() const { return {bytes, size}; }
};

/// Its length first, then as many bytes as any position of this game may take.
struct Position {
  std::uint8_t bytes[1 + packed_bytes_max] = {};
};

}  // namespace

Key Snapshot::share() const {
  Key share;
  std::memcpy(share.bytes, bytes, Key::size);
  return share;
}

void Snapshot::set_share(const Key& share) {
  std::memcpy(bytes, share.bytes, Key::size);
}

TableMembers Snapshot::members() const {
  TableMembers members;
  const std::uint8_t* from = bytes + Key::size;
  std::memcpy(members.table.bytes, from, radio::TableId::size);
  from += radio::TableId::size;
  for (int unit = 0; unit < holders_max; ++unit, from += radio_address_bytes)
    std::memcpy(members.units[unit].bytes, from, radio_address_bytes);
  return members;
}

void Snapshot::set_members(const TableMembers& members) {
  std::uint8_t* to = bytes + Key::size;
  std::memcpy(to, members.table.bytes, radio::TableId::size);
  to += radio::TableId::size;
  for (int unit = 0; unit < holders_max; ++unit, to += radio_address_bytes)
    std::memcpy(to, members.units[unit].bytes, radio_address_bytes);
}

void Snapshot::seal(Cryptography& cryptography, const Key& key, const Game& game, const AnyState& state) {
  Position position;
  BitWriter writer({position.bytes + 1, game.whole_bytes_max()});
  game.pack(state, writer);
  position.bytes[0] = static_cast<std::uint8_t>(writer.bytes());
  const int size = 1 + game.whole_bytes_max();
  // The key seals nothing else, ever.
  cryptography.seal(key, Nonce(), Associated(*this), {position.bytes, size},
                    {bytes + head_bytes, size + Cryptography::tag_bytes});
  cryptography.wipe({position.bytes, sizeof position.bytes});
}

bool Snapshot::open(Cryptography& cryptography, const Key& key, const Game& game, Opening& opening) const {
  const int most = game.whole_bytes_max();
  return open(cryptography, key, most, opening) || open(cryptography, key, most - growth_bytes, opening);
}

bool Snapshot::open(Cryptography& cryptography, const Key& key, int position_bytes, Opening& opening) const {
  Position position;
  const int size = 1 + position_bytes;
  if (!cryptography.open(key, Nonce(), Associated(*this),
                         {bytes + head_bytes, size + Cryptography::tag_bytes}, {position.bytes, size}))
    return false;
  const int length = position.bytes[0];
  const bool is_one = length > 0 && length <= position_bytes;
  if (is_one) {
    opening.resize(length);
    std::memcpy(opening.begin(), position.bytes + 1, static_cast<std::size_t>(length));
  }
  cryptography.wipe({position.bytes, sizeof position.bytes});
  return is_one;
}

void Snapshot::fill(SnapshotMessage& message, const Game& game) const {
  message.edition = edition;
  message.holders = holders;
  const int from = part_begins(game, message.part);
  const int size = part_begins(game, message.part + 1) - from;
  message.bytes.resize(size);
  std::memcpy(message.bytes.begin(), bytes + from, static_cast<std::size_t>(size));
}

Key share_of(Cryptography& cryptography, const Key& drawn, int unit) {
  return radio::Derivation(Purpose::share).put(static_cast<std::uint8_t>(unit)).keyed(cryptography, drawn);
}

void add(Key& sum, const Key& share) {
  for (int i = 0; i < Key::size; ++i) sum.bytes[i] = static_cast<std::uint8_t>(sum.bytes[i] ^ share.bytes[i]);
}

// ------------------------------------------------------------------------------------- what a guest keeps

bool Snapshots::hear(const SnapshotMessage& message, const Game& game) {
  const Edition before = newest(game);
  hear(message, game, Snapshot::bytes_of(game));
  const Edition now = newest(game);
  return now != no_edition && (now != before || now == message.edition);
}

void Snapshots::hear(const SnapshotMessage& message, const Game& game, int snapshot_bytes) {
  const Edition newest = snapshots_[newest_].edition;
  // One that was overtaken on its way.
  if (in_session_ && static_cast<std::int32_t>(message.edition - newest) < 0) return;
  if (message.part >= Snapshot::parts_of(snapshot_bytes)) return;
  const int from = Snapshot::part_begins(snapshot_bytes, message.part);
  if (message.bytes.size() != Snapshot::part_begins(snapshot_bytes, message.part + 1) - from) return;
  in_session_ = true;
  const int place = place_for(message, game);
  Snapshot& snapshot = snapshots_[place];
  newest_ = static_cast<std::int8_t>(place);
  if (snapshot.edition != message.edition) {
    snapshot = Snapshot();
    snapshot.edition = message.edition;
    snapshot.holders = message.holders;
  }
  std::memcpy(snapshot.bytes + from, message.bytes.begin(), static_cast<std::size_t>(message.bytes.size()));
  snapshot.come = static_cast<std::uint8_t>(snapshot.come | 1 << message.part);
  if (Snapshot::parts_of(snapshot_bytes) < Snapshot::parts_of(game))
    snapshot.come = (1 << Snapshot::parts_max) - 1;
}

/// Not that of the newest which all have.
int Snapshots::place_for(const SnapshotMessage& message, const Game& game) const {
  for (int i = 0; i < snapshots_kept; ++i)
    if (snapshots_[i].edition == message.edition) return i;
  for (int i = 0; i < snapshots_kept; ++i)
    if (message.settled != no_edition && snapshots_[i].edition == message.settled) return 1 - i;
  return snapshots_[newest_].is_whole(game) ? 1 - newest_ : newest_;
}

const Snapshot* Snapshots::whole(int i, const Game& game) const {
  int found = 0;
  for (const int place : {static_cast<int>(newest_), 1 - newest_})
    if (snapshots_[place].is_whole(game) && found++ == i) return &snapshots_[place];
  return nullptr;
}

const Snapshot* Snapshots::find(Edition edition, const Game& game) const {
  for (const Snapshot& snapshot : snapshots_)
    if (snapshot.edition == edition && snapshot.is_whole(game)) return &snapshot;
  return nullptr;
}

}  // namespace seaglass
