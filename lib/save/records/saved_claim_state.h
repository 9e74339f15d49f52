// What a guest holds of its table, in flash from when its host is not heard any more: so its people can
// switch it off, and still go on without that host another day. It is kept message by message, as the host
// told it, and read with the same distrust.
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

  /// At every step of a guest. As soon as a host has told it how things are, that is newer.
  void watch(const JoinedTable& joined);
  /// False: there is none, or not a whole one.
  [[nodiscard]] bool recall(ClaimState& claim_state);
  /// It left that table, or hosts it.
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
