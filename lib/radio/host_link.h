// The host's end of the air: says that there is a table, pairs with who asks, and holds a session with every
// unit at the table, five that play and two that watch. Units are told apart by their address and a key; a
// unit keeps its peer number for as long as it belongs to the table, near or away.
//
// At every step: `step`, then `receive` until it says that there is nothing.
#pragma once

#include "core/fixed_vector.h"
#include "radio/allowance.h"
#include "radio/channel.h"
#include "radio/frames/control.h"
#include "radio/pairing/host_pairing.h"
#include "radio/resend.h"
#include "radio/session/greeting.h"

namespace seaglass {
namespace radio {

struct OpenTable {
  TableId id;
  KeySeed key_seed;
  KeySeed former_key_seed;  // of the host from which the table came; zero: it came from none
  std::uint8_t host_term = 0;
  GameId game{};
  std::uint32_t fingerprint = 0;  // of rules and content
  UnitName host;
};

/// What the host's screen should tell of a guest.
struct GuestNews {
  enum class Kind : std::uint8_t {
    joined,      // belongs to the table now; `peer`
    gone,        // does not any more; `peer` may be somebody else's soon
    not_joined,  // was refused, or did not want to
  };
  Kind kind = Kind::joined;
  Reason reason = Reason::none;
  /// False: it came unsealed, so anybody can have written it.
  bool is_proven = true;
  std::int8_t peer = -1;
  UnitName name;  // empty: nothing is known of it

  friend bool operator==(const GuestNews& a, const GuestNews& b) {
    return a.kind == b.kind && a.reason == b.reason && a.is_proven == b.is_proven && a.peer == b.peer &&
           a.name == b.name;
  }
};

/// A unit that says that it hosts the same table: in the open, so it need not be true.
struct Rival {
  RadioAddress unit;
  std::uint8_t host_term = 0;
  bool playing = false;
};

class HostLink final : public Channel {
 public:
  static constexpr int players_max = 5;
  static constexpr int spectators_max = 2;
  static_assert(players_max + spectators_max == peers_max);

  explicit HostLink(const LinkParts& parts) : parts_(parts) {}

  /// Switches the radio on. Nobody belongs to the table yet.
  void open(const OpenTable& table, Milliseconds now);
  /// Tells everybody; over when `is_open` says so.
  void close(Milliseconds now);
  bool is_open() const { return open_; }

  /// For how many further units there is a place; how the beacon tells it.
  void set_places(int seats, int places_to_watch, bool playing);
  /// Whether the units at the table get to know each other. Who only claims it must not give them other keys
  /// than they have: should one miss its half, the two could not meet at another host.
  void set_introducing(bool introduces) { introduces_ = introduces; }
  static constexpr int nobody = -1;
  /// To whom the table goes: those who watch get to know that unit, and follow. Who hosts a table that came
  /// to it knows them by that, without having been told.
  void set_next_host(int peer);
  /// Some watching units have not been introduced to the next host yet.
  bool owes_next_host() const;
  /// A unit that belongs to a table that is resumed: it needs no free place. Its peer, or −1: there is no
  /// room.
  int admit(const RadioAddress& unit, Role role);
  /// The same, with the number that it had before. False: the unit has a number already, or another unit has
  /// this one.
  bool admit_as(int peer, const RadioAddress& unit);
  /// Frees the place of a unit that did not come back.
  void forget(int peer);
  /// Does not belong any more, and may not come back without comparing pictures.
  void kick(int peer, Milliseconds now);

  /// What the screen shows while somebody pairs.
  const HostPairing& pairing() const { return pairing_; }
  /// To the pictures of this try, and no other.
  void say_yes(const Attempt& attempt, Milliseconds now) { pairing_.say_yes(attempt, now); }
  void say_no(const Attempt& attempt, Reason reason = Reason::wrong_pictures);

  bool is_member(int peer) const { return peers_[peer].taken; }
  const RadioAddress& unit(int peer) const { return peers_[peer].unit; }
  const UnitName& name(int peer) const { return peers_[peer].name; }
  Role role(int peer) const { return peers_[peer].role; }
  /// −1: does not belong.
  int peer_of(const RadioAddress& unit) const;

  /// False: there is no news.
  bool take_news(GuestNews& news);
  /// A member that was heard to host this very table. False: none was since.
  bool take_rival(Rival& rival);

  void step(Milliseconds now);
  /// How long until `step` has something to do, if no frame comes.
  Milliseconds wait_ms(Milliseconds now) const;

  bool send(int peer, Bytes message) override;
  bool receive(Message& message) override;
  bool linked(int peer) const override;
  std::uint32_t session(int peer) const override { return peers_[peer].sessions; }
  int signal_dbm(int peer) const override { return peers_[peer].signal_dbm; }

 private:
  static constexpr int frames_per_call_max = 32;
  static constexpr int news_max = 4;
  /// Of a unit, and one that it may be told of: a player, or this host.
  static constexpr int itself = players_max;
  static constexpr int pairs = peers_max * (players_max + 1);
  /// How often a unit may begin a session: each takes two multiplications, 60 ms on a board. Whoever starts
  /// anew four times in a row still finds its host at once; who does not mean well takes 6 % of the time.
  struct Greetings : Allowance {
    Greetings() : Allowance(4, 1000) {}
  };
  static constexpr Milliseconds same_news_ms = 8000;  // the same is no news before that: one guest's try
  static constexpr Milliseconds hint_every_ms = 100;  // in the open, for anybody's frame: not more often

