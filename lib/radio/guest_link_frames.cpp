// What a guest makes of the frames that come.
#include "radio/guest_link.h"

namespace seaglass {
namespace radio {

bool GuestLink::receive(Message& message) {
  RadioFrame frame;
  for (int i = 0; i < frames_per_call_max && parts_.radio.receive(frame); ++i)
    if (handle(frame, message)) return true;
  return false;
}

bool GuestLink::handle(const RadioFrame& frame, Message& message) {
  FrameReader reader({frame.bytes, frame.size});
  if (reader.verdict() == FrameReader::Verdict::foreign) return false;
  if (reader.verdict() == FrameReader::Verdict::other_version) {
    hear_other_version(frame);
    return false;
  }
  switch (reader.kind()) {
    case FrameKind::beacon: on_beacon(frame, reader); break;
    case FrameKind::commitment:
    case FrameKind::host_key:
    case FrameKind::confirmation: on_pairing(frame, reader); break;
    case FrameKind::refusal: on_refusal(frame, reader); break;
    case FrameKind::welcome: on_welcome(frame, reader); break;
    case FrameKind::lost: on_lost(frame, reader); break;
    case FrameKind::message:
    case FrameKind::control: return on_sealed(frame, reader, message);
    case FrameKind::ask:
    case FrameKind::guest_key:
    case FrameKind::hello:
    case FrameKind::here: break;  // from guests, to hosts
  }
  return false;
}

void GuestLink::hear_other_version(const RadioFrame& frame) {
  nearby_.hear_other_version(frame, now_);
  pairing_.on_other_version(frame.from);
  if (frame.from == host_ && greeting_ == Greeting::hello) note_hint(Reason::other_version);
}

void GuestLink::on_beacon(const RadioFrame& frame, FrameReader& reader) {
  Beacon beacon;
  if (!read(reader, beacon)) return;
  nearby_.hear(frame, beacon, fingerprint_, now_);
  if (frame.from != host_) return;
  if (session_.is_open() && beacon.boot != boot_) greet_on_hint();
  if (greeting_ == Greeting::hello) resend_.hurry(now_);
}

void GuestLink::on_pairing(const RadioFrame& frame, FrameReader& reader) {
  Commitment commitment;
  HostKey key;
  Confirmation confirmation;
  if (reader.kind() == FrameKind::commitment && read(reader, commitment))
    pairing_.on_commitment(parts_, frame.from, commitment, now_);
  else if (reader.kind() == FrameKind::host_key && read(reader, key))
    pairing_.on_host_key(parts_, frame.from, key, now_);
  else if (reader.kind() == FrameKind::confirmation && read(reader, confirmation))
    pairing_.on_confirmation(parts_, frame.from, confirmation);
}

void GuestLink::on_refusal(const RadioFrame& frame, FrameReader& reader) {
  Refusal refusal;
  if (!read(reader, refusal) || refusal.to != parts_.radio.address() || frame.from != host_) return;
  if (state_ == State::pairing) {
    const Reason reason = pairing_.on_refusal(parts_, frame.from, refusal, now_);
    if (reason != Reason::none) end(reason);
    return;
  }
  if (greeting_ == Greeting::none || refusal.attempt != attempt_) return;
  const bool proven = is_hosts(refusal);
  if (!proven && refusal.reason == Reason::not_known) note_hint(refusal.reason);
  if (!proven) return;
  // The key does not let it in (any more): whether new pictures do, the host's person decides.
  if (may_pair_ && (refusal.reason == Reason::not_known || refusal.reason == Reason::kicked)) return ask();
  end(refusal.reason);
}

bool GuestLink::is_hosts(const Refusal& refusal) {
  return refusal.proof == proof_of(parts_.cryptography, key_, refusal, host_) ||
         (has_other_key_ && refusal.proof == proof_of(parts_.cryptography, other_key_, refusal, host_));
}

void GuestLink::on_welcome(const RadioFrame& frame, FrameReader& reader) {
  Welcome welcome;
  if (greeting_ != Greeting::hello || !fresh_.is_made() || !read(reader, welcome)) return;
  if (welcome.to != parts_.radio.address()) return;
  if (frame.from != host_ || welcome.attempt != attempt_) return;
  std::uint8_t boot = 0;
  const auto answers_by = [&](const Key& key) {
    return answer(parts_.cryptography, origin(key), fresh_, welcome, role_, here_, boot, next_);
  };
  if (!answers_by(key_) && (!has_other_key_ || !answers_by(other_key_))) return;
  fresh_.forget();  // no two sessions with the same
  // From here on no other welcome counts for this hello: two could be made to swap keys back and forth.
  greeting_ = Greeting::here;
  if (boot != boot_) hint_ms_ = hint_ms_min;
  boot_ = boot;
  heres_ = 0;
  resend_.begin(now_);
  if (send_here()) resend_.sent(now_);
}

void GuestLink::on_lost(const RadioFrame& frame, FrameReader& reader) {
  Lost lost;
  if (!read(reader, lost) || lost.to != parts_.radio.address() || frame.from != host_) return;
  if (session_.is_open() && lost.session == session_.outgoing()) greet_on_hint();
  if (greeting_ == Greeting::here && lost.session == next_.outgoing() && heres_ > 1) greet();
}

bool GuestLink::on_sealed(const RadioFrame& frame, FrameReader& reader, Message& message) {
  SealedHeader header;
  const int size = frame.size - sealed_header_bytes - Cryptography::tag_bytes;
  if (!read(reader, header) || size < 0) return false;
  const Bytes whole = {frame.bytes, frame.size};
  const MutableBytes body = {message.bytes, size};
  if (greeting_ == Greeting::here && next_.incoming() == header.session &&
      next_.open(parts_.cryptography, whole, body)) {
    promote();
    signal_dbm_ = frame.signal_dbm;
  } else if (session_.incoming() != header.session || !session_.open(parts_.cryptography, whole, body)) {
    return false;
  }
  away_at_ = now_ + away_after_ms;
  signal_dbm_ = static_cast<std::int8_t>((3 * signal_dbm_ + frame.signal_dbm) / 4);
  if (reader.kind() == FrameKind::control) {
    on_control(body);
    wipe(body);
    return false;
  }
  message.peer = 0;
  message.size = size;
  return state_ == State::seated;
}

void GuestLink::on_control(Bytes body) {
  Control control;
  const WipeAtEnd control_goes(control);
  if (!read(body, control)) return;
  switch (control.kind) {
    case ControlKind::ending: {
      Control goodbye;
      goodbye.kind = ControlKind::goodbye;
      send_control(goodbye);
      end(control.reason);
      break;
    }
    case ControlKind::goodbye:
      if (state_ == State::leaving) end(Reason::left);
      break;
    case ControlKind::introduction: on_introduction(control); break;
    case ControlKind::settlement: on_settlement(control); break;
    case ControlKind::oblivion: on_oblivion(control); break;
    case ControlKind::alive:
    case ControlKind::leaving:
    case ControlKind::introduced:
    case ControlKind::settled:
    case ControlKind::forgotten: break;
  }
}

/// What two people compared is worth more than what a host says of the same unit: it stays.
void GuestLink::on_introduction(const Control& control) {
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  const auto is_told = [&](const Key& key) { return same_bytes(key.bytes, control.key.bytes, Key::size); };
  const bool found = parts_.keys.find(control.unit, pairing);
  const bool compared = found && pairing.standing == Pairing::Standing::compared;
  const bool introduced = found && pairing.standing == Pairing::Standing::introduced;
  const bool known =
      compared || (introduced && (is_told(pairing.key) ||
                                  (pairing.other == Pairing::Other::coming && is_told(pairing.other_key))));
  if (!known) {
    pairing.unit = control.unit;
    pairing.standing = Pairing::Standing::introduced;
    pairing.name = control.name;
    pairing.other = introduced ? Pairing::Other::coming : Pairing::Other::none;
    (introduced ? pairing.other_key : pairing.key) = control.key;
    if (!keep(pairing)) return;
  }
  answer_control(ControlKind::introduced, control.unit);
}

void GuestLink::on_settlement(const Control& control) {
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  if (!parts_.keys.find(control.unit, pairing)) return;
  if (pairing.other == Pairing::Other::coming) {
    const Key former = pairing.key;
    pairing.key = pairing.other_key;
    pairing.other_key = former;
    pairing.other = Pairing::Other::former;
    if (!keep(pairing)) return;
  }
  answer_control(ControlKind::settled, control.unit);
}

void GuestLink::on_oblivion(const Control& control) {
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  if (!parts_.keys.find(control.unit, pairing)) return;
  if (pairing.other == Pairing::Other::former) {
    pairing.other = Pairing::Other::none;
    wipe(pairing.other_key);
    if (!keep(pairing)) return;
  }
  answer_control(ControlKind::forgotten, control.unit);
}

bool GuestLink::keep(const Pairing& pairing) {
  return parts_.keys.keep_introduced(pairing, present(), now_) && (pairing.unit != host_ || load_key());
}

void GuestLink::answer_control(ControlKind kind, const RadioAddress& unit) {
  Control answer;
  answer.kind = kind;
  answer.unit = unit;
  send_control(answer);
}

}  // namespace radio
}  // namespace seaglass
