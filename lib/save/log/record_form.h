// How the record log lies in flash, byte by byte. A sector begins with a header, and its records follow it
// without a gap.
//
// The first form, of all versions up to 475147b, is only read. In the second form a record's checksum also
// covers the number of its sector: remains of an incomplete erase are never valid records of the new sector,
// and a sector whose header is damaged is identified by its records. A record also carries the generation of
// its list, so that it is never appended to another list under the same key.
//
// One flipped bit is corrected when a record is read: the checksum tells which bit it is. Records this short
// have a Hamming distance of five, so two or three flipped bits are never corrected wrongly.
//
// Every fourth sector or more often begins with a checkpoint: one to four records under a key that no list
// has, with indices from 0 and the flag `last` in the last one. Each holds a byte for its form, a byte that
// says how many sectors before this one the last settled sector lies (0: none), and up to 16 entries. The
// entries tell where every list was when the sector was begun, so that nothing before it needs to be read.
#pragma once

#include "core/bits.h"
#include "core/bytes.h"

namespace seaglass {
namespace record_form {

enum class Form : std::uint8_t { first, second };

/// The number of a sector grows by one from each to the next in the log.
struct Sector {
  std::uint32_t number = 0;
  Form form = Form::second;
};

constexpr std::uint32_t number_end = 0xFFFF0000;  // flash wears out long before
constexpr int sector_header_bytes = 12;

/// False: there is no such header.
bool read_sector_header(std::uint8_t (&bytes)[sector_header_bytes], Sector& sector);
/// Written in the second form.
void write_sector_header(std::uint32_t number, std::uint8_t (&bytes)[sector_header_bytes]);

enum Flag : std::uint8_t {
  first = 1,  // begins a list
  last = 2,   // completes a copy, which replaces the list; or a checkpoint
  copied = 4,
  shortened = 8,  // with `last`: the rest of the list could not be read
};

struct RecordHeader {
  std::uint8_t key = 0;
  std::uint8_t flags = 0;
  std::uint16_t index = 0;
  std::uint8_t size = 0;
  /// Counts the lists under a key, and wraps; 0 in the first form.
  std::uint8_t generation = 0;
};

constexpr int record_header_bytes_max = 10;
constexpr int record_header_bytes(Form form) {
  return form == Form::first ? 9 : record_header_bytes_max;
}
constexpr int key_at = 4, size_at = 8;  // in both forms

constexpr int checkpoint_key = 255;
constexpr std::uint8_t checkpoint_form = 1;

/// A list in a checkpoint, or the unfinished copy of a list.
struct Entry {
  std::uint8_t key = 0;
  std::uint8_t generation = 0;
  bool damaged = false;
  bool is_copy = false;
  int first = 0;  // where its first record lies; 0: nowhere
  std::uint16_t size = 0;
  std::uint16_t bytes = 0;

  static Entry read(BitReader& from);
  void write(BitWriter& to) const;
};
constexpr int address_bits = 18, size_bits = 12;
constexpr int entry_bytes = (8 + 8 + 1 + 1 + address_bits + size_bits + 16) / 8;
static_assert(entry_bytes == 8);
constexpr int checkpoint_head_bytes = 2;
constexpr int entries_of_record = 16;

/// Does not look at the checksum.
RecordHeader read_record_header(const std::uint8_t* bytes, Form form);
/// Writes the header in front of a payload that is already there, in the second form, for this sector number.
void seal_record(const RecordHeader& header, std::uint32_t number, MutableBytes record);
/// `mends`: one flipped bit is corrected first.
bool is_sound_record(MutableBytes record, const Sector& sector, bool mends);

}  // namespace record_form
}  // namespace seaglass
