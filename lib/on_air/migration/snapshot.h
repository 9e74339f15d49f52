// What lets a table go on whose host breaks for good. Once everybody has been told the newest position, the
// host gives every unit that plays and is near a snapshot: the whole position, sealed with a key of its own,
// and a share of that key, which is the sum of all shares. So the newest snapshots lie where they can do no
// harm: all holders together can open one, all but one learn nothing. A guest that is alone with its host has
// the whole key: there, who changed its firmware could look. So a host that started anew waits for the others
// before it gives the first one that is back a snapshot.
//
// The host seals the next one only when all have the last: of the two newest that each unit keeps there is
// always one that all have, and a sudden death takes back no more than what was decided since. A guest has
// them in flash from when it does not hear its host any more (saved_claim_state.h).
#pragma once

#include "games/games.h"
#include "on_air/shuffle/deal.h"
#include "radio/crypto/derivation.h"

namespace seaglass {

struct Snapshot {
  static constexpr int holders_max = DealRecord::entropy_shares_max;
  /// Before the sealed position: the share, and how to find the others.
  static constexpr int members_bytes = radio::TableId::size + holders_max * radio_address_bytes;
  static constexpr int head_bytes = Key::size + members_bytes;
  static constexpr int bytes_max = head_bytes + 1 + packed_bytes_max + Cryptography::tag_bytes;
  static constexpr int parts_max = 2;
  static_assert(bytes_max <= parts_max * snapshot_part_bytes_max);

  Edition edition = no_edition;
  UnitBits holders = 0;
  std::uint8_t come = 0;  // which parts, one bit each
  std::uint8_t bytes[bytes_max] = {};

  /// How long one is depends on the game alone.
  static int bytes_of(const Game& game) {
    return head_bytes + 1 + game.whole_bytes_max() + Cryptography::tag_bytes;
  }
  static int parts_of(int snapshot_bytes) {
    return snapshot_bytes <= snapshot_part_bytes_max ? 1 : parts_max;
  }
  static int part_begins(int snapshot_bytes, int part) {
    return part * snapshot_bytes / parts_of(snapshot_bytes);
  }
  static int parts_of(const Game& game) { return parts_of(bytes_of(game)); }
  static int part_begins(const Game& game, int part) { return part_begins(bytes_of(game), part); }
  /// So many bytes fewer took one from before there were long seeds (tabletop/seed.h).
  static constexpr int growth_bytes = 20;

  bool is_whole(const Game& game) const { return edition != no_edition && come == (1 << parts_of(game)) - 1; }
  Key share() const;
  void set_share(const Key& share);
  TableMembers members() const;
  void set_members(const TableMembers& members);

  void seal(Cryptography& cryptography, const Key& key, const Game& game, const AnyState& state);
  /// False: the key is not the sum of its shares, or somebody changed something.
  [[nodiscard]] bool open(Cryptography& cryptography, const Key& key, const Game& game,
                          Opening& position) const;
  /// What one unit is sent.
  void fill(SnapshotMessage& message, const Game& game) const;

 private:
  bool open(Cryptography& cryptography, const Key& key, int position_bytes, Opening& position) const;
};

/// The share of one holder, from what the host drew for this snapshot.
Key share_of(Cryptography& cryptography, const Key& drawn, int unit);
void add(Key& sum, const Key& share);

/// The newest snapshots that a guest was given.
class Snapshots {
 public:
  void clear() { *this = Snapshots(); }
  /// The host may have started anew: what it says next is the newest, whatever its number.
  void begin_session() { in_session_ = false; }
  /// True: the newest is whole, and the host is to be told: also again, since it would not say it again if it
  /// knew.
  bool hear(const SnapshotMessage& message, const Game& game);
  /// The same of one that takes so many bytes.
  void hear(const SnapshotMessage& message, const Game& game, int snapshot_bytes);

  /// The newest, if it is whole.
  Edition newest(const Game& game) const {
    return snapshots_[newest_].is_whole(game) ? snapshots_[newest_].edition : no_edition;
  }
  /// Those that are whole, the newest first; nullptr: there are not so many.
  const Snapshot* whole(int i, const Game& game) const;
  const Snapshot* find(Edition edition, const Game& game) const;

 private:
  int place_for(const SnapshotMessage& message, const Game& game) const;

  Snapshot snapshots_[snapshots_kept];
  std::int8_t newest_ = 0;
  bool in_session_ = false;
};

/// All that a guest knows of its table: what it takes to claim it, and to be a guest there again if that
/// comes to nothing.
struct ClaimState {
  Roster roster;
  RadioAddress host;      // that is gone
  std::uint8_t unit = 0;  // its number for this unit
  std::uint8_t host_term = 0;
  Snapshots snapshots;
};

}  // namespace seaglass
