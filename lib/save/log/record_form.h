// How the record log lies in flash, byte by byte. A sector begins with a header, and its records follow it
// without a gap.
//
// The first form, of all versions up to 475147b, is only read. In the second one a record's checksum covers
// the number of its sector too, so that nothing which an erase left standing is taken for a record of this
// round, and a sector whose header is lost is still told by its records; and a record names the generation of
// its list, so that it continues no other.
//
// A single bit that changed by itself is put right as it is read: the checksum says which one it is. Of
// records this short, two that differ in fewer than five bits never have the same checksum, so that nothing
// that two or three bits changed is put right wrongly.
#pragma once

#include "core/bytes.h"

namespace seaglass {
namespace record_form {

enum class Form : std::uint8_t { first, second };

/// The number of a sector grows by one from each to the next in the log.
struct Sector {
  std::uint32_t number = 0;
  Form form = Form::second;
};

constexpr std::uint32_t number_end = 0xFFFF0000;  // no flash lives so long
constexpr int sector_header_bytes = 12;

/// False: there is no such header.
bool read_sector_header(std::uint8_t (&bytes)[sector_header_bytes], Sector& sector);
/// In the second form.
void write_sector_header(std::uint32_t number, std::uint8_t (&bytes)[sector_header_bytes]);

enum Flag : std::uint8_t {
  first = 1,  // begins a list
  last = 2,   // of a copy: from now on it is the list
  copied = 4,
  shortened = 8,  // with `last`: more belonged to it, and could not be read
};

struct RecordHeader {
  std::uint8_t key = 0;
  std::uint8_t flags = 0;
  std::uint16_t index = 0;
  std::uint8_t size = 0;
  /// Grows with every new list under a key, round and round; 0 in the first form.
  std::uint8_t generation = 0;
};

constexpr int record_header_bytes_max = 10;
constexpr int record_header_bytes(Form form) {
  return form == Form::first ? 9 : record_header_bytes_max;
}
constexpr int key_at = 4, size_at = 8;  // in both forms

/// Whatever its checksum.
RecordHeader read_record_header(const std::uint8_t* bytes, Form form);
/// In the second form, before the payload that is already there: for a sector of this number.
void seal_record(const RecordHeader& header, std::uint32_t number, MutableBytes record);
/// `mends`: also where a bit has changed, which then is as it was.
bool is_sound_record(MutableBytes record, const Sector& sector, bool mends);

}  // namespace record_form
}  // namespace seaglass
