// What a guest needs to claim its table. It is written to flash when the host is no longer heard: its people
// can switch the unit off, and go on without that host another day. It is kept as the host's messages, and
// checked like messages when it is read.
#pragma once

#include "on_air/joined_table.h"
#include "save/log/record_log.h"
#include "save/records/shelf.h"

namespace seaglass {

class SavedClaimState {
 public:
  /// The room, and two snapshots.
  static constexpr int messages_max = 1 + snapshots_kept * Snapshot::parts_max;
  static constexpr int record_bytes = RecordLog::payload_bytes_max - 1;
  static constexpr int records_of_message = (Channel::message_bytes_max + record_bytes - 1) / record_bytes;
  static constexpr int records_max = 1 + messages_max * records_of_message;

  SavedClaimState(RecordLog& log, FingerprintsOf fingerprints) : log_(log), fingerprints_(fingerprints) {}

  /// Call at every step of a guest. What a host says is newer than what is kept.
  void watch(const JoinedTable& joined);
  /// False: none, or an incomplete one.
  [[nodiscard]] bool recall(ClaimState& claim_state);
  /// The unit left that table, or hosts it.
  void forget();

 private:
  bool keep(const ClaimState& claim_state);
  void clear();
  bool is_of_known_rules(const RecordLog::Record& head, GameId game) const;
  bool read_all(ClaimState& claim_state) const;

  RecordLog& log_;
  FingerprintsOf fingerprints_;
  bool is_kept_ = false;
};

}  // namespace seaglass
