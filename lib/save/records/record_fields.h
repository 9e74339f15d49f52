// A record's fields are listed once, in a function `describe(fields, record)`: with a FieldWriter it writes
// the record, with a FieldReader it reads it, and with a LayoutSum the compiler works out a number that no
// other layout has. That number stands beside the record's form, so that a layout that changes under the same
// form does not compile. A `describe(fields, records...)` can be given two records: with SameFields it
// compares them.
#pragma once

#include <cstdint>

#include "core/bits.h"
#include "core/member_count.h"

namespace seaglass {

class LayoutSum {
 public:
  constexpr explicit LayoutSum(std::uint8_t form) { add(form); }

  /// `below`: what is read and is not below it is refused; 0: everything is right. It is no part of the
  /// layout.
  template <typename T>
  constexpr void number(const char* name, const T&, int bits, std::uint32_t = 0) {
    field(name, bits);
  }
  template <int count>
  constexpr void bytes(const char* name, const std::uint8_t (&)[count]) {
    field(name, 8 * count);
  }
  /// A value that is another number where it is kept: `Coding::kept(value)`, and `Coding::read(number,
  /// value)`.
  template <typename Coding, typename T>
  constexpr void coded(const char* name, const T&, int bits) {
    field(name, bits);
  }
  /// What packs itself.
  template <typename T>
  constexpr void part(const char* name, const T&) {
    field(name, 8 * T::packed_bytes);
  }

  constexpr std::uint32_t value() const { return sum_; }
  constexpr int size_bytes() const { return (bits_ + 7) / 8; }

 private:
  constexpr void field(const char* name, int bits) {
    for (; *name != 0; ++name) add(static_cast<std::uint8_t>(*name));
    add(static_cast<std::uint8_t>(bits));
    add(static_cast<std::uint8_t>(bits >> 8));
    bits_ += bits;
  }
  /// As FNV-1a has it.
  constexpr void add(std::uint8_t byte) { sum_ = (sum_ ^ byte) * 16777619u; }

  std::uint32_t sum_ = 2166136261u;
  int bits_ = 0;
};

class FieldWriter {
 public:
  explicit FieldWriter(BitWriter& writer) : writer_(writer) {}

  template <typename T>
  void number(const char*, const T& value, int bits, std::uint32_t = 0) {
    writer_.write(static_cast<std::uint32_t>(value), bits);
  }
  template <int count>
  void bytes(const char*, const std::uint8_t (&values)[count]) {
    for (const std::uint8_t value : values) writer_.write(value, 8);
  }
  template <typename Coding, typename T>
  void coded(const char*, const T& value, int bits) {
    writer_.write(Coding::kept(value), bits);
  }
  template <typename T>
  void part(const char*, const T& value) {
    value.pack(writer_);
  }

 private:
  BitWriter& writer_;
};

class FieldReader {
 public:
  explicit FieldReader(BitReader& reader) : reader_(reader) {}

  template <typename T>
  void number(const char*, T& value, int bits, std::uint32_t below = 0) {
    const std::uint32_t read = reader_.read(bits);
    const bool is_right = below == 0 || read < below;
    if (!is_right) reader_.refuse();
    value = static_cast<T>(is_right ? read : 0);
  }
  template <int count>
  void bytes(const char*, std::uint8_t (&values)[count]) {
    for (std::uint8_t& value : values) value = static_cast<std::uint8_t>(reader_.read(8));
  }
  template <typename Coding, typename T>
  void coded(const char*, T& value, int bits) {
    Coding::read(reader_.read(bits), value);
  }
  template <typename T>
  void part(const char*, T& value) {
    value = T::unpack(reader_);
  }

 private:
  BitReader& reader_;
};

class SameFields {
 public:
  template <typename T>
  constexpr void number(const char*, const T& one, const T& other, int, std::uint32_t = 0) {
    all_ = all_ && one == other;
  }
  template <typename Coding, typename T>
  constexpr void coded(const char*, const T& one, const T& other, int) {
    all_ = all_ && one == other;
  }

  constexpr bool all() const { return all_; }

 private:
  bool all_ = true;
};

template <typename Record>
constexpr bool same_fields(const Record& one, const Record& other) {
  SameFields same;
  Record::describe(same, one, other);
  return same.all();
}

class FieldCount {
 public:
  template <typename T>
  constexpr void number(const char*, const T&, int, std::uint32_t = 0) {
    ++count_;
  }
  template <typename Coding, typename T>
  constexpr void coded(const char*, const T&, int) {
    ++count_;
  }

  constexpr int value() const { return count_; }

 private:
  int count_ = 0;
};

/// Whether the record describes as many fields as it has members.
template <typename Record>
constexpr bool describes_every_member() {
  FieldCount count;
  const Record record{};
  Record::describe(count, record);
  return count.value() == member_count<Record>();
}

}  // namespace seaglass
