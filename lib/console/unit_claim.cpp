// A table whose host stays away: this unit goes on as its host, or comes back as a guest where it hosted.
#include "console/unit.h"
#include "save/keys.h"

namespace seaglass {

/// The console's places for states are the old table's until here; what it knew of it goes into the estate.
void Unit::claim(Milliseconds now) {
  CHECK(can_claim());
  const Estate estate = air.joined().estate();
  const SeatSet here = estate.roster.of_unit(estate.unit);
  const radio::UnitName own_name = name_of(estate.roster.seats[here.first()].person);
  table.leave();
  Sitting& sitting = table.lay(static_cast<GameName>(estate.roster.game));
  air.host(table.spare()).claim(sitting, estate, own_name, content::fingerprint, now);
  claims_ = true;
}

void Unit::end_claim(Milliseconds now) {
  const Estate estate = air.hosted().table().estate();
  const int people = estate.roster.of_unit(estate.unit).count();
  claims_ = false;
  look_around(now);
  offer_home();
  air.joined().restore(estate, people_here(people), now);
}

/// Silently: should the other table not be there, this one goes on from its journal.
Notice Unit::give_way(Milliseconds now) {
  own_game_ = table.name();
  own_people_ = table.people().count();
  radio::HostLink& link = air.hosted().link();
  const int peer = link.peer_of(yielding_.to());
  if (peer >= 0) host_name = link.name(peer);
  look_around(now);
  air.joined().rejoin(yielding_.to(), people_here(own_people_), now);
  yielding_.begin(now);
  return Notice::none;
}

Notice Unit::watch_giving_way(Milliseconds now) {
  switch (yielding_.step(air.joined().table(), now)) {
    case Yielding::Turn::waits: break;
    case Yielding::Turn::settled:
      static_cast<void>(air.deals().keep(PackedDeal()));
      table.discard(own_game_);
      note_host(yielding_.to(), own_people_);
      return Notice::table_moved;
    case Yielding::Turn::in_vain:
      table.leave();
      if (table.resume(own_game_).found != Saved::table) break;
      table.sit_down();
      static_cast<void>(open_again(now));
      break;
  }
  return Notice::none;
}

}  // namespace seaglass
