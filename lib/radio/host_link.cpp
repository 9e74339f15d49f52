#include "radio/host_link.h"

#include <cstring>
#include <initializer_list>

#include "core/check.h"
#include "radio/crypto/derivation.h"
#include "radio/link_times.h"

namespace seaglass {
namespace radio {

void HostLink::open(const OpenTable& table, Milliseconds now) {
  CHECK(is_possible(table.game) && !table.host.empty());
  for (Peer& peer : peers_) {
    peer.session.end(parts_.cryptography);
    peer.fresh.forget();
    peer = Peer();
  }
  pairing_.begin_anew(parts_);
  news_.clear();
  told_ = GuestNews();
  closing_ = has_rival_ = false;
  next_host_ = nobody;
  set_places(0, 0, false);
  parts_.radio.set_on(true);
  table_ = table;
  open_ = true;
  now_ = beacon_at_ = hint_at_ = now;
  introductions_.begin(now);
  newcomer_fresh_.forget();
  boot_ = drawn<Chance<1>>(parts_.entropy).bytes[0];
  random_ = Random(boot_);
}

void HostLink::close(Milliseconds now) {
  now_ = now;
  if (!open_ || closing_) return;
  closing_ = true;
  pairing_.refuse(parts_, Reason::closed, now);
  for (Peer& peer : peers_) {
    if (!peer.taken) continue;
    if (peer.ending == Reason::none) peer.ending = Reason::closed;
    peer.speak_at = now;
  }
}

void HostLink::set_places(int seats, int places_to_watch, bool playing) {
  CHECK(seats >= 0 && seats <= places_max && places_to_watch >= 0 && places_to_watch <= places_max);
  seats_ = static_cast<std::uint8_t>(seats);
  places_ = static_cast<std::uint8_t>(places_to_watch);
  playing_ = playing;
}

int HostLink::admit(const RadioAddress& unit, Role role) {
  const int known = peer_of(unit);
  if (known != nobody) return known;
  return take_in(unit, role, known_name(unit));
}

bool HostLink::admit_as(int peer, const RadioAddress& unit) {
  CHECK(peer >= 0 && peer < peers_max);
  if (peers_[peer].taken || peer_of(unit) != nobody) return false;
  take_in_at(peer, unit, peer < players_max ? Role::player : Role::spectator, known_name(unit));
  return true;
}

UnitName HostLink::known_name(const RadioAddress& unit) {
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  const bool kept = parts_.keys.find(unit, pairing);
  return kept ? pairing.name : UnitName::from("?");
}

void HostLink::kick(int peer, Milliseconds now) {
  CHECK(peer >= 0 && peer < peers_max);
  Peer& gone = peers_[peer];
  if (!gone.taken || gone.ending != Reason::none) return;
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  if (parts_.keys.find(gone.unit, pairing)) {
    pairing.standing = Pairing::Standing::kicked;
    // Where the flash refuses, the unit is away for as long as this table is open to nobody new.
    const bool kept = parts_.keys.keep(pairing, present());
    static_cast<void>(kept);
  }
  gone.ending = Reason::kicked;
  gone.speak_at = now;
}

void HostLink::say_no(const Attempt& attempt, Reason reason) {
  if (!pairing_.is_under_way() || pairing_.attempt() != attempt) return;
  const UnitName name = pairing_.guest_name();
  pairing_.refuse(parts_, reason, now_);
  tell(GuestNews::Kind::not_joined, reason, nobody, name);
}

int HostLink::peer_of(const RadioAddress& unit) const {
  for (int i = 0; i < peers_max; ++i)
    if (peers_[i].taken && peers_[i].unit == unit) return i;
  return nobody;
}

Present HostLink::present() const {
  Present present;
  for (const Peer& peer : peers_)
    if (peer.taken) present.push_back(peer.unit);
  return present;
}

bool HostLink::take_news(GuestNews& news) {
  if (news_.empty()) return false;
  news = news_.pop_front();
  return true;
}

bool HostLink::take_rival(Rival& rival) {
  if (!has_rival_) return false;
  rival = rival_;
  has_rival_ = false;
  return true;
}

void HostLink::tell(GuestNews::Kind kind, Reason reason, int peer, const UnitName& name) {
  GuestNews news;
  news.kind = kind;
  news.reason = reason;
  news.peer = static_cast<std::int8_t>(peer);
  news.name = name;
  tell(news);
}

void HostLink::tell_hint(Reason reason, const UnitName& name) {
  GuestNews news;
  news.kind = GuestNews::Kind::not_joined;
  news.reason = reason;
  news.is_proven = false;
  news.name = name;
  tell(news);
}

void HostLink::tell(const GuestNews& news) {
  if (news.kind == GuestNews::Kind::not_joined && news == told_ && !has_come(tells_again_at_, now_)) return;
  told_ = news;
  tells_again_at_ = now_ + same_news_ms;
  if (news_.full()) news_.pop_front();
  news_.push_back(news);
}

bool HostLink::has_place(Role role) const {
  return (role == Role::player ? seats_ : places_) > 0 && free_peer(role) != nobody;
}

/// Players and spectators have no numbers in common, so that neither take the others' room.
int HostLink::free_peer(Role role) const {
  const int first = role == Role::player ? 0 : players_max;
  const int end = role == Role::player ? players_max : peers_max;
  for (int i = first; i < end; ++i)
    if (!peers_[i].taken) return i;
  return nobody;
}

int HostLink::take_in(const RadioAddress& unit, Role role, const UnitName& name) {
  const int free = free_peer(role);
  if (free != nobody) take_in_at(free, unit, role, name);
  return free;
}

void HostLink::take_in_at(int number, const RadioAddress& unit, Role role, const UnitName& name) {
  Peer& peer = peers_[number];
  const std::uint32_t sessions = peer.sessions;  // goes on: nobody takes the next unit for the last
  peer = Peer();
  peer.taken = true;
  peer.role = role;
  peer.unit = unit;
  peer.name = name;
  peer.sessions = sessions;
}

void HostLink::let_go(int peer, Reason reason) {
  tell(GuestNews::Kind::gone, reason, peer, peers_[peer].name);
  forget(peer);
}

void HostLink::forget(int peer) {
  Peer& gone = peers_[peer];
  const std::uint32_t sessions = gone.sessions;
  gone.session.end(parts_.cryptography);
  gone.fresh.forget();
  gone = Peer();
  gone.sessions = sessions;
  forget_introductions(peer);
}

void HostLink::finish_pairing() {
  if (pairing_.state() != HostPairing::State::done || pairing_.key_is_kept()) return;
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  pairing.unit = pairing_.guest();
  pairing.name = pairing_.guest_name();
  pairing.key = pairing_.key();
  const bool kept = parts_.keys.keep(pairing, present());
  if (!kept) {
    pairing_.refuse(parts_, Reason::not_kept, now_);
    tell(GuestNews::Kind::not_joined, Reason::not_kept, nobody, pairing.name);
    return;
  }
  pairing_.note_kept(now_);
  const int known = peer_of(pairing.unit);  // which compared pictures anew
  if (known == nobody) return;
  peers_[known].session.end(parts_.cryptography);
  forget_introductions(known);  // as it has perhaps, with all that it knew
}

void HostLink::step(Milliseconds now) {
  now_ = now;
  if (!open_) return;
  keep_moments();
  const UnitName name = pairing_.guest_name();
  const Reason ended = pairing_.step(parts_, now);
  if (ended != Reason::none) tell(GuestNews::Kind::not_joined, ended, nobody, name);
  for (int i = 0; i < peers_max; ++i)
    if (peers_[i].taken) step_peer(i);
  finish_pairing();
  step_introductions();
  step_beacon();
  if (!closing_) return;
  for (const Peer& peer : peers_)
    if (peer.taken) return;
  open_ = false;
}

/// Those that can lie back for weeks, while nobody comes or says anything.
void HostLink::keep_moments() {
  for (Peer& peer : peers_) {
    keep_up(peer.away_at, now_);
    keep_up(peer.speak_at, now_);
  }
  introductions_.keep(now_);
  keep_up(hint_at_, now_);
  keep_up(tells_again_at_, now_);
}

void HostLink::step_beacon() {
  if (closing_ || !has_come(beacon_at_, now_)) return;
  Beacon beacon;
  beacon.fingerprint = table_.fingerprint;
  beacon.table = table_.id;
  beacon.host_term = table_.host_term;
  beacon.boot = boot_;
  beacon.game = table_.game;
  beacon.free_seats = has_place(Role::player) ? seats_ : std::uint8_t{0};
  beacon.free_places = has_place(Role::spectator) ? places_ : std::uint8_t{0};
  beacon.playing = playing_;
  beacon.host = table_.host;
  if (parts_.radio.send(written(beacon).bytes()))
    beacon_at_ = at_air(now_ + jittered(random_, beacon_every_ms));
}

void HostLink::step_peer(int i) {
  Peer& peer = peers_[i];
  if (!has_come(peer.speak_at, now_)) return;
  if (peer.ending == Reason::none) {
    if (linked(i)) send_control(i, Control());
    return;
  }
  if (!peer.session.can_seal() || peer.endings == endings_max) return let_go(i, peer.ending);
  Control control;
  control.kind = ControlKind::ending;
  control.reason = peer.ending;
  if (!send_control(i, control)) return;
  ++peer.endings;
  peer.speak_at = now_ + ending_every_ms;
}

void HostLink::step_introductions() {
  if (closing_ || !introductions_.is_due(now_)) return;
  const int pair = next_introduction();
  if (pair == nobody) return;
  if (!introduce(pair / (players_max + 1), pair % (players_max + 1))) return;
  introductions_.sent(now_);
  last_introduction_ = static_cast<std::uint8_t>(pair);
}

/// In turn, so that a unit which does not answer keeps no other waiting.
int HostLink::next_introduction() const {
  for (int i = 1; i <= pairs; ++i) {
    const int pair = (last_introduction_ + i) % pairs;
    if (owes_introduction(pair / (players_max + 1), pair % (players_max + 1))) return pair;
  }
  return nobody;
}

/// All who play are to know each other; who watches, whoever hosts next; and all this host, by a key that no
/// former host has.
bool HostLink::owes_introduction(int peer, int other) const {
  if (!introduces_ || !linked(peer) || peers_[peer].ending != Reason::none) return false;
  if (other == itself ? !peers_[peer].was_introduced : peer == other || !linked(other)) return false;
  if (other != itself && peers_[peer].role == Role::spectator && other != next_host_) return false;
  return next_step(peer, other) != ControlKind::alive;
}

/// The two of them come to the new key step by step, none ahead of the other by more than one: so they have
/// one in common at any time. `alive`: nothing is to be told now.
ControlKind HostLink::next_step(int peer, int other) const {
  const auto has = [&](std::uint8_t step) { return (step >> other & 1) != 0; };
  const Peer& told = peers_[peer];
  if (!has(told.introduced)) return ControlKind::introduction;
  if (!has(told.settled))
    return both(&Peer::introduced, peer, other) ? ControlKind::settlement : ControlKind::alive;
  if (!has(told.forgotten))
    return both(&Peer::settled, peer, other) ? ControlKind::oblivion : ControlKind::alive;
  return ControlKind::alive;
}

/// Who watches is told of nobody else, and nobody is told of it.
bool HostLink::both(std::uint8_t Peer::*step, int peer, int other) const {
  return other == itself || peer >= players_max || (peers_[other].*step >> peer & 1) != 0;
}

void HostLink::set_next_host(int peer) {
  if (next_host_ != peer) introductions_.begin(now_);
  next_host_ = peer;
}

bool HostLink::owes_next_host() const {
  for (int i = players_max; next_host_ != nobody && i < peers_max; ++i)
    if (owes_introduction(i, next_host_)) return true;
  return false;
}

/// Of this unit to the others, and of the others to it.
void HostLink::forget_introductions(int peer) {
  for (const auto step : {&Peer::introduced, &Peer::settled, &Peer::forgotten}) {
    peers_[peer].*step = 0;
    for (Peer& other : peers_) other.*step = static_cast<std::uint8_t>(other.*step & ~(1 << peer));
  }
  introductions_.begin(now_);
}

/// The same for both, whoever is told first, and by whom.
Key HostLink::key_from(const KeySeed& key_seed, const RadioAddress& one, const RadioAddress& two) const {
  const bool in_order = std::memcmp(one.bytes, two.bytes, sizeof one.bytes) < 0;
  return Derivation(Purpose::introduction)
      .put(in_order ? one : two)
      .put(in_order ? two : one)
      .keyed(parts_.cryptography, key_seed);
}

Key HostLink::key_between(const RadioAddress& one, const RadioAddress& two) const {
  return key_from(table_.key_seed, one, two);
}

/// By which this unit may know the host, the likeliest first. False: there are not so many. Beside what is
/// kept that is, where they did not compare pictures, the key that this host tells of itself; and who watches
/// and came along with the table was told one that nobody kept here.
bool HostLink::find_key(const RadioAddress& unit, int number, Pairing& pairing) const {
  const bool kept = parts_.keys.find(unit, pairing);
  const int peer = peer_of(unit);
  const bool is_met = kept && pairing.standing != Pairing::Standing::introduced;
  if (is_met || peer == nobody) return kept && number == 0;
  const bool watches = peers_[peer].role == Role::spectator;
  if (kept && !watches) {
    if (number-- == 0) return true;
    if (pairing.other != Pairing::Other::none && number-- == 0) {
      pairing.key = pairing.other_key;
      return true;
    }
  }
  pairing.unit = unit;
  pairing.standing = Pairing::Standing::introduced;
  pairing.name = peers_[peer].name;
  const RadioAddress own = parts_.radio.address();
  if (number == 0) {
    pairing.key = key_between(own, unit);
    return true;
  }
  if (number > 1 || !watches || table_.former_key_seed == KeySeed()) return false;
  pairing.key = key_from(table_.former_key_seed, own, unit);
  return true;
}

bool HostLink::introduce(int peer, int other) {
  Control control;
  const WipeAtEnd control_goes(control);
  control.kind = next_step(peer, other);
  control.unit = other == itself ? parts_.radio.address() : peers_[other].unit;
  control.name = other == itself ? table_.host : peers_[other].name;
  if (control.kind == ControlKind::introduction) control.key = key_between(peers_[peer].unit, control.unit);
  return send_control(peer, control);
}

/// Its number among those that units are told of; `nobody`: none of them.
int HostLink::introduced_number(const RadioAddress& unit) const {
  if (unit == parts_.radio.address()) return itself;
  const int other = peer_of(unit);
  return other < players_max ? other : nobody;
}

void HostLink::note_step(int i, std::uint8_t Peer::*step, const RadioAddress& unit) {
  const int other = introduced_number(unit);
  if (other == nobody || (peers_[i].*step >> other & 1) != 0) return;
  peers_[i].*step = static_cast<std::uint8_t>(peers_[i].*step | 1 << other);
  introductions_.begin(now_);
  if (other == itself && step == &Peer::settled) keep_own_key(i);
}

/// By which this unit knows the host now. Who watches comes back by a key that nobody keeps.
void HostLink::keep_own_key(int i) {
  const Peer& peer = peers_[i];
  if (peer.role == Role::spectator) return;
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  Key told = key_between(parts_.radio.address(), peer.unit);
  const WipeAtEnd told_goes(told);
  if (parts_.keys.find(peer.unit, pairing) && same_bytes(pairing.key.bytes, told.bytes, Key::size)) return;
  pairing = Pairing();
  pairing.unit = peer.unit;
  pairing.standing = Pairing::Standing::introduced;
  pairing.name = peer.name;
  pairing.key = told;
  // Where the flash refuses, the former one holds here, too.
  static_cast<void>(parts_.keys.keep(pairing, present()));
}

Milliseconds HostLink::wait_ms(Milliseconds now) const {
  if (!open_) return forever_ms;
  Milliseconds wait_ms = sooner(pairing_.wait_ms(now), closing_ ? forever_ms : left_until(beacon_at_, now));
  for (int i = 0; i < peers_max; ++i) {
    if (!peers_[i].taken) continue;
    if (linked(i) || peers_[i].ending != Reason::none)
      wait_ms = sooner(wait_ms, left_until(peers_[i].speak_at, now));
  }
  if (!closing_ && next_introduction() != nobody) wait_ms = sooner(wait_ms, introductions_.wait_ms(now));
  return wait_ms;
}

bool HostLink::linked(int peer) const {
  const Peer& other = peers_[peer];
  return other.taken && other.session.is_open() && !has_come(other.away_at, now_);
}

bool HostLink::send(int peer, Bytes message) {
  CHECK(message.size <= message_bytes_max);
  if (!linked(peer) || peers_[peer].ending != Reason::none) return false;
  return send_sealed(peer, FrameKind::message, message);
}

bool HostLink::send_control(int peer, const Control& control) {
  return send_sealed(peer, FrameKind::control, ControlBody(control).bytes());
}

bool HostLink::send_sealed(int i, FrameKind kind, Bytes body) {
  Peer& peer = peers_[i];
  if (!peer.session.can_seal()) return false;
  if (!parts_.radio.send(peer.session.seal(parts_.cryptography, kind, body).bytes())) return false;
  peer.speak_at = at_air(now_ + jittered(random_, alive_every_ms));
  return true;
}

}  // namespace radio
}  // namespace seaglass
