// What stands for a seat on the screen: a sea creature's name, its emblem and its colour. Any one of the
// three tells it from the others.
#pragma once

#include "content/sprite.h"
#include "ink/color.h"
#include "tabletop/company.h"
#include "words/words.h"

namespace seaglass {

struct Face {
  Word name;
  const content::Sprite& tiny;   // 15 pixels
  const content::Sprite& small;  // 24
  const content::Sprite& large;  // 56
  ink::Color color;              // one of Okabe and Ito's, told apart by everybody
};

const Face& face_at(int emblem);

/// What somebody is called: by the name that was typed, or by the emblem's.
Text shown_name(const Name& typed, int emblem, Language language);

}  // namespace seaglass
