#include "on_air/migration/new_host.h"

namespace seaglass {

void turn_round(DealRecord& deal, std::uint8_t own_unit, const RadioAddress& old_host) {
  for (Seat seat : all_seats(seats_max)) {
    DealRecord::Place& place = deal.places[seat];
    if (place.holder == Holder::host)
      place = {Holder::another, own_unit};
    else if (place.holder == Holder::another && place.unit == own_unit)
      place = {Holder::host, 0};
  }
  bool host_plays = false;
  for (Seat seat : all_seats(seats_max))
    host_plays =
        host_plays || (deal.places[seat].holder == Holder::another && deal.places[seat].unit == own_unit);
  deal.members.units[own_unit] = host_plays ? old_host : RadioAddress();
  deal.given = 0;
  deal.own_key_seed = false;
  ++deal.host_term;
}

Company seen_from(const Roster& roster, SeatSet here) {
  Company company = roster.company();
  for (Seat seat : all_seats(roster.players)) {
    SitterKind& kind = company.sitters[seat].kind;
    if (kind != SitterKind::bot) kind = here.contains(seat) ? SitterKind::person : SitterKind::elsewhere;
  }
  return company;
}

bool fit_together(const DealRecord& deal, const Company& company, int players) {
  for (Seat seat : all_seats(players)) {
    const Holder holder = deal.places[seat].holder;
    const bool is_here = company.sitters[seat].kind == SitterKind::person;
    if (holder == Holder::nobody || (holder == Holder::host) != is_here) return false;
  }
  return true;
}

}  // namespace seaglass
