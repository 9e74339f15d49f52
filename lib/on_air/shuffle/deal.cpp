#include "on_air/shuffle/deal.h"

#include <cstring>

#include "radio/crypto/purpose.h"

namespace seaglass {

namespace {

constexpr std::uint8_t letter(Purpose purpose) {
  return static_cast<std::uint8_t>(purpose);
}

void append(std::uint8_t*& end, const std::uint8_t* bytes, int size) {
  std::memcpy(end, bytes, static_cast<std::size_t>(size));
  end += size;
}

}  // namespace

PackedDeal pack(const DealRecord& record) {
  PackedDeal packed;
  BitWriter writer({packed.bytes, DealRecord::bytes_max});
  for (const std::uint8_t byte : record.secret) writer.write(byte, 8);
  writer.write_below(record.entropy_shares.size(), DealRecord::entropy_shares_max + 1);
  for (int i = 0; i < DealRecord::entropy_shares_max; ++i)
    for (int k = 0; k < EntropyShare::size; ++k)
      writer.write(i < record.entropy_shares.size() ? record.entropy_shares[i].bytes[k] : 0u, 8);
  writer.write(record.host_term, 8);
  writer.write(static_cast<std::uint8_t>(record.game), 8);
  for (Seat seat : all_seats(seats_max)) {
    writer.write_below(static_cast<int>(record.places[seat].holder), holder_count);
    writer.write_below(record.places[seat].unit, units_max);
  }
  for (const std::uint8_t byte : record.members.table.bytes) writer.write(byte, 8);
  for (const RadioAddress& address : record.members.units)
    for (const std::uint8_t byte : address.bytes) writer.write(byte, 8);
  writer.write_below(record.given, DealRecord::entropy_shares_max + 1);
  writer.write_below(static_cast<int>(record.hand_over_phase), hand_over_phase_count);
  for (const std::uint8_t byte : record.members.key_seed.bytes) writer.write(byte, 8);
  writer.write_flag(record.long_seed);
  writer.write_flag(record.own_key_seed);
  return packed;
}

bool unpack(Bytes bytes, DealRecord& record) {
  record = DealRecord();
  if (bytes.size != DealRecord::bytes_max) return false;
  BitReader reader(bytes);
  for (std::uint8_t& byte : record.secret) byte = static_cast<std::uint8_t>(reader.read(8));
  record.entropy_shares.resize(reader.read_below(DealRecord::entropy_shares_max + 1));
  for (int i = 0; i < DealRecord::entropy_shares_max; ++i)
    for (int k = 0; k < EntropyShare::size; ++k) {
      const auto byte = static_cast<std::uint8_t>(reader.read(8));
      if (i < record.entropy_shares.size())
        record.entropy_shares[i].bytes[k] = byte;
      else if (byte != 0)
        reader.refuse();
    }
  record.host_term = static_cast<std::uint8_t>(reader.read(8));
  record.game = static_cast<GameId>(reader.read(8));
  for (Seat seat : all_seats(seats_max)) {
    record.places[seat].holder = static_cast<Holder>(reader.read_below(holder_count));
    record.places[seat].unit = static_cast<std::uint8_t>(reader.read_below(units_max));
  }
  for (std::uint8_t& byte : record.members.table.bytes) byte = static_cast<std::uint8_t>(reader.read(8));
  for (RadioAddress& address : record.members.units)
    for (std::uint8_t& byte : address.bytes) byte = static_cast<std::uint8_t>(reader.read(8));
  record.given = static_cast<std::uint8_t>(reader.read_below(DealRecord::entropy_shares_max + 1));
  record.hand_over_phase = static_cast<HandOverPhase>(reader.read_below(hand_over_phase_count));
  for (std::uint8_t& byte : record.members.key_seed.bytes) byte = static_cast<std::uint8_t>(reader.read(8));
  record.long_seed = reader.read_flag();
  record.own_key_seed = reader.read_flag();
  return reader.ok();
}

Promise promise_of(Cryptography& cryptography, const EntropyShare& entropy_share) {
  std::uint8_t message[1 + EntropyShare::size] = {letter(Purpose::promise)};
  std::memcpy(message + 1, entropy_share.bytes, EntropyShare::size);
  Key hash;
  cryptography.hash({message, sizeof message}, {}, hash);
  Promise promise;
  std::memcpy(promise.bytes, hash.bytes, Promise::size);
  return promise;
}

Key commitment_to(Cryptography& cryptography, const DealRecord& record, const Promises& promises) {
  std::uint8_t message[1 + DealRecord::secret_bytes + DealRecord::entropy_shares_max * Promise::size];
  std::uint8_t* end = message;
  *end++ = letter(Purpose::deal_commitment);
  append(end, record.secret, DealRecord::secret_bytes);
  for (const Promise& promise : promises) append(end, promise.bytes, Promise::size);
  Key commitment;
  cryptography.hash({message, static_cast<int>(end - message)}, {}, commitment);
  return commitment;
}

Key commitment_to(Cryptography& cryptography, const DealRecord& record) {
  Promises promises;
  for (const EntropyShare& entropy_share : record.entropy_shares)
    promises.push_back(promise_of(cryptography, entropy_share));
  return commitment_to(cryptography, record, promises);
}

Seed seed_of(Cryptography& cryptography, const DealRecord& record) {
  std::uint8_t message[1 + DealRecord::secret_bytes + DealRecord::entropy_shares_max * EntropyShare::size];
  std::uint8_t* end = message;
  *end++ = letter(Purpose::seed);
  append(end, record.secret, DealRecord::secret_bytes);
  for (const EntropyShare& entropy_share : record.entropy_shares)
    append(end, entropy_share.bytes, EntropyShare::size);
  Key hash;
  cryptography.hash({message, static_cast<int>(end - message)}, {}, hash);
  const Seed seed = Seed::long_from(hash.bytes);
  return record.long_seed ? seed : seed.shortened();
}

}  // namespace seaglass
