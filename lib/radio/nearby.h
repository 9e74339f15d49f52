// The open tables in reach, as their hosts' beacons tell of them: for choosing one, not for believing
// anything.
#pragma once

#include "core/fixed_vector.h"
#include "moments.h"
#include "radio/key_store.h"

namespace seaglass {
namespace radio {

struct NearbyTable {
  /// The best first.
  enum class Fit : std::uint8_t {
    same,           // can be joined
    other_rules,    // its rules or content are another version's
    other_version,  // speaks another version of the protocol: nothing else is known of it
  };

  RadioAddress host;
  Fit fit = Fit::same;
  std::int8_t signal_dbm = 0;
  Milliseconds heard_at = 0;
  Milliseconds may_change_at = 0;
  TableId table;
  std::uint8_t host_term = 0;
  std::uint8_t boot = 0;
  GameId game{};
  std::uint8_t free_seats = 0;
  std::uint8_t free_places = 0;
  bool playing = false;
  UnitName name;

  /// Whatever else is heard of it.
  bool says_the_same_as(const NearbyTable& other) const {
    return fit == other.fit && table == other.table && host_term == other.host_term && boot == other.boot &&
           game == other.game && free_seats == other.free_seats && free_places == other.free_places &&
           playing == other.playing && name == other.name;
  }

  friend bool operator==(const NearbyTable& a, const NearbyTable& b) { return a.host == b.host; }
};

class Nearby {
 public:
  /// As many as a screen lists: those of units that are known come first, then those that fit, each in the
  /// order in which they were heard first. Where there are more, who was heard later has to wait for a place,
  /// however loud: what is heard can be made up, and nobody makes up to have been heard before.
  static constexpr int tables_max = 6;
  /// What a table says changes no more often, so that somebody who says other things of it under its host's
  /// address leaves people the time to choose it.
  static constexpr Milliseconds change_every_ms = 2000;
  /// Five beacons missed.
  static constexpr Milliseconds forget_ms = 6000;

  void hear(const RadioFrame& frame, const Beacon& beacon, std::uint32_t own_fingerprint, Milliseconds now);
  void hear_other_version(const RadioFrame& frame, Milliseconds now);
  /// Forgets tables that are not heard any more. Returns whether there was one.
  bool step(Milliseconds now);
  /// How long until the next is forgotten.
  Milliseconds wait_ms(Milliseconds now) const;
  void clear() { tables_.clear(); }

  /// Where this unit is, or would be. That host is listed whatever others there are, and whoever hosts that
  /// table, as somebody else may one day.
  void note_own_host(const RadioAddress& host) { own_host_ = host; }
  void note_own_table(const TableId& table) { own_table_ = table; }
  void note_known(const KnownUnits& units) { known_ = units; }

  int size() const { return tables_.size(); }
  const NearbyTable& operator[](int i) const { return tables_[i]; }
  const NearbyTable* find(const RadioAddress& host) const;

 private:
  void put(const NearbyTable& table);
  void update(int i, const NearbyTable& table);
  int worth(const NearbyTable& table) const;
  bool is_own(const NearbyTable& table) const;

  FixedVector<NearbyTable, tables_max> tables_;
  RadioAddress own_host_;
  TableId own_table_;
  KnownUnits known_;
};

}  // namespace radio
}  // namespace seaglass
