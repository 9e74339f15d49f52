// Whatever lies in flash when the unit starts: it is mounted, resumed as far as it is sound, and written on.
#include <cstdlib>
#include <cstring>

#include "console/app/unit.h"
#include "core/crc32.h"
#include "tabletop/random_player.h"

using namespace seaglass;

namespace {

constexpr int sector_count = 9;

class FuzzedFlash final : public Flash {
 public:
  int sectors() override { return sector_count; }
  void read(int address, MutableBytes to) override {
    CHECK(address >= 0 && to.size >= 0 && address + to.size <= static_cast<int>(sizeof memory));
    std::memcpy(to.data, memory + address, static_cast<std::size_t>(to.size));
  }
  bool write(int address, Bytes from) override {
    CHECK(address >= 0 && from.size >= 0 && address + from.size <= static_cast<int>(sizeof memory));
    for (int i = 0; i < from.size; ++i) memory[address + i] &= from.data[i];
    return true;
  }
  bool erase(int sector) override {
    CHECK(sector >= 0 && sector < sector_count);
    std::memset(memory + sector * sector_bytes, 0xFF, sector_bytes);
    return true;
  }

  std::uint8_t memory[sector_count * sector_bytes];
};

void put32(std::uint8_t* bytes, std::uint32_t value) {
  for (int i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(value >> (8 * i));
}

void seal(const record_form::RecordHeader& header, std::uint32_t number, record_form::Form form,
          MutableBytes record) {
  if (form == record_form::Form::second) return seal_record(header, number, record);
  const std::uint8_t fields[] = {header.key, header.flags, static_cast<std::uint8_t>(header.index), 0,
                                 header.size};
  std::memcpy(record.data + 4, fields, sizeof fields);
  put32(record.data, crc32({record.data + 4, record.size - 4}));
}

/// The input as bytes that stand there.
void lay_raw(FuzzedFlash& flash, const std::uint8_t* data, std::size_t size) {
  std::memset(flash.memory, 0xFF, sizeof flash.memory);
  std::memcpy(flash.memory, data, size < sizeof flash.memory ? size : sizeof flash.memory);
}

/// The input as sectors and records whose checksums are right, whatever else they say: a byte for the
/// sector's number and its form, or key, flags, index, size, generation and the payload. No fuzzer guesses a
/// checksum.
void lay_sealed(FuzzedFlash& flash, const std::uint8_t* data, std::size_t size) {
  using namespace record_form;
  std::memset(flash.memory, 0xFF, sizeof flash.memory);
  std::size_t at = 0;
  const auto next = [&] { return at < size ? data[at++] : std::uint8_t{0xFF}; };
  for (int sector = 0; sector < sector_count && at < size; ++sector) {
    std::uint8_t* start = flash.memory + sector * Flash::sector_bytes;
    const std::uint8_t said = next();
    const Form form = said < 0x80 ? Form::first : Form::second;
    if (form == Form::first) {
      put32(start, 0x53474C31);
      put32(start + 4, said);
      put32(start + 8, crc32({start, 8}));
    } else {
      std::uint8_t header[sector_header_bytes];
      write_sector_header(said, header);
      std::memcpy(start, header, sizeof header);
    }
    int to = sector_header_bytes;
    while (at < size) {
      RecordHeader header;
      header.key = next();
      header.flags = next();
      header.index = next();
      header.size = static_cast<std::uint8_t>(next() % (RecordLog::payload_bytes_max + 1));
      header.generation = form == Form::first ? 0 : next();
      const int header_bytes = record_header_bytes(form);
      const int bytes = header_bytes + header.size;
      if (to + bytes > Flash::sector_bytes) break;
      std::uint8_t* record = start + to;
      for (int i = header_bytes; i < bytes; ++i) record[i] = next();
      seal(header, said, form, {record, bytes});
      to += bytes;
    }
  }
}

void must(bool holds) {
  if (!holds) std::abort();
}

void play_one(Table& table, Random& random) {
  const Seat seat = table.next();
  table.open(seat);
  const AnyState& state = table.sitting().state();
  table.decide(
      any_choice(random, [&](auto visit) { table.game().choices(state, seat, VisitChoice(visit)); }));
}

void use(FuzzedFlash& flash) {
  Unit unit(flash);
  unit.mount();
  Random random(1);
  for (int i = 0; i < game_count; ++i) {
    const auto name = static_cast<GameName>(i);
    const Table::Resumed resumed = unit.table.resume(name);
    if (resumed.found == Saved::table) {
      must(unit.table.game().flaw(unit.table.sitting().state()) == nullptr);
      if (!unit.table.over()) play_one(unit.table, random);
    } else if (resumed.found != Saved::nothing) {
      unit.table.discard(name);
    }
  }
  Setup setup;
  for (int i = 0; i < unit.shelf.past_count(); ++i) static_cast<void>(unit.shelf.past(i).find(setup));
  setup = Setup();
  setup.players = 2;
  unit.table.begin(GameName::mermaid_beach, setup);
  play_one(unit.table, random);
  const bool kept = unit.table.is_kept();
  Unit again(flash);
  again.mount();
  if (kept) must(again.table.resume(GameName::mermaid_beach).found == Saved::table);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  static FuzzedFlash flash;
  (data[0] % 4 == 0 ? lay_raw : lay_sealed)(flash, data + 1, size - 1);
  use(flash);
  return 0;
}
