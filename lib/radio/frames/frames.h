// What each kind of frame says in the open. Sealed ones are in session.h.
#pragma once

#include "core/game_id.h"
#include "radio/frames/frame.h"
#include "radio/frames/reason.h"
#include "radio/frames/unit_name.h"

namespace seaglass {
namespace radio {

/// Random bytes, enough that nobody guesses them and none comes twice.
template <int Size>
struct Chance {
  static constexpr int size = Size;
  std::uint8_t bytes[Size] = {};

  operator Bytes() const { return {bytes, Size}; }
  operator MutableBytes() { return {bytes, Size}; }
  friend bool operator==(const Chance& a, const Chance& b) { return same_bytes(a.bytes, b.bytes, Size); }
  friend bool operator!=(const Chance& a, const Chance& b) { return !(a == b); }
};

/// A table, for as long as it is played at, whoever hosts it.
using TableId = Chance<8>;
/// What the keys come from by which the units at a table know each other: the same for as long as it is
/// played at, whoever hosts it and starts anew, so that no two units can be left with two halves that do not
/// fit. As many bytes as the record of a deal has room for.
using KeySeed = Chance<15>;
/// One try to pair, or to begin a session.
using Attempt = Chance<8>;
/// Proves that whoever wrote it has a key.
using Proof = Chance<16>;

enum class Role : std::uint8_t { player, spectator };
constexpr int role_count = 2;

constexpr int places_max = 8;

/// Anybody can send one: it helps people to choose a table, and proves nothing.
struct Beacon {
  std::uint32_t fingerprint = 0;  // of rules and content
  TableId table;
  std::uint8_t host_term = 0;  // grows when the table goes to another host
  std::uint8_t boot = 0;       // changes when the host starts anew: its sessions are gone
  GameId game{};
  std::uint8_t free_seats = 0;
  std::uint8_t free_places = 0;  // to watch from
  bool playing = false;
  UnitName host;
};

struct Ask {
  RadioAddress to;
  Attempt attempt;
  std::uint32_t fingerprint = 0;
  Role role = Role::player;
  UnitName guest;
};

struct Commitment {
  Attempt attempt;
  Key hash;
};

/// Repeats what the `ask` said, so that a host need not remember who asked.
struct GuestKey {
  RadioAddress to;
  Attempt attempt;
  Key key;
  Role role = Role::player;
  UnitName guest;
};

struct HostKey {
  Attempt attempt;
  Key key;
  UnitName host;
};

struct Confirmation {
  Attempt attempt;
  enum class Knows : std::uint8_t { nothing, your_word, that_you_have_mine };
  static constexpr int knows_count = 3;
  Knows knows = Knows::nothing;  // who knows all wants no answer
  Proof proof;
};

struct Refusal {
  RadioAddress to;
  Attempt attempt;  // of the pairing, or of the hello
  Reason reason = Reason::none;
  Proof proof;  // zero where there is no key yet: then it is a hint, which anybody can write
};

struct Hello {
  RadioAddress to;
  Attempt attempt;
  std::uint32_t fingerprint = 0;
  Role role = Role::player;
  Proof proof;
};

/// A number of the handshake, sealed.
using SealedByte = Chance<1 + Cryptography::tag_bytes>;

/// The handshake's first message (noise.h).
struct Welcome {
  RadioAddress to;
  Attempt attempt;
  Key host;         // fresh
  SealedByte boot;  // as in the beacon: so the guest sees when this is over
};

/// The handshake's second message. The proof is there so that nobody makes the host multiply who has not the
/// pairing's key.
struct Here {
  RadioAddress to;
  Attempt attempt;
  Key guest;  // fresh
  SealedByte role;
  std::uint32_t session = 0;  // the guest's number for what has begun
  Proof proof;
};

struct Lost {
  RadioAddress to;
  std::uint32_t session = 0;
};

FrameWriter written(const Beacon& beacon);
FrameWriter written(const Ask& ask);
FrameWriter written(const Commitment& commitment);
FrameWriter written(const GuestKey& key);
FrameWriter written(const HostKey& key);
FrameWriter written(const Confirmation& confirmation);
FrameWriter written(const Refusal& refusal);
FrameWriter written(const Hello& hello);
FrameWriter written(const Welcome& welcome);
FrameWriter written(const Here& here);
FrameWriter written(const Lost& lost);

/// Reads what follows the kind. False: it is no valid frame of that kind.
[[nodiscard]] bool read(FrameReader& reader, Beacon& beacon);
[[nodiscard]] bool read(FrameReader& reader, Ask& ask);
[[nodiscard]] bool read(FrameReader& reader, Commitment& commitment);
[[nodiscard]] bool read(FrameReader& reader, GuestKey& key);
[[nodiscard]] bool read(FrameReader& reader, HostKey& key);
[[nodiscard]] bool read(FrameReader& reader, Confirmation& confirmation);
[[nodiscard]] bool read(FrameReader& reader, Refusal& refusal);
[[nodiscard]] bool read(FrameReader& reader, Hello& hello);
[[nodiscard]] bool read(FrameReader& reader, Welcome& welcome);
[[nodiscard]] bool read(FrameReader& reader, Here& here);
[[nodiscard]] bool read(FrameReader& reader, Lost& lost);

/// A name as frames and records hold it: its length, then its bytes.
void put(FrameWriter& writer, const UnitName& name);
UnitName take_name(FrameReader& reader);

}  // namespace radio
}  // namespace seaglass
