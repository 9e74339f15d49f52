#include "console/session/roles/tables_on_air.h"

namespace seaglass {

namespace {

/// Of these people, who owes a decision both by what is shown and by what has come since.
SeatSet owed_by(SeatSet people, const Game& game, const AnyState& shown, const AnyState& newest) {
  SeatSet owed;
  const SeatSet then = game.to_act(shown), now = game.to_act(newest);
  for (Seat seat : all_seats(seats_max))
    if (people.contains(seat) && then.contains(seat) && now.contains(seat)) owed.insert(seat);
  return owed;
}

}  // namespace

void HostedGame::take_in() {
  if (game().over(newest()) && shelf_.has_table(id_))
    static_cast<void>(shelf_.finish_table(id_, game().score(newest())));
}

SeatSet HostedGame::deciding(const AnyState& shown) const {
  SeatSet owed;
  if (!game().over(shown) && host_.takes_decisions()) owed = owed_by(people(), game(), shown, newest());
  return owed.empty() ? host_.waits_for_bots() : owed;
}

bool HostedGame::is_waited_for() const {
  return !game().over(newest()) && !owed_by(people(), game(), newest(), newest()).empty();
}

TableRole::Answer HostedGame::decide(const Decision& decision, Captions&) {
  if (!deciding(decision.shown).contains(decision.seat)) return Answer::overdue;
  return host_.decide(decision.seat, decision.choice) ? Answer::hosted : Answer::not_played;
}

JoinedGame::JoinedGame(TableGuest& guest)
    : guest_(guest),
      game_(guest.game()),
      company_(guest.roster().company()),
      players_(guest.roster().players),
      deal_(guest.deal()) {
  CHECK(guest.has_state());
}

void JoinedGame::take_in() {
  if (!is_cleared()) company_ = guest_.roster().company();
}

/// Nothing that was decided here is on its way to the host.
SeatSet JoinedGame::deciding(const AnyState& shown) const {
  SeatSet free;
  if (is_cleared() || game_.over(shown)) return free;
  const SeatSet owed = owed_by(people(), game_, shown, newest());
  for (Seat seat : all_seats(players_))
    if (owed.contains(seat) && guest_.may_decide(seat)) free.insert(seat);
  return free;
}

bool JoinedGame::is_waited_for() const {
  return !is_cleared() && !deciding(newest()).empty();
}

/// A bot may have decided what is shown, and what comes next is another decision.
TableRole::Answer JoinedGame::decide(const Decision& decision, Captions&) {
  const bool is_owed = deciding(decision.shown).contains(decision.seat);
  if (!is_owed || decisions_of(decision.seat) != decision.decisions) return Answer::overdue;
  guest_.decide(decision.seat, decision.choice);
  return Answer::sent;
}

bool JoinedGame::take_refusal() {
  bool refused = false;
  TableGuest::Answer answer;
  while (guest_.next_answer(answer)) refused = refused || answer.outcome != TableGuest::Outcome::played;
  return refused;
}

}  // namespace seaglass
