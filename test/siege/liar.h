// What a lying host says: of every kind of message, things that are not so.
#pragma once

#include "games/subjects.h"
#include "siege/lying_blobs.h"
#include "siege/lying_host.h"

namespace seaglass::siege {

/// What a host says to a unit, apart.
struct StateSaid {
  HostHeader host;
  StateHeader header;
  AnyState state;
  std::vector<ToldEvent> events;

  bool read_from(const Game& game, const Said& message) {
    BitReader reader({message.data(), static_cast<int>(message.size())});
    host = read_host_header(reader);
    if (host.says != HostSays::state || !read(header, reader) || !game.unpack(state, reader)) return false;
    events.resize(static_cast<std::size_t>(reader.read_below(events_in_message_max + 1)));
    for (ToldEvent& event : events)
      if (!read(event, header.revision, reader)) return false;
    return reader.finished();
  }
  /// As many events as there is room for.
  Said packed(const Game& game) const {
    std::uint8_t memory[2 * Channel::message_bytes_max];
    BitWriter writer({memory, sizeof memory});
    write(host, writer);
    write(header, writer);
    game.pack(state, writer);
    const int room = (8 * Channel::message_bytes_max - writer.bits() - event_count_bits) / event_bits;
    if (room < 0) return {};
    const int count = std::min(room, static_cast<int>(events.size()));
    writer.write_below(count, events_in_message_max + 1);
    for (int i = 0; i < count; ++i) {
      ToldEvent told = events[static_cast<std::size_t>(i)];
      const int age = header.revision - told.revision;
      if (age < 0 || age >= (1 << event_age_bits)) told.revision = header.revision;
      write(told, header.revision, writer);
    }
    return Said(memory, memory + writer.bytes());
  }
};

/// Makes something untrue of what a host says: mostly something that a guest would take for sound. Stamps are
/// its own, so that the host never hears that it was heard, and goes on talking.
class Liar {
 public:
  Liar(const LyingHost& host, std::uint64_t seed)
      : host_(host), random_(seed), blobs_(host, random_.next()) {}

  int percent = 50;
  int lies = 0;

  /// What it says by chance follows from this now.
  void roll(std::uint64_t seed) {
    random_ = Random(seed);
    blobs_.roll(random_.next());
  }

  void tell(int peer, Said& message) {
    lying_ = random_.below(100) < percent;
    Said other = message;
    BitReader reader({message.data(), static_cast<int>(message.size())});
    switch (read_host_header(reader).says) {
      case HostSays::state: other = about_state(message); break;
      case HostSays::room: other = about_room(message); break;
      case HostSays::piece: blobs_.change_piece(other, lying_); break;
      case HostSays::snapshot: blobs_.change_snapshot(peer, other, lying_); break;
      case HostSays::claim: other = about_claim(message); break;
    }
    if (lying_ && random_.below(16) == 0)
      other[chance(other.size())] ^= static_cast<std::uint8_t>(1 << chance(8));
    if (other.empty() || static_cast<int>(other.size()) > Channel::message_bytes_max) return;
    message = other;
    lies += lying_ ? 1 : 0;
  }

 private:
  std::size_t chance(std::size_t count) {
    return static_cast<std::size_t>(random_.below(static_cast<int>(count)));
  }
  std::uint8_t byte() { return static_cast<std::uint8_t>(random_.next()); }

  Said about_state(const Said& message) {
    StateSaid said;
    const Game& game = host_.game();
    if (!said.read_from(game, message)) return message;
    said.header.stamp = ++stamp_;
    if (!lying_) return said.packed(game);
    switch (random_.below(9)) {
      case 0: host_.sitting().view(SeatSet(), said.state); break;  // its own hand masked
      case 1: host_.sitting().view(SeatSet::from_bits(random_.next() & 63), said.state); break;
      case 2:
        said.state = host_.sitting().state();
        conformance::subject(host_.game_number()).scramble(said.state, SeatSet(), random_);
        game.mask(said.state, said.header.seats);
        break;
      case 3: from_another_game(said); break;
      case 4:
      case 5: change_bits(said); break;
      case 6: said.header.seats = SeatSet::from_bits(random_.next() & 63); break;
      case 7: change_events(said); break;
      default: break;
    }
    if (random_.below(4) == 0) change_header(said.header);
    if (random_.below(4) == 0) change_events(said);
    return said.packed(game);
  }