  struct Peer {
    bool taken = false;
    Role role = Role::player;
    Reason ending = Reason::none;
    std::uint8_t endings = 0;
    std::uint8_t introduced = 0;  // it has the key: of whom, one bit for each
    std::uint8_t settled = 0;     // it is the one
    std::uint8_t forgotten = 0;   // it has no other
    bool was_introduced = false;  // to this host, by another one: that knows the key
    std::int8_t signal_dbm = 0;
    RadioAddress unit;
    UnitName name;
    FreshKey fresh;  // for the next session
    Session session;
    std::uint32_t sessions = 0;
    Milliseconds away_at = 0;   // unless it is heard until then
    Milliseconds speak_at = 0;  // something, if only that we are there
  };

  bool handle(const RadioFrame& frame, Message& message);
  void on_guest_key(const RadioFrame& frame, FrameReader& reader);
  void on_confirmation(const RadioFrame& frame, FrameReader& reader);
  void on_beacon(const RadioFrame& frame, FrameReader& reader);
  void on_ask(const RadioFrame& frame, FrameReader& reader);
  void on_hello(const RadioFrame& frame, FrameReader& reader);
  void on_here(const RadioFrame& frame, FrameReader& reader);
  bool on_sealed(const RadioFrame& frame, FrameReader& reader, Message& message);
  void on_control(int peer, Bytes body);
  void on_refusal(const RadioFrame& frame, FrameReader& reader);

  bool may_pair(const RadioAddress& unit, Role role) const {
    return !closing_ && (peer_of(unit) != nobody || has_place(role));
  }
  Reason objection(const Pairing& pairing, const Hello& hello) const;
  FreshKey& fresh_for(const RadioAddress& unit);
  bool may_greet(const RadioAddress& unit);
  SessionOrigin origin(const Pairing& pairing, const Attempt& attempt) const;
  void begin_session(const RadioFrame& frame, const Pairing& pairing, const Here& here,
                     const FreshKey& fresh);
  void seat(const RadioFrame& frame, const Pairing& pairing, Role role, const Session& session);
  bool has_place(Role role) const;
  int free_peer(Role role) const;
  int take_in(const RadioAddress& unit, Role role, const UnitName& name);
  void take_in_at(int number, const RadioAddress& unit, Role role, const UnitName& name);
  UnitName known_name(const RadioAddress& unit);
  Key key_between(const RadioAddress& one, const RadioAddress& two) const;
  bool find_key(const RadioAddress& unit, int number, Pairing& pairing) const;
  Key key_from(const KeySeed& key_seed, const RadioAddress& one, const RadioAddress& two) const;
  int introduced_number(const RadioAddress& unit) const;
  void note_step(int peer, std::uint8_t Peer::*step, const RadioAddress& unit);
  void keep_own_key(int peer);
  Present present() const;
  void let_go(int peer, Reason reason);
  void finish_pairing();

  void refuse(const RadioAddress& to, const Attempt& attempt, Reason reason, const Key* key);
  void refuse_other_version(const RadioAddress& to);
  void say_lost(const RadioAddress& to, std::uint32_t session);
  bool send_control(int peer, const Control& control);
  bool send_sealed(int peer, FrameKind kind, Bytes body);
  void heard(Peer& peer, const RadioFrame& frame);
  void tell(GuestNews::Kind kind, Reason reason, int peer, const UnitName& name);
  /// Tells what came unsealed.
  void tell_hint(Reason reason, const UnitName& name);
  void tell(const GuestNews& news);

  void keep_moments();
  void step_beacon();
  void step_peer(int peer);
  void step_introductions();
  bool introduce(int peer, int other);
  bool owes_introduction(int peer, int other) const;
  ControlKind next_step(int peer, int other) const;
  bool both(std::uint8_t Peer::*step, int peer, int other) const;
  int next_introduction() const;
  void forget_introductions(int peer);

  LinkParts parts_;
  OpenTable table_;
  bool open_ = false;
  bool closing_ = false;
  bool playing_ = false;
  bool introduces_ = true;
  int next_host_ = nobody;
  std::uint8_t boot_ = 0;
  std::uint8_t seats_ = 0;
  std::uint8_t places_ = 0;
  Peer peers_[peers_max];
  HostPairing pairing_;
  FreshKey newcomer_fresh_;             // for whoever does not belong yet
  Greetings greetings_[peers_max + 1];  // the last for those
  Milliseconds now_ = 0;
  Milliseconds beacon_at_ = 0;
  Resend introductions_{250, 4000};
  std::uint8_t last_introduction_ = 0;  // of which pair
  Milliseconds hint_at_ = 0;
  FixedVector<GuestNews, news_max> news_;
  Rival rival_;
  bool has_rival_ = false;
  GuestNews told_;
  Milliseconds tells_again_at_ = 0;
  Random random_;
};

}  // namespace radio
}  // namespace seaglass
