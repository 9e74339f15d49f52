#include "radio/roster.h"

#include "games/games.h"

namespace seaglass {

Company Roster::company() const {
  Company company;
  for (Seat seat : all_seats(players)) {
    Sitter& sitter = company.sitters[seat];
    sitter.emblem = seats[seat].person.emblem;
    sitter.name = seats[seat].person.name;
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
  if (game >= game_count) return false;
  Setup setup;
  setup.players = players;
  setup.options = options;
  return game_at(game).allows(setup);
}

}  // namespace seaglass
