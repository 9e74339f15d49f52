// An air for whole messages between a host and its guests, as a Channel promises them: they get lost, delayed
// and overtaken, but none comes twice and none outlives its session. One seed decides what happens.
#pragma once

#include <cstring>
#include <functional>
#include <vector>

#include "core/random.h"
#include "moments.h"
#include "radio/channel.h"

namespace seaglass {

struct MessageFaults {
  int loss_percent = 0;
  Milliseconds delay_ms_max = 0;
};

class MessageAir {
 public:
  explicit MessageAir(std::uint64_t seed) : random_(seed) {}

  Milliseconds now = 0;
  MessageFaults faults;

  /// One end of the link between the host and guest number `guest`.
  struct Link {
    bool host_is_up = false;
    bool guest_is_up = false;
    bool cut = false;
    std::uint32_t session = 1;  // another one whenever either end starts anew
    std::uint8_t boot = 0;      // of the host
    bool up() const { return host_is_up && guest_is_up && !cut; }
  };
  Link links[Channel::peers_max];

  /// Sees each message before anything happens to it, and may change it: for hosts that lie.
  std::function<void(int guest, bool to_host, std::vector<std::uint8_t>& bytes)> watch;

  void send(int guest, bool to_host, Bytes bytes) {
    ++sent_count;
    if (static_cast<int>(bytes.size) > longest) longest = bytes.size;
    if (random_.below(100) < faults.loss_percent) return;
    Flight flight{guest, to_host, links[guest].session, now, {}};
    if (faults.delay_ms_max > 0)
      flight.lands_at += static_cast<Milliseconds>(random_.below(static_cast<int>(faults.delay_ms_max)));
    flight.bytes.assign(bytes.data, bytes.data + bytes.size);
    if (watch) watch(guest, to_host, flight.bytes);
    flights_.push_back(flight);
  }

  bool take(int guest, bool to_host, Channel::Message& message) {
    for (std::size_t i = 0; i < flights_.size(); ++i) {
      const Flight& flight = flights_[i];
      if (flight.guest != guest || flight.to_host != to_host || !has_come(flight.lands_at, now)) continue;
      const bool sound = flight.session == links[guest].session && links[guest].up();
      message.peer = to_host ? guest : 0;
      message.size = static_cast<int>(flight.bytes.size());
      std::memcpy(message.bytes, flight.bytes.data(), flight.bytes.size());
      flights_.erase(flights_.begin() + static_cast<std::ptrdiff_t>(i));
      if (sound) return true;
      --i;
    }
    return false;
  }

  int sent_count = 0;
  int longest = 0;

 private:
  struct Flight {
    int guest;
    bool to_host;
    std::uint32_t session;
    Milliseconds lands_at;
    std::vector<std::uint8_t> bytes;
  };
  Random random_;
  std::vector<Flight> flights_;
};

class HostChannel final : public Channel {
 public:
  explicit HostChannel(MessageAir& air) : air_(air) {}
  bool send(int peer, Bytes message) override {
    if (!linked(peer)) return false;
    air_.send(peer, false, message);
    return true;
  }
  bool receive(Message& message) override {
    for (int i = 0; i < peers_max; ++i)
      if (air_.take(i, true, message)) return true;
    return false;
  }
  bool linked(int peer) const override { return air_.links[peer].up(); }
  std::uint32_t session(int peer) const override { return air_.links[peer].session; }
  int signal_dbm(int) const override { return -50; }

 private:
  MessageAir& air_;
};

class GuestChannel final : public Channel {
 public:
  GuestChannel(MessageAir& air, int number) : air_(air), number_(number) {}
  bool send(int, Bytes message) override {
    if (!linked(0)) return false;
    air_.send(number_, true, message);
    return true;
  }
  bool receive(Message& message) override { return air_.take(number_, false, message); }
  bool linked(int) const override { return air_.links[number_].up(); }
  std::uint32_t session(int) const override { return air_.links[number_].session; }
  std::uint8_t boot(int) const override { return air_.links[number_].boot; }
  int signal_dbm(int) const override { return -50; }

 private:
  MessageAir& air_;
  int number_;
};

}  // namespace seaglass
