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
  writer.write_below(record.pinches.size(), DealRecord::pinches_max + 1);
  for (int i = 0; i < DealRecord::pinches_max; ++i)
    for (int k = 0; k < Pinch::size; ++k)
      writer.write(i < record.pinches.size() ? record.pinches[i].bytes[k] : 0u, 8);
  writer.write(record.epoch, 8);
  writer.write(record.game, 8);
  for (Seat seat : all_seats(seats_max)) {
    writer.write_below(static_cast<int>(record.places[seat].holder), holder_count);
    writer.write_below(record.places[seat].unit, units_max);
  }
  for (const std::uint8_t byte : record.members.table.bytes) writer.write(byte, 8);
  for (const RadioAddress& address : record.members.units)
    for (const std::uint8_t byte : address.bytes) writer.write(byte, 8);
  writer.write_below(record.given, DealRecord::pinches_max + 1);
  writer.write_below(static_cast<int>(record.whereabouts), whereabouts_count);
  for (const std::uint8_t byte : record.members.acquaintance.bytes) writer.write(byte, 8);
  writer.write_flag(record.long_seed);
  writer.write_flag(record.own_acquaintance);
  return packed;
}

bool unpack(Bytes bytes, DealRecord& record) {
  record = DealRecord();
  if (bytes.size != DealRecord::bytes_max) return false;
  BitReader reader(bytes);
  for (std::uint8_t& byte : record.secret) byte = static_cast<std::uint8_t>(reader.read(8));
  record.pinches.resize(reader.read_below(DealRecord::pinches_max + 1));
  for (int i = 0; i < DealRecord::pinches_max; ++i)
    for (int k = 0; k < Pinch::size; ++k) {
      const auto byte = static_cast<std::uint8_t>(reader.read(8));
      if (i < record.pinches.size())
        record.pinches[i].bytes[k] = byte;
      else if (byte != 0)
        reader.refuse();
    }
  record.epoch = static_cast<std::uint8_t>(reader.read(8));
  record.game = static_cast<std::uint8_t>(reader.read(8));
  for (Seat seat : all_seats(seats_max)) {
    record.places[seat].holder = static_cast<Holder>(reader.read_below(holder_count));
    record.places[seat].unit = static_cast<std::uint8_t>(reader.read_below(units_max));
  }
  for (std::uint8_t& byte : record.members.table.bytes) byte = static_cast<std::uint8_t>(reader.read(8));
  for (RadioAddress& address : record.members.units)
    for (std::uint8_t& byte : address.bytes) byte = static_cast<std::uint8_t>(reader.read(8));
  record.given = static_cast<std::uint8_t>(reader.read_below(DealRecord::pinches_max + 1));
  record.whereabouts = static_cast<Whereabouts>(reader.read_below(whereabouts_count));
  for (std::uint8_t& byte : record.members.acquaintance.bytes)
    byte = static_cast<std::uint8_t>(reader.read(8));
  record.long_seed = reader.read_flag();
  record.own_acquaintance = reader.read_flag();
  return reader.ok();
}

Promise promise_of(Cryptography& cryptography, const Pinch& pinch) {
  std::uint8_t message[1 + Pinch::size] = {letter(Purpose::promise)};
  std::memcpy(message + 1, pinch.bytes, Pinch::size);
  Key hash;
  cryptography.hash({message, sizeof message}, {}, hash);
  Promise promise;
  std::memcpy(promise.bytes, hash.bytes, Promise::size);
  return promise;
}

Key commitment_to(Cryptography& cryptography, const DealRecord& record, const Promises& promises) {
  std::uint8_t message[1 + DealRecord::secret_bytes + DealRecord::pinches_max * Promise::size];
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
  for (const Pinch& pinch : record.pinches) promises.push_back(promise_of(cryptography, pinch));
  return commitment_to(cryptography, record, promises);
}

Seed seed_of(Cryptography& cryptography, const DealRecord& record) {
  std::uint8_t message[1 + DealRecord::secret_bytes + DealRecord::pinches_max * Pinch::size];
  std::uint8_t* end = message;
  *end++ = letter(Purpose::seed);
  append(end, record.secret, DealRecord::secret_bytes);
  for (const Pinch& pinch : record.pinches) append(end, pinch.bytes, Pinch::size);
  Key hash;
  cryptography.hash({message, static_cast<int>(end - message)}, {}, hash);
  const Seed seed = Seed::long_from(hash.bytes);
  return record.long_seed ? seed : seed.shortened();
}

}  // namespace seaglass
