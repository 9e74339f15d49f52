// A table whose host stays away: this unit goes on as its host, or comes back as a guest where it hosted.
#include "console/session/gathering.h"
#include "content/fingerprint.h"

namespace seaglass {

/// The console's places for states are the old table's until here; what it knew of it goes into the claim
/// state.
void Gathering::claim(Milliseconds now) {
  CHECK(can_claim());
  const ClaimState claim_state = air_.joined().claim_state();
  const SeatSet here = claim_state.roster.of_unit(claim_state.unit);
  const radio::UnitName own_name = name_of(claim_state.roster.seats[here.first()].person);
  clear_home();  // what came of it, if its host died while it was coming here
  offers_home_ = home_is_taken_ = false;
  table_.leave();
  const GameName game = name_by_id(claim_state.roster.game);
  Sitting& sitting = table_.lay(game);
  air_.host(game, table_.spare()).claim(sitting, claim_state, own_name, content::fingerprint, now);
  claims_ = true;
}

Notice Gathering::see_claim_end(Milliseconds) {
  if (is_claiming()) return Notice::none;
  claims_ = false;
  forget_guest_at();
  return Notice::table_is_here;
}

void Gathering::end_claim(Milliseconds now) {
  const ClaimState claim_state = air_.hosted().table().claim_state();
  const int people = claim_state.roster.of_unit(claim_state.unit).count();
  claims_ = false;
  look_around(now);
  offer_home(name_by_id(claim_state.roster.game));
  air_.joined().restore(claim_state, people_here(people), now);
}

/// Silently: should the other table not be there, this one goes on from its journal. Should the power fail
/// before that is known, it was interrupted.
Notice Gathering::give_way(Milliseconds now) {
  own_game_ = table_.name();
  own_people_ = table_.people().count();
  const radio::TableId which = air_.hosted().table().members().table;
  radio::HostLink& link = air_.hosted().link();
  const int peer = link.peer_of(yielding_.to());
  if (peer >= 0) host_name_ = link.name(peer);
  look_around(now);
  table_.sit_down();
  air_.joined().rejoin(yielding_.to(), people_here(own_people_), now, which);
  yielding_.begin(now);
  return Notice::none;
}

Notice Gathering::watch_giving_way(Milliseconds now) {
  switch (yielding_.step(air_.joined().table(), now)) {
    case Yielding::Turn::waits: break;
    case Yielding::Turn::settled:
      static_cast<void>(air_.deal_of(own_game_).keep(PackedDeal()));
      table_.discard(own_game_);
      note_host(yielding_.to(), own_people_);
      return Notice::table_moved;
    case Yielding::Turn::in_vain:
      table_.leave();
      if (table_.resume(own_game_).found != Saved::table) break;
      table_.sit_down();
      static_cast<void>(open_again(now));
      break;
  }
  return Notice::none;
}

}  // namespace seaglass
