#include "radio/frames/control.h"

#include "core/check.h"

namespace seaglass {
namespace radio {

namespace {

bool names_unit(ControlKind kind) {
  return kind >= ControlKind::introduction;
}

}  // namespace

void ControlBody::put(Bytes bytes) {
  CHECK(size_ + bytes.size <= bytes_max);
  for (int i = 0; i < bytes.size; ++i) bytes_[size_++] = bytes.data[i];
}

ControlBody::ControlBody(const Control& control) {
  const auto put_byte = [this](int number) {
    const auto byte = static_cast<std::uint8_t>(number);
    put({&byte, 1});
  };
  put_byte(static_cast<int>(control.kind));
  if (control.kind == ControlKind::ending) put_byte(static_cast<int>(control.reason));
  if (!names_unit(control.kind)) return;
  put({control.unit.bytes, sizeof control.unit.bytes});
  if (control.kind != ControlKind::introduction) return;
  put_byte(control.name.text().size);
  put(control.name.text());
  put(control.key);
}

bool read(Bytes message, Control& control) {
  FrameReader reader = FrameReader::within(message);
  control = Control();
  control.kind = static_cast<ControlKind>(reader.take_below(control_kind_count));
  if (control.kind == ControlKind::ending) {
    control.reason = static_cast<Reason>(reader.take_below(reason_count));
    if (control.reason != Reason::kicked && control.reason != Reason::closed) reader.refuse();
  }
  if (names_unit(control.kind)) reader.take({control.unit.bytes, sizeof control.unit.bytes});
  if (control.kind == ControlKind::introduction) {
    if (!control.name.set(reader.take(reader.take_below(UnitName::bytes_max + 1)))) reader.refuse();
    reader.take(control.key);
  }
  return reader.finished();
}

}  // namespace radio
}  // namespace seaglass
