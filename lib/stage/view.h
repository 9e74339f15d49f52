// A table as somebody sees it: the state as far as they may know it, and from whose chair they look.
#pragma once

#include "stage/face.h"
#include "stage/recollection.h"
#include "tabletop/game.h"

namespace seaglass {

struct View {
  const AnyState* state = nullptr;  // masked; while something is told, as of that moment
  const Event* told = nullptr;  // what has happened since the last choice, masked too, and no later than this
  int told_count = 0;
  const Event* telling = nullptr;  // which of them is shown now; nullptr: all were
  int players = 0;
  const Company* company = nullptr;  // nobody: people only, by their animals' names
  Seat near;                         // who sits at the lower edge
  bool open = false;                 // it is they who look: their secrets may be shown, and they decide
  const Recollection* recollection = nullptr;  // of who looks; nullptr: they remember nothing
  Language language = Language::english;
  bool calm = false;

  /// A seat's animal, its colour, and its name: the one that was typed, or the animal's.
  int emblem(Seat seat) const { return company != nullptr ? company->sitters[seat].emblem : seat.index(); }
  Face face(Seat seat) const { return face_of(emblem(seat), seat); }
  Text name(Seat seat) const {
    if (company == nullptr) return word(face(seat).name, language);
    return shown_name(company->sitters[seat].name, emblem(seat), language);
  }
};

}  // namespace seaglass
