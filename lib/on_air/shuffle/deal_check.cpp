#include "on_air/shuffle/deal_check.h"

#include "on_air/journal_pieces.h"

namespace seaglass {

void DealCheck::lose_proof() {
  const bool untrue = untrue_;
  *this = DealCheck();
  untrue_ = untrue;
}

void DealCheck::see(Cryptography& cryptography, int revision, Bytes packed) {
  // More than any unit may be told; or another sight of what was seen before everybody got up.
  if (packed.size > masked_bytes_limit || witness_.has_seen(revision))
    untrue_ = true;
  else
    witness_.see(cryptography, revision, packed);
}

Blob DealCheck::wanted() const {
  if (!has_secret_) return Blob::secret;
  const bool has_more = !piece_.bytes.empty() && piece_.from + piece_.bytes.size() > replayed_ * entry_bytes;
  return has_more ? Blob::none : Blob::journal;
}

std::uint16_t DealCheck::wanted_from() const {
  return static_cast<std::uint16_t>(wanted() == Blob::journal ? replayed_ * entry_bytes : 0);
}

void DealCheck::hear(const Piece& piece, const GuestShuffle& shuffle, const PlayedGame& played) {
  if (piece.from != wanted_from()) return;
  if (piece.blob == Blob::secret)
    fairness_ = judge_secret(piece, shuffle, played);
  else if (piece.total != played.revision * entry_bytes || piece.bytes.size() % entry_bytes != 0)
    fairness_ = Fairness::untrue;
  else
    piece_ = piece;
}

/// `unknown`: so far all is as it should be.
Fairness DealCheck::judge_secret(const Piece& piece, const GuestShuffle& shuffle, const PlayedGame& played) {
  DealRecord deal;
  if (!unpack({piece.bytes.begin(), piece.bytes.size()}, deal) || untrue_) return Fairness::untrue;
  if (!provable_ || played.seats.empty()) return Fairness::not_provable;
  if (!shuffle.is_of(played.cryptography, deal)) return Fairness::untrue;
  has_secret_ = true;
  played.game.begin(played.scratch, played.roster.setup(seed_of(played.cryptography, deal), Company()));
  return check_sight(played) ? Fairness::unknown : Fairness::untrue;
}

void DealCheck::step(const PlayedGame& played) {
  for (int i = 0; i < entries_at_once && has_secret_ && fairness_ == Fairness::unknown; ++i) {
    if (replayed_ == played.revision) {
      const bool is_so = same_bytes(replayed_hash_.bytes, witness_.hash().bytes, Key::size);
      fairness_ = is_so ? Fairness::fair : Fairness::untrue;
    } else if (wanted() != Blob::none) {
      return;
    } else if (!replay_entry(played)) {
      fairness_ = Fairness::untrue;
    }
  }
}

bool DealCheck::replay_entry(const PlayedGame& played) {
  JournalEntry entry;
  if (!read_entry(piece_, replayed_, entry)) return false;
  if (played.game.over(played.scratch) || !played.game.to_act(played.scratch).contains(entry.seat))
    return false;
  if (played.game.play(played.scratch, entry.seat, entry.choice, no_events)) return false;
  ++replayed_;
  return check_sight(played);
}

/// If this unit was shown this revision: what it must have been shown goes into the hash.
bool DealCheck::check_sight(const PlayedGame& played) {
  if (!witness_.has_seen(replayed_)) return true;
  std::uint8_t whole[packed_bytes_max];
  BitWriter writer({whole, packed_bytes_max});
  played.game.pack(played.scratch, writer);
  std::uint8_t masked[packed_bytes_max];
  BitWriter masked_writer({masked, packed_bytes_max});
  played.game.mask(played.scratch, played.seats);
  played.game.pack(played.scratch, masked_writer);
  if (masked_writer.bytes() > masked_bytes_limit) return false;
  replayed_hash_ = hash_with(played.cryptography, replayed_hash_, replayed_, {masked, masked_writer.bytes()});
  BitReader reader({whole, writer.bytes()});
  return played.game.unpack(played.scratch, reader);
}

}  // namespace seaglass
