// What a lying host gives away piece by piece: the deal and the journal to who hosts next, and to all the
// snapshots that are opened together once it is gone. Each is sound but for what is not so in it.
#pragma once

#include "on_air/migration/snapshot.h"
#include "siege/lying_host.h"

namespace seaglass::siege {

class LyingBlobs {
 public:
  LyingBlobs(const LyingHost& host, std::uint64_t seed) : host_(host), random_(seed) {}

  void roll(std::uint64_t seed) {
    random_ = Random(seed);
    for (Told& told : told_) told = Told();
  }

  void change_piece(Said& message, bool lies) {
    if (!lies) return;
    BitReader reader({message.data(), static_cast<int>(message.size())});
    const HostHeader host = read_host_header(reader);
    Piece piece;
    if (!read(piece, reader)) return;
    switch (random_.below(5)) {
      case 0: piece.total = static_cast<std::uint16_t>(random_.below(1 << place_bits)); break;
      case 1: piece.from = static_cast<std::uint16_t>(random_.below(1 << place_bits)); break;
      case 2: piece.tag = static_cast<std::uint16_t>(piece.tag + 1); break;
      default:
        if (piece.blob == Blob::secret)
          change_deal(piece);
        else
          change_bytes(piece);
    }
    write_again(host, piece, message);
  }

  /// Which snapshots are lies is decided for each of them: then all parts of it, for all who hold it, are of
  /// the same one, which opens to what nobody played.
  void change_snapshot(int peer, Said& message, bool lies) {
    BitReader reader({message.data(), static_cast<int>(message.size())});
    const HostHeader host = read_host_header(reader);
    SnapshotMessage told;
    if (!read(told, reader)) return;
    Snapshot snapshot = as_told(told, lies);
    if (snapshot.edition == no_edition || told.part >= Snapshot::parts_of(host_.game())) return;
    snapshot.set_share(share(snapshot, peer));
    snapshot.fill(told, host_.game());
    write_again(host, told, message);
  }

 private:
  /// What is said of this edition; none: the truth.
  struct Told {
    Edition edition = no_edition;
    Snapshot snapshot;
  };
  static constexpr int told_max = 4;  // a host gives away two at a time

  const Snapshot& as_told(const SnapshotMessage& message, bool lies) {
    for (const Told& told : told_)
      if (told.edition == message.edition) return told.snapshot;
    Told& told = told_[next_++ % told_max];
    told = {message.edition, lies ? some_snapshot(message) : Snapshot()};
    return told.snapshot;
  }

  template <typename Message>
  static void write_again(const HostHeader& host, const Message& told, Said& message) {
    std::uint8_t memory[2 * Channel::message_bytes_max];
    BitWriter writer({memory, sizeof memory});
    write(host, writer);
    write(told, writer);
    message.assign(memory, memory + writer.bytes());
  }
  std::uint8_t byte() { return static_cast<std::uint8_t>(random_.next()); }

  void change_deal(Piece& piece) {
    DealRecord deal;
    if (!unpack({piece.bytes.begin(), piece.bytes.size()}, deal)) return;
    switch (random_.below(7)) {
      case 0: deal.entropy_shares.clear(); break;  // as after a claim
      case 1: deal.secret[0] = byte(); break;
      case 2: deal.game = game_at(random_.below(game_count)).facts().id; break;
      case 3: deal.host_term = byte(); break;
      case 4:
        deal.places[Seat(random_.below(seats_max))] = {static_cast<Holder>(random_.below(holder_count)),
                                                       static_cast<std::uint8_t>(random_.below(units_max))};
        break;
      case 5: deal.members.units[random_.below(units_max)].bytes[5] = byte(); break;
      default:
        deal.hand_over_phase = static_cast<HandOverPhase>(random_.below(hand_over_phase_count));
        deal.given = static_cast<std::uint8_t>(random_.below(DealRecord::entropy_shares_max + 1));
    }
    const PackedDeal packed = pack(deal);
    piece.bytes.clear();
    for (const std::uint8_t each : packed.bytes) piece.bytes.push_back(each);
  }
  void change_bytes(Piece& piece) {
    for (int n = 1 + random_.below(3); n > 0 && !piece.bytes.empty(); --n)
      piece.bytes[random_.below(piece.bytes.size())] = static_cast<std::uint8_t>(random_.below(16));
    if (random_.below(3) != 0 || piece.bytes.empty()) return;
    piece.bytes.pop_back();
  }

  /// Sealed with a key that this one has drawn; mostly a position that could be.
  Snapshot some_snapshot(const SnapshotMessage& told) {
    Snapshot snapshot;
    snapshot.edition = told.edition;
    snapshot.holders = told.holders;
    TableMembers members = host_.members();
    if (random_.below(4) == 0) members.units[random_.below(units_max)].bytes[5] = byte();
    snapshot.set_members(members);
    AnyState state = host_.sitting().state();
    if (random_.below(2) == 0) {
      Setup setup = host_.sitting().setup();
      setup.seed = random_.next();
      host_.game().begin(state, setup);
      for (int moves = random_.below(60); moves > 0 && !host_.game().over(state); --moves) {
        const Seat seat = any_seat(random_, host_.game().to_act(state));
        const Choice choice =
            any_choice(random_, [&](auto visit) { host_.game().choices(state, seat, visit); });
        CHECK(!host_.game().play(state, seat, choice, no_events));
      }
    }
    if (random_.below(4) == 0) host_.game().mask(state, SeatSet());  // which is no whole position
    snapshot.seal(cryptography_, key_of(snapshot), host_.game(), state);
    if (random_.below(4) == 0) snapshot.bytes[Snapshot::head_bytes + random_.below(8)] ^= 1;
    return snapshot;
  }
  /// All shares together are the key.
  Key key_of(const Snapshot& snapshot) {
    Key sum;
    for (int unit = 0; unit < Snapshot::holders_max; ++unit)
      if (((snapshot.holders >> unit) & 1) != 0) add(sum, share(snapshot, unit));
    return sum;
  }
  Key share(const Snapshot& snapshot, int unit) {
    Key drawn;
    drawn.bytes[0] = static_cast<std::uint8_t>(snapshot.edition);
    return share_of(cryptography_, drawn, unit);
  }

  const LyingHost& host_;
  Random random_;
  SodiumCryptography cryptography_;
  Told told_[told_max];
  unsigned next_ = 0;
};

}  // namespace seaglass::siege
