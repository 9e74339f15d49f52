#include "radio/host_link.h"

#include <cstring>

#include "core/check.h"
#include "radio/derivation.h"
#include "radio/link_times.h"

namespace seaglass {
namespace radio {

void HostLink::open(const OpenTable& table, Milliseconds now) {
  CHECK(table.game < games_max && !table.host.empty());
  for (Peer& peer : peers_) {
    peer.session.end(parts_.cryptography);
    peer.fresh.forget();
    peer = Peer();
  }
  pairing_.begin_anew(parts_);
  notices_.clear();
  told_ = Notice();
  closing_ = has_rival_ = false;
  heir_ = nobody;
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
  const bool kept = parts_.keys.find(unit, pairing);
  parts_.cryptography.wipe(pairing.key);
  return kept ? pairing.name : UnitName::from("?");
}

void HostLink::kick(int peer, Milliseconds now) {
  CHECK(peer >= 0 && peer < peers_max);
  Peer& gone = peers_[peer];
  if (!gone.taken || gone.ending != Reason::none) return;
  Pairing pairing;
  if (parts_.keys.find(gone.unit, pairing)) {
    pairing.standing = Pairing::Standing::kicked;
    // Where the flash refuses, the unit is away for as long as this table is open to nobody new.
    const bool kept = parts_.keys.keep(pairing, present());
    static_cast<void>(kept);
    parts_.cryptography.wipe(pairing.key);
  }
  gone.ending = Reason::kicked;
  gone.speak_at = now;
}

void HostLink::say_no(const Attempt& attempt, Reason reason) {
  if (!pairing_.is_under_way() || pairing_.attempt() != attempt) return;
  const UnitName name = pairing_.guest_name();
  pairing_.refuse(parts_, reason, now_);
  tell(Notice::Kind::not_joined, reason, nobody, name);
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

bool HostLink::take_notice(Notice& notice) {
  if (notices_.empty()) return false;
  notice = notices_.pop_front();
  return true;
}

bool HostLink::take_rival(Rival& rival) {
  if (!has_rival_) return false;
  rival = rival_;
  has_rival_ = false;
  return true;
}

void HostLink::tell(Notice::Kind kind, Reason reason, int peer, const UnitName& name) {
  Notice notice;
  notice.kind = kind;
  notice.reason = reason;
  notice.peer = static_cast<std::int8_t>(peer);
  notice.name = name;
  tell(notice);
}

void HostLink::tell_hint(Reason reason, const UnitName& name) {
  Notice notice;
  notice.kind = Notice::Kind::not_joined;
  notice.reason = reason;
  notice.is_proven = false;
  notice.name = name;
  tell(notice);
}

void HostLink::tell(const Notice& notice) {
  if (notice.kind == Notice::Kind::not_joined && notice == told_ && !has_come(tells_again_at_, now_)) return;
  told_ = notice;
  tells_again_at_ = now_ + same_notice_ms;
  if (notices_.full()) notices_.pop_front();
  notices_.push_back(notice);
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
  tell(Notice::Kind::gone, reason, peer, peers_[peer].name);
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
  pairing.unit = pairing_.guest();
  pairing.name = pairing_.guest_name();
  pairing.key = pairing_.key();
  const bool kept = parts_.keys.keep(pairing, present());
  parts_.cryptography.wipe(pairing.key);
  if (!kept) {
    pairing_.refuse(parts_, Reason::not_kept, now_);
    tell(Notice::Kind::not_joined, Reason::not_kept, nobody, pairing.name);
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
  if (ended != Reason::none) tell(Notice::Kind::not_joined, ended, nobody, name);
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
  beacon.epoch = table_.epoch;
  beacon.boot = boot_;
  beacon.game = table_.game;
  beacon.free_seats = has_place(Role::player) ? seats_ : std::uint8_t{0};
  beacon.free_places = has_place(Role::spectator) ? places_ : std::uint8_t{0};
  beacon.playing = playing_;
  beacon.host = table_.host;
  if (parts_.radio.send(written(beacon).bytes())) beacon_at_ = now_ + jittered(random_, beacon_every_ms);
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
  if (pair == nobody || !introduce(pair / players_max, pair % players_max)) return;
  introductions_.sent(now_);
  last_introduction_ = static_cast<std::uint8_t>(pair);
}

/// In turn, so that a unit which does not answer keeps no other waiting.
int HostLink::next_introduction() const {
  for (int i = 1; i <= pairs; ++i) {
    const int pair = (last_introduction_ + i) % pairs;
    if (owes_introduction(pair / players_max, pair % players_max)) return pair;
  }
  return nobody;
}

/// All who play are to know each other; who watches, whoever hosts next.
bool HostLink::owes_introduction(int peer, int other) const {
  const bool is_to_know = peers_[peer].role == Role::player || other == heir_;
  return introduces_ && is_to_know && peer != other && linked(peer) && linked(other) &&
         peers_[peer].ending == Reason::none && (peers_[peer].introduced >> other & 1) == 0;
}

void HostLink::set_heir(int peer) {
  if (heir_ != peer) introductions_.begin(now_);
  heir_ = peer;
}

bool HostLink::owes_heir() const {
  for (int i = players_max; heir_ != nobody && i < peers_max; ++i)
    if (owes_introduction(i, heir_)) return true;
  return false;
}

/// Of this unit to the others, and of the others to it.
void HostLink::forget_introductions(int peer) {
  peers_[peer].introduced = 0;
  for (Peer& other : peers_) other.introduced = static_cast<std::uint8_t>(other.introduced & ~(1 << peer));
  introductions_.begin(now_);
}

/// The same for both, whoever is told first, and by whom.
Key HostLink::key_between(const RadioAddress& one, const RadioAddress& two) const {
  const bool in_order = std::memcmp(one.bytes, two.bytes, sizeof one.bytes) < 0;
  return Derivation(Purpose::introduction)
      .put(in_order ? one : two)
      .put(in_order ? two : one)
      .keyed(parts_.cryptography, table_.acquaintance);
}

/// Who watches and came along with the table was told a key that nobody needs to keep here.
bool HostLink::find_key(const RadioAddress& unit, Pairing& pairing) const {
  const bool kept = parts_.keys.find(unit, pairing);
  const int peer = peer_of(unit);
  const bool watches = peer != nobody && peers_[peer].role == Role::spectator;
  if (!watches || (kept && pairing.standing != Pairing::Standing::introduced)) return kept;
  pairing.unit = unit;
  pairing.standing = Pairing::Standing::introduced;
  pairing.name = peers_[peer].name;
  pairing.key = key_between(parts_.radio.address(), unit);
  return true;
}

bool HostLink::introduce(int peer, int other) {
  Control control;
  control.kind = ControlKind::introduction;
  control.unit = peers_[other].unit;
  control.name = peers_[other].name;
  control.key = key_between(peers_[peer].unit, peers_[other].unit);
  const bool sent = send_control(peer, control);
  parts_.cryptography.wipe(control.key);
  return sent;
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
  peer.speak_at = now_ + jittered(random_, alive_every_ms);
  return true;
}

}  // namespace radio
}  // namespace seaglass
