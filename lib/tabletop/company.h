// Who sits at a table: on each seat a person here, a bot, or somebody on another handheld, as which of the
// twelve animals, and by which name, if one was typed. The rules know nothing of it.
#pragma once

#include <cstdint>

#include "core/bits.h"
#include "tabletop/bot_level.h"
#include "tabletop/seat.h"

namespace seaglass {

enum class SitterKind : std::uint8_t { person, bot, elsewhere };
constexpr int sitter_kinds = 3;

/// Each is an animal's (stage/face.h). There were six once: their numbers lie in flash.
constexpr int emblem_count = 12;
constexpr int first_emblem_count = 6;
static_assert(emblem_count <= 16);  // four bits are written

/// Up to ten letters of Latin-1, which the font has; as text in UTF-8. Empty: the animal's own name holds.
class Name {
 public:
  static constexpr int letters_max = 10;

  /// A letter by its number in Latin-1; whether it is one that a name may have.
  static constexpr bool may_have(int letter) {
    return (letter >= ' ' && letter <= '~') || (letter >= 0xA1 && letter <= 0xFF && letter != 0xAD);
  }

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == letters_max; }
  std::uint8_t operator[](int i) const {
    CHECK(i >= 0 && i < size_);
    return letters_[i];
  }
  const char* text() const { return text_; }

  void add(int letter);
  void drop_last();

  friend bool operator==(const Name& x, const Name& y) {
    for (int i = 0; i < letters_max; ++i)
      if (x.letters_[i] != y.letters_[i]) return false;
    return x.size_ == y.size_;
  }

  static constexpr int packed_bytes = letters_max;
  void pack(BitWriter& writer) const;
  /// What is no name makes the reader refuse.
  static Name unpack(BitReader& reader);

 private:
  void write_text();

  std::uint8_t size_ = 0;
  std::uint8_t letters_[letters_max] = {};
  char text_[2 * letters_max + 1] = {};
};

struct Sitter {
  SitterKind kind = SitterKind::person;
  std::uint8_t emblem = 0;
  Name name;
  BotLevel level = usual_bot_level;  // of a bot
};

struct Company {
  PerSeat<Sitter> sitters;

  /// People only, with an animal each, in their order.
  Company();

  SeatSet seats_of(SitterKind kind, int players) const;

  static constexpr int packed_bytes = seats_max * (1 + Name::packed_bytes);
  /// Bots of other levels than the usual one are of kinds that there were not before there were levels.
  void pack(BitWriter& writer) const;
  /// Seats of no kind, emblems that there are not and names that are none make the reader refuse.
  static Company unpack(BitReader& reader);
};

}  // namespace seaglass
