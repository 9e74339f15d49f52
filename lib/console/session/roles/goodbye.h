// A link that goes on without its table, until it has said goodbye.
#pragma once

#include "radio/channel.h"

namespace seaglass {

template <typename Link>
Milliseconds step_alone(Link& link, Milliseconds now) {
  Channel::Message message;
  link.step(now);
  while (link.receive(message)) continue;
  return link.wait_ms(now);
}

}  // namespace seaglass
