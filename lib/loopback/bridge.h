// Carries what the handhelds of one process say to those of the computer's other processes and back: UDP on
// the loopback interface, a port for each process out of a few. Everybody on this computer can listen in and
// join in, as on any air.
#pragma once

#include "simulator/air.h"

namespace seaglass {
namespace loopback {

class Bridge {
 public:
  /// A listener of its own on that air.
  explicit Bridge(simulator::SimulatedAir& air) : air_(air), member_(air.join()) {}
  ~Bridge();
  Bridge(const Bridge&) = delete;
  Bridge& operator=(const Bridge&) = delete;

  static constexpr int usual_port = 47420;  // of those for private use

  /// To the processes with the same first port. Null, or why there is no bridge.
  const char* open(int first_port = usual_port);
  /// What was said here since goes out, what has come is said here.
  void carry();
  /// The socket, for whoever waits for several things at once.
  int socket() const { return socket_; }

 private:
  static constexpr int processes_max = 12;
  static constexpr int frames_per_call_max = 64;

  simulator::SimulatedAir& air_;
  int member_;
  int socket_ = -1;
  int first_port_ = 0;
  int port_ = 0;
};

}  // namespace loopback
}  // namespace seaglass
