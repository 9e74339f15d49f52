// The fair deal. Before the first card every unit that plays promises an entropy share of its own randomness,
// the host commits to a secret of its own and to all promises, and only then the entropy shares are told; the
// seed of the shuffle is the hash of secret and entropy shares. At the end the host tells them and the
// journal, and every unit plays the game again and compares it with what it was shown.
//
// This keeps a host from stacking the deck, also with a unit that is not there or with all players but one:
// whatever they add they have to promise before they know that one's entropy share. And it keeps it from
// showing anybody a position that was not true. It does not keep a host from reading its own memory, nor two
// units from telling each other what they hold. Nor from letting a deal fail that it does not like, once it
// knows it: then all deal anew, and the score sheet says that nothing is proved; or the table is closed,
// which all see.
#pragma once

#include "core/fixed_vector.h"
#include "on_air/roster.h"
#include "on_air/table_message.h"
#include "radio/crypto/cryptography.h"
#include "radio/frames/frames.h"

namespace seaglass {

constexpr int radio_address_bytes = sizeof(RadioAddress::bytes);

/// A table on the air and the units at it, by their numbers: those that play, and behind them those that only
/// watch. A number that nobody has has no address.
struct TableMembers {
  radio::TableId table;
  RadioAddress units[units_max];
  radio::KeySeed key_seed;
};

/// Of a table that goes from unit to unit. Each of them has it in flash before the other can count on it.
enum class HandOverPhase : std::uint8_t {
  here,    // this unit hosts it
  coming,  // another one still does: what lies here is no table yet
  gone,    // to whom it was given
};
constexpr int hand_over_phase_count = 3;

/// What the host keeps beside the journal, so that it can start again, and shows at the end.
struct DealRecord {
  static constexpr int secret_bytes = 16;
  static constexpr int entropy_shares_max = seats_max - 1;
  static constexpr int given_bits = bits_for(entropy_shares_max + 1);
  static constexpr int hand_over_phase_bits = 2;
  /// The secret, five entropy shares and how many, the host term, the game, for each of six seats who holds
  /// it, the table and its units, to whom it was given, where it is, what the units know each other by,
  /// whether its seed is a long one, and whether this host drew that.
  static constexpr int bits_max =
      8 * secret_bytes + bits_for(entropy_shares_max + 1) + entropy_shares_max * 8 * EntropyShare::size + 8 +
      8 + seats_max * (bits_for(holder_count) + unit_bits) + 8 * radio::TableId::size +
      units_max * 8 * radio_address_bytes + given_bits + hand_over_phase_bits + 8 * radio::KeySeed::size + 2;
  static constexpr int bytes_max = (bits_max + 7) / 8;

  std::uint8_t secret[secret_bytes] = {};
  /// Of the units that played when the cards were dealt, one of each, in the order of their numbers then:
  /// every unit knows how many there have to be and which is its own before it gives it, so that the host can
  /// neither add one nor turn them round until it likes the shuffle.
  FixedVector<EntropyShare, entropy_shares_max> entropy_shares;
  std::uint8_t host_term = 0;
  GameId game{};
  struct Place {
    Holder holder = Holder::nobody;
    std::uint8_t unit = 0;
  };
  PerSeat<Place> places;
  TableMembers members;
  /// To the unit of this number less one, which has not answered yet; 0: to nobody.
  std::uint8_t given = 0;
  bool was_given_to(int unit) const { return given == unit + 1; }
  HandOverPhase hand_over_phase = HandOverPhase::here;
  /// Not of a table from before there were long seeds.
  bool long_seed = true;
  /// What the units know each other by was drawn by this host. A former one knows what came from it: then it
  /// is to be drawn anew.
  bool own_key_seed = false;

  /// After a sudden death there is a secret of the new host, for a name, and no shuffle that it was part of.
  /// (A deal that nobody could have added to is of no interest to anybody.)
  bool was_claimed() const { return entropy_shares.empty(); }
};

struct PackedDeal {
  std::uint8_t bytes[DealRecord::bytes_max] = {};
  operator Bytes() const { return {bytes, DealRecord::bytes_max}; }
};
PackedDeal pack(const DealRecord& record);
/// False: this is no record.
bool unpack(Bytes bytes, DealRecord& record);

using Promises = FixedVector<Promise, DealRecord::entropy_shares_max>;
Promise promise_of(Cryptography& cryptography, const EntropyShare& entropy_share);
/// In the order of the entropy shares.
Key commitment_to(Cryptography& cryptography, const DealRecord& record, const Promises& promises);
Key commitment_to(Cryptography& cryptography, const DealRecord& record);
Seed seed_of(Cryptography& cryptography, const DealRecord& record);

}  // namespace seaglass
