// What a unit has seen of a game, for the check at the end.
#pragma once

#include "on_air/table_message.h"
#include "radio/crypto/cryptography.h"

namespace seaglass {

/// Which revisions, and a running hash over them.
class Witness {
 public:
  /// The first sight of this revision.
  void see(Cryptography& cryptography, int revision, Bytes packed);
  bool has_seen(int revision) const;
  const Key& hash() const { return hash_; }

 private:
  static constexpr int revisions_max = decisions_max + 1;

  std::uint8_t seen_[(revisions_max + 7) / 8] = {};
  Key hash_;
};

/// The running hash after one more sight.
Key hash_with(Cryptography& cryptography, const Key& before, int revision, Bytes packed);

}  // namespace seaglass
