#include "on_air/roster.h"

#include "games/games.h"

namespace seaglass {

SeatSet Roster::of_unit(int unit) const {
  SeatSet found;
  for (Seat seat : all_seats(players))
    if (seats[seat].holder == Holder::another && seats[seat].unit == unit) found.insert(seat);
  return found;
}

SeatSet Roster::held_by(Holder holder) const {
  SeatSet found;
  for (Seat seat : all_seats(players))
    if (seats[seat].holder == holder) found.insert(seat);
  return found;
}

SeatSet Roster::away() const {
  SeatSet found;
  for (Seat seat : all_seats(players))
    if (seats[seat].holder == Holder::another && seats[seat].away) found.insert(seat);
  return found;
}

Setup Roster::setup(const Seed& seed, const Company& sitters) const {
  Setup begun;
  begun.players = players;
  begun.options = options;
  begun.begins = begins;
  begun.seed = seed;
  begun.company = sitters;
  return begun;
}

Company Roster::company() const {
  Company company;
  for (Seat seat : all_seats(players)) {
    Sitter& sitter = company.sitters[seat];
    sitter.emblem = seats[seat].person.emblem;
    sitter.name = seats[seat].person.name;
    sitter.level = seats[seat].level;
    switch (seats[seat].holder) {
      case Holder::nobody:
      case Holder::host: sitter.kind = SitterKind::person; break;
      case Holder::another: sitter.kind = SitterKind::elsewhere; break;
      case Holder::bot: sitter.kind = SitterKind::bot; break;
    }
  }
  return company;
}

bool Roster::makes_sense() const {
  GameName name;
  return find_game(game, name) && game_of(name).allows(setup(Seed(), Company()));
}

}  // namespace seaglass
