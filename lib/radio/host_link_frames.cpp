// What a host makes of the frames that come.
#include "core/check.h"
#include "radio/host_link.h"
#include "radio/link_times.h"

namespace seaglass {
namespace radio {

bool HostLink::receive(Message& message) {
  RadioFrame frame;
  for (int i = 0; i < frames_per_call_max && parts_.radio.receive(frame); ++i)
    if (open_ && handle(frame, message)) return true;
  return false;
}

bool HostLink::handle(const RadioFrame& frame, Message& message) {
  FrameReader reader({frame.bytes, frame.size});
  if (reader.verdict() == FrameReader::Verdict::foreign) return false;
  if (reader.verdict() == FrameReader::Verdict::other_version) {
    if (reader.kind() == FrameKind::ask && reader.take_address() == parts_.radio.address() && reader.ok())
      refuse_other_version(frame.from);
    return false;
  }
  switch (reader.kind()) {
    case FrameKind::ask: on_ask(frame, reader); break;
    case FrameKind::guest_key: on_guest_key(frame, reader); break;
    case FrameKind::confirmation: on_confirmation(frame, reader); break;
    case FrameKind::refusal: on_refusal(frame, reader); break;
    case FrameKind::hello: on_hello(frame, reader); break;
    case FrameKind::here: on_here(frame, reader); break;
    case FrameKind::message:
    case FrameKind::control: return on_sealed(frame, reader, message);
    case FrameKind::beacon: on_beacon(frame, reader); break;
    case FrameKind::commitment:
    case FrameKind::host_key:
    case FrameKind::welcome:
    case FrameKind::lost: break;  // from hosts, to guests
  }
  return false;
}

/// The same table at another host: only members can know enough to have taken it over.
void HostLink::on_beacon(const RadioFrame& frame, FrameReader& reader) {
  Beacon beacon;
  if (!read(reader, beacon) || beacon.table != table_.id || peer_of(frame.from) == nobody) return;
  rival_.unit = frame.from;
  rival_.host_term = beacon.host_term;
  rival_.playing = beacon.playing;
  has_rival_ = true;
}

void HostLink::on_ask(const RadioFrame& frame, FrameReader& reader) {
  Ask ask;
  if (!read(reader, ask) || ask.to != parts_.radio.address()) return;
  const auto say_no_to = [&](Reason reason) { refuse(frame.from, ask.attempt, reason, nullptr); };
  const auto object = [&](Reason reason) {
    say_no_to(reason);
    tell_hint(reason, ask.guest);
  };
  if (closing_) return say_no_to(Reason::closed);
  if (ask.fingerprint != table_.fingerprint) return object(Reason::other_rules);
  if (!may_pair(frame.from, ask.role)) return object(Reason::table_full);
  if (!pairing_.on_ask(parts_, frame.from, ask, table_.host, now_)) say_no_to(Reason::busy);
}

void HostLink::on_guest_key(const RadioFrame& frame, FrameReader& reader) {
  GuestKey key;
  if (!read(reader, key) || key.to != parts_.radio.address() || !may_pair(frame.from, key.role)) return;
  if (!pairing_.on_guest_key(parts_, frame.from, key, table_.host, now_))
    refuse(frame.from, key.attempt, Reason::busy, nullptr);
}

void HostLink::on_confirmation(const RadioFrame& frame, FrameReader& reader) {
  Confirmation confirmation;
  if (!read(reader, confirmation)) return;
  pairing_.on_confirmation(parts_, frame.from, confirmation, now_);
  finish_pairing();
}

void HostLink::on_refusal(const RadioFrame& frame, FrameReader& reader) {
  Refusal refusal;
  if (!read(reader, refusal) || refusal.to != parts_.radio.address()) return;
  const UnitName name = pairing_.guest_name();
  const Reason reason = pairing_.on_refusal(parts_, frame.from, refusal, now_);
  if (reason != Reason::none) tell(GuestNews::Kind::not_joined, reason, nobody, name);
}

/// Why a unit whose key is known may have no session; none: it may.
Reason HostLink::objection(const Pairing& pairing, const Hello& hello) const {
  if (pairing.standing == Pairing::Standing::kicked) return Reason::kicked;
  if (closing_) return Reason::closed;
  if (hello.fingerprint != table_.fingerprint) return Reason::other_rules;
  const int peer = peer_of(pairing.unit);
  if (peer != nobody) return peers_[peer].ending;
  // An introduction was for one table, to which its unit then belongs.
  if (pairing.standing != Pairing::Standing::compared) return Reason::not_known;
  return has_place(hello.role) ? Reason::none : Reason::table_full;
}

void HostLink::on_hello(const RadioFrame& frame, FrameReader& reader) {
  Hello hello;
  if (!read(reader, hello) || hello.to != parts_.radio.address()) return;
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  bool known = false;
  for (int i = 0; !known && find_key(frame.from, i, pairing); ++i)
    known = hello.proof == proof_of(parts_.cryptography, pairing.key, hello, frame.from);
  if (!known) {
    refuse(frame.from, hello.attempt, Reason::not_known, nullptr);
  } else if (const Reason reason = objection(pairing, hello); reason != Reason::none) {
    refuse(frame.from, hello.attempt, reason, &pairing.key);
    if (peer_of(frame.from) == nobody) tell(GuestNews::Kind::not_joined, reason, nobody, pairing.name);
  } else {
    FreshKey& fresh = fresh_for(frame.from);
    if (!fresh.is_made() && !may_greet(frame.from)) return;  // it says hello again
    fresh.make(parts_.cryptography, parts_.entropy);
    // If it gets lost, the guest says hello again.
    parts_.radio.send(
        written(welcome_to(parts_.cryptography, origin(pairing, hello.attempt), fresh, boot_)).bytes());
  }
}

FreshKey& HostLink::fresh_for(const RadioAddress& unit) {
  const int peer = peer_of(unit);
  return peer != nobody ? peers_[peer].fresh : newcomer_fresh_;
}

bool HostLink::may_greet(const RadioAddress& unit) {
  const int peer = peer_of(unit);
  return greetings_[peer != nobody ? peer : peers_max].take(now_);
}

SessionOrigin HostLink::origin(const Pairing& pairing, const Attempt& attempt) const {
  return {pairing.key, parts_.radio.address(), pairing.unit, attempt};
}

void HostLink::on_here(const RadioFrame& frame, FrameReader& reader) {
  Here here;
  if (!read(reader, here) || here.to != parts_.radio.address()) return;
  const int peer = peer_of(frame.from);
  if (peer != nobody && peers_[peer].session.is_open() && peers_[peer].session.incoming() == here.session) {
    send_control(peer, Control());  // it has not heard from us in this session yet
    return;
  }
  const FreshKey& fresh = fresh_for(frame.from);
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  int keys = 0;
  for (; find_key(frame.from, keys, pairing); ++keys)
    if (is_proven(parts_.cryptography, origin(pairing, here.attempt), fresh, here))
      return begin_session(frame, pairing, here, fresh);
  if (keys > 0) say_lost(frame.from, here.session);
}

void HostLink::begin_session(const RadioFrame& frame, const Pairing& pairing, const Here& here,
                             const FreshKey& fresh) {
  Session session;
  Hello hello;
  hello.fingerprint =
      table_.fingerprint;  // it was said, with a proof, in the hello that this session is from
  const bool good =
      accept(parts_.cryptography, origin(pairing, here.attempt), fresh, boot_, here, hello.role, session);
  if (good && objection(pairing, hello) == Reason::none) seat(frame, pairing, hello.role, session);
  session.end(parts_.cryptography);
}

void HostLink::seat(const RadioFrame& frame, const Pairing& pairing, Role role, const Session& session) {
  int peer = peer_of(frame.from);
  if (peer == nobody) {
    peer = take_in(frame.from, role, pairing.name);
    CHECK(peer != nobody);  // there was a place, or there was an objection
    std::uint8_t& places = role == Role::player ? seats_ : places_;
    --places;  // until whoever seats people says how many are left
    newcomer_fresh_.forget();
    tell(GuestNews::Kind::joined, Reason::none, peer, pairing.name);
  }
  Peer& member = peers_[peer];
  member.session.end(parts_.cryptography);
  member.session = session;
  member.fresh.forget();  // no two sessions with the same
  member.name = pairing.name;
  member.was_introduced = pairing.standing == Pairing::Standing::introduced;
  member.signal_dbm = frame.signal_dbm;
  ++member.sessions;
  heard(member, frame);
  introductions_.begin(now_);
  send_control(peer, Control());
  if (pairing_.guest() == frame.from) pairing_.end(parts_);
}

bool HostLink::on_sealed(const RadioFrame& frame, FrameReader& reader, Message& message) {
  SealedHeader header;
  if (!read(reader, header)) return false;
  const int i = peer_of(frame.from);
  if (i == nobody) return false;
  Peer& peer = peers_[i];
  const int size = frame.size - sealed_header_bytes - Cryptography::tag_bytes;
  if (size < 0) return false;
  if (!peer.session.is_open() || peer.session.incoming() != header.session) {
    say_lost(frame.from, header.session);
    return false;
  }
  if (!peer.session.open(parts_.cryptography, {frame.bytes, frame.size}, {message.bytes, size})) return false;
  heard(peer, frame);
  if (reader.kind() == FrameKind::control) {
    on_control(i, {message.bytes, size});
    return false;
  }
  message.peer = i;
  message.size = size;
  return peer.ending == Reason::none;
}

void HostLink::on_control(int i, Bytes body) {
  Control control;
  if (!read(body, control)) return;
  switch (control.kind) {
    case ControlKind::leaving: {
      Control goodbye;
      goodbye.kind = ControlKind::goodbye;
      send_control(i, goodbye);
      let_go(i, peers_[i].ending == Reason::none ? Reason::left : peers_[i].ending);
      break;
    }
    case ControlKind::goodbye:
      if (peers_[i].ending != Reason::none) let_go(i, peers_[i].ending);
      break;
    case ControlKind::introduced: note_step(i, &Peer::introduced, control.unit); break;
    case ControlKind::settled: note_step(i, &Peer::settled, control.unit); break;
    case ControlKind::forgotten: note_step(i, &Peer::forgotten, control.unit); break;
    case ControlKind::alive:
    case ControlKind::ending:
    case ControlKind::introduction:
    case ControlKind::settlement:
    case ControlKind::oblivion: break;
  }
}

void HostLink::heard(Peer& peer, const RadioFrame& frame) {
  peer.away_at = now_ + away_after_ms;
  peer.signal_dbm = static_cast<std::int8_t>((3 * peer.signal_dbm + frame.signal_dbm) / 4);
}

void HostLink::refuse(const RadioAddress& to, const Attempt& attempt, Reason reason, const Key* key) {
  if (!has_come(hint_at_, now_)) return;
  Refusal refusal;
  refusal.to = to;
  refusal.attempt = attempt;
  refusal.reason = reason;
  if (key != nullptr) refusal.proof = proof_of(parts_.cryptography, *key, refusal, parts_.radio.address());
  if (parts_.radio.send(written(refusal).bytes())) hint_at_ = now_ + hint_every_ms;
}

void HostLink::refuse_other_version(const RadioAddress& to) {
  refuse(to, Attempt(), Reason::other_version, nullptr);
  tell_hint(Reason::other_version, UnitName());
}

void HostLink::say_lost(const RadioAddress& to, std::uint32_t session) {
  if (!has_come(hint_at_, now_)) return;
  Lost lost;
  lost.to = to;
  lost.session = session;
  if (parts_.radio.send(written(lost).bytes())) hint_at_ = now_ + hint_every_ms;
}

}  // namespace radio
}  // namespace seaglass
