#include "stage/face.h"

#include "content/art.h"

namespace seaglass {

const Face& face_at(int emblem) {
  using namespace content::art;
  using ink::Color;
  static constexpr Face faces[emblem_count] = {
      {Word::starfish, starfish_15, starfish_24, starfish_56, Color(0xe69f00)},
      {Word::seahorse, seahorse_15, seahorse_24, seahorse_56, Color(0x56b4e9)},
      {Word::turtle, turtle_15, turtle_24, turtle_56, Color(0x009e73)},
      {Word::whale, whale_15, whale_24, whale_56, Color(0xf0e442)},
      {Word::crab, crab_15, crab_24, crab_56, Color(0xd55e00)},
      {Word::shell, shell_15, shell_24, shell_56, Color(0xcc79a7)},
  };
  CHECK(emblem >= 0 && emblem < emblem_count);
  return faces[emblem];
}

Text shown_name(const Name& typed, int emblem, Language language) {
  return typed.empty() ? word(face_at(emblem).name, language) : typed.text();
}

}  // namespace seaglass