  /// Set up alike, at any move.
  void from_another_game(StateSaid& said) {
    const Game& game = host_.game();
    Setup setup = host_.sitting().setup();
    setup.seed = random_.next();
    if (random_.below(8) == 0) {
      setup.players = static_cast<std::uint8_t>(2 + random_.below(5));
      if (!game.allows(setup)) return;
    }
    game.begin(said.state, setup);
    for (int moves = random_.below(200); moves > 0 && !game.over(said.state); --moves) {
      const Seat seat = any_seat(random_, game.to_act(said.state));
      const Choice choice = any_choice(random_, [&](auto visit) { game.choices(said.state, seat, visit); });
      CHECK(!game.play(said.state, seat, choice, no_events));
    }
    game.mask(said.state, random_.below(4) == 0 ? SeatSet() : said.header.seats);
  }
  /// Until a guest would read a position in it.
  void change_bits(StateSaid& said) {
    const Game& game = host_.game();
    std::uint8_t memory[packed_bytes_max];
    BitWriter writer({memory, packed_bytes_max});
    game.pack(said.state, writer);
    const int bits = writer.bits();
    AnyState other;
    for (int tries = 0; tries < 300; ++tries) {
      std::uint8_t changed[packed_bytes_max];
      std::copy(memory, memory + packed_bytes_max, changed);
      for (int n = 1 + random_.below(4); n > 0; --n) {
        const int at = random_.below(bits);
        changed[at / 8] = static_cast<std::uint8_t>(changed[at / 8] ^ (1 << at % 8));
      }
      BitReader reader({changed, packed_bytes_max});
      if (!game.unpack(other, reader)) continue;
      said.state = other;
      if (random_.below(3) == 0) return;  // and further from there
      std::copy(changed, changed + packed_bytes_max, memory);
    }
  }
  void change_header(StateHeader& header) {
    switch (random_.below(4)) {
      case 0: header.revision = static_cast<std::uint16_t>(random_.below(1 << decision_bits)); break;
      case 1: header.stamp = static_cast<std::uint16_t>(random_.next()); break;
      case 2:
        for (Seat seat : all_seats(seats_max))
          header.decided[seat] = {static_cast<std::uint16_t>(random_.below(1 << decision_bits)),
                                  {byte(), byte(), byte(), byte()}};
        break;
      default: header.refused = {true, Seat(random_.below(seats_max)), byte(), byte()}; break;
    }
  }
  void change_events(StateSaid& said) {
    const Game& game = host_.game();
    if (random_.below(2) == 0) said.events.clear();
    for (int tries = 0; tries < 2000 && said.events.size() < events_in_message_max; ++tries) {
      ToldEvent told;
      told.revision = said.header.revision;
      told.event.what = static_cast<std::uint8_t>(random_.below(32));
      told.event.seat = Seat(random_.below(seats_max));
      for (std::uint8_t* part : {&told.event.a, &told.event.b, &told.event.c})
        *part = random_.below(8) == 0 ? byte() : static_cast<std::uint8_t>(random_.below(32));
      if (game.knows(said.state, told.event)) said.events.push_back(told);
    }
  }
  Said about_claim(const Said& message) {
    BitReader reader({message.data(), static_cast<int>(message.size())});
    const HostHeader host = read_host_header(reader);
    ClaimMessage claim;
    if (!read(claim, reader)) return message;
    claim.stamp = ++stamp_;
    if (lying_) switch (random_.below(5)) {
        case 0: claim.attempt = static_cast<std::uint16_t>(random_.below(4)); break;
        case 1: claim.unit = static_cast<std::uint8_t>(random_.below(units_max)); break;
        case 2: std::swap(claim.editions[0], claim.editions[1]); break;
        case 3:
          claim.editions[random_.below(snapshots_kept)] =
              random_.below(2) == 0 ? no_edition : claim.editions[0] + 1;
          break;
        default: claim.agreed = static_cast<UnitBits>(random_.below(1 << units_max)); break;
      }
    std::uint8_t memory[2 * Channel::message_bytes_max];
    BitWriter writer({memory, sizeof memory});
    write(host, writer);
    write(claim, writer);
    return Said(memory, memory + writer.bytes());
  }
  Said about_room(const Said& message) {
    BitReader reader({message.data(), static_cast<int>(message.size())});
    const HostHeader host = read_host_header(reader);
    RoomMessage room;
    if (!read(room, reader)) return message;
    room.stamp = ++stamp_;
    if (lying_) change_room(room);
    std::uint8_t memory[2 * Channel::message_bytes_max];
    BitWriter writer({memory, sizeof memory});
    write(host, writer);
    write(room, writer);
    return Said(memory, memory + writer.bytes());
  }
  void change_room(RoomMessage& room) {
    Roster& roster = room.roster;
    SeatOnAir& seat = roster.seats[Seat(random_.below(roster.players))];
    switch (random_.below(12)) {
      case 0: roster.stage = static_cast<Stage>(random_.below(stage_count)); break;
      case 1: room.unit = static_cast<std::uint8_t>(random_.below(units_max)); break;
      case 2:
        seat.holder = static_cast<Holder>(random_.below(holder_count));
        seat.unit = static_cast<std::uint8_t>(random_.below(units_max));
        break;
      case 3: seat.away = !seat.away; break;
      case 4: seat.bot_plays = !seat.bot_plays; break;
      case 5: seat.person.emblem = static_cast<std::uint8_t>(random_.below(emblem_count)); break;
      case 6: room.commitment.bytes[chance(Key::size)] ^= 1; break;
      case 7:
        room.hand_over_status.any = true;
        room.hand_over_status.unit =
            random_.below(2) == 0 ? room.unit : static_cast<std::uint8_t>(random_.below(7));
        room.hand_over_status.choices = static_cast<std::uint16_t>(random_.below(300));
        room.hand_over_status.done = random_.below(2) == 0;
        break;
      case 8: roster.game = game_at(random_.below(game_count)).facts().id; break;
      case 9: roster.begins = Beginner::from_number(random_.below(roster.players + 1)); break;
      case 10: roster.options.values[random_.below(options_max)] ^= 1; break;
      default: roster.players = static_cast<std::uint8_t>(2 + random_.below(5)); break;
    }
  }

  const LyingHost& host_;
  Random random_;
  LyingBlobs blobs_;
  bool lying_ = false;
  std::uint16_t stamp_ = 100;
};

}  // namespace seaglass::siege
