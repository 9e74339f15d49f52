#include "console/session/roles/air_role.h"

namespace seaglass {

const Roster& AirRole::roster() const {
  static constexpr Roster nobody;
  return nobody;
}

SitterSign AirRole::sign_of(const SeatOnAir& seat) const {
  if (seat.holder == Holder::bot) return bot_sign(seat.level);
  if (seat.bot_plays) return bot_sign(usual_bot_level);
  return seat.away ? SitterSign::away : SitterSign::none;
}

const radio::Attempt& AirRole::attempt() const {
  check_failed("no pictures here", __FILE__, __LINE__);
}

const radio::Pictures& AirRole::pictures() const {
  check_failed("no pictures here", __FILE__, __LINE__);
}

}  // namespace seaglass
