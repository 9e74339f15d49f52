#include "loopback/bridge.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace seaglass {
namespace loopback {

namespace {

constexpr int address_bytes = sizeof RadioAddress::bytes;

struct Datagram {
  int size = 0;
  std::uint8_t bytes[address_bytes + radio_frame_bytes_max];
};

sockaddr_in at_port(int port) {
  sockaddr_in place = {};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  place.sin_port = htons(static_cast<std::uint16_t>(port));
  return place;
}

Datagram datagram_of(const RadioFrame& frame) {
  Datagram datagram;
  for (const std::uint8_t byte : frame.from.bytes) datagram.bytes[datagram.size++] = byte;
  for (int i = 0; i < frame.size; ++i) datagram.bytes[datagram.size++] = frame.bytes[i];
  return datagram;
}

}  // namespace

Bridge::~Bridge() {
  if (socket_ >= 0) ::close(socket_);
}

const char* Bridge::open(int first_port) {
  socket_ = ::socket(AF_INET, SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return "no socket for the radio";
  for (int port = first_port; port < first_port + processes_max; ++port) {
    const sockaddr_in place = at_port(port);
    if (::bind(socket_, reinterpret_cast<const sockaddr*>(&place), sizeof place) != 0) continue;
    first_port_ = first_port;
    port_ = port;
    air_.set_listening(member_, true);
    return nullptr;
  }
  return "all ports of the radio are taken: too many windows are open";
}

void Bridge::carry() {
  if (port_ == 0) return;
  RadioFrame frame;
  while (air_.take(member_, frame)) {
    const Datagram datagram = datagram_of(frame);
    for (int port = first_port_; port < first_port_ + processes_max; ++port) {
      if (port == port_) continue;
      const sockaddr_in place = at_port(port);
      // What cannot be sent is lost, as on any air.
      const ssize_t sent = ::sendto(socket_, datagram.bytes, static_cast<std::size_t>(datagram.size), 0,
                                    reinterpret_cast<const sockaddr*>(&place), sizeof place);
      static_cast<void>(sent);
    }
  }
  std::uint8_t bytes[sizeof Datagram::bytes + 1];  // one more, to see what is too long
  for (int i = 0; i < frames_per_call_max; ++i) {
    const ssize_t size = ::recv(socket_, bytes, sizeof bytes, 0);
    if (size < 0) return;
    if (size <= address_bytes || size > static_cast<ssize_t>(sizeof Datagram::bytes)) continue;
    RadioAddress from;
    for (int k = 0; k < address_bytes; ++k) from.bytes[k] = bytes[k];
    air_.send(member_, from, {bytes + address_bytes, static_cast<int>(size) - address_bytes});
  }
}

}  // namespace loopback
}  // namespace seaglass
