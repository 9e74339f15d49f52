#include "tabletop/company.h"

namespace seaglass {

void Name::add(int letter) {
  CHECK(!full() && may_have(letter));
  letters_[size_++] = static_cast<std::uint8_t>(letter);
  write_text();
}

void Name::drop_last() {
  CHECK(!empty());
  letters_[--size_] = 0;
  write_text();
}

/// Letters beyond ASCII take two bytes.
void Name::write_text() {
  int end = 0;
  for (int i = 0; i < size_; ++i) {
    if (letters_[i] < 0x80) {
      text_[end++] = static_cast<char>(letters_[i]);
    } else {
      text_[end++] = static_cast<char>(0xC0 | letters_[i] >> 6);
      text_[end++] = static_cast<char>(0x80 | (letters_[i] & 0x3F));
    }
  }
  while (end < static_cast<int>(sizeof text_)) text_[end++] = '\0';
}

/// Unused places hold 0.
void Name::pack(BitWriter& writer) const {
  for (const std::uint8_t letter : letters_) writer.write(letter, 8);
}

Name Name::unpack(BitReader& reader) {
  Name name;
  bool ended = false;
  for (int i = 0; i < letters_max; ++i) {
    const auto letter = static_cast<int>(reader.read(8));
    ended = ended || letter == 0;
    if (ended ? letter != 0 : !may_have(letter)) {
      reader.refuse();
      return {};
    }
    if (!ended) name.add(letter);
  }
  return name;
}

Company::Company() {
  for (Seat seat : all_seats(seats_max)) sitters[seat].emblem = static_cast<std::uint8_t>(seat.index());
}

SeatSet Company::seats_of(SitterKind kind, int players) const {
  SeatSet found;
  for (Seat seat : all_seats(players))
    if (sitters[seat].kind == kind) found.insert(seat);
  return found;
}

namespace {

constexpr BotLevel unusual_levels[] = {BotLevel::minnow, BotLevel::otter, BotLevel::orca};
constexpr int kinds_packed = sitter_kinds + bot_level_count - 1;

int packed_kind(const Sitter& sitter) {
  if (sitter.kind == SitterKind::bot)
    for (int i = 0; i < bot_level_count - 1; ++i)
      if (sitter.level == unusual_levels[i]) return sitter_kinds + i;
  return static_cast<int>(sitter.kind);
}

void unpack_kind(int packed, Sitter& sitter) {
  const bool unusual = packed >= sitter_kinds;
  sitter.kind = unusual ? SitterKind::bot : static_cast<SitterKind>(packed);
  if (unusual) sitter.level = unusual_levels[packed - sitter_kinds];
}

}  // namespace

void Company::pack(BitWriter& writer) const {
  for (Seat seat : all_seats(seats_max)) {
    writer.write(static_cast<std::uint32_t>(packed_kind(sitters[seat])), 4);
    writer.write(sitters[seat].emblem, 4);
    sitters[seat].name.pack(writer);
  }
}

Company Company::unpack(BitReader& reader) {
  Company company;
  for (Seat seat : all_seats(seats_max)) {
    const auto kind = static_cast<int>(reader.read(4));
    const auto emblem = static_cast<int>(reader.read(4));
    if (kind >= kinds_packed || emblem >= emblem_count) {
      reader.refuse();
      return {};
    }
    unpack_kind(kind, company.sitters[seat]);
    company.sitters[seat].emblem = static_cast<std::uint8_t>(emblem);
    company.sitters[seat].name = Name::unpack(reader);
  }
  return company;
}

}  // namespace seaglass
