// A screen that uses everything ink has, as a game's busiest might: its picture must be the same everywhere,
// and it says what each part of it costs.
#include <new>

#include "content/art.h"
#include "ink/display.h"
#include "ink/layout.h"
#include "ink/text.h"
#include "ink/turn.h"
#include "portable/memory_device.h"
#include "portable/pictures.h"
#include "portable/place.h"

namespace seaglass {
namespace {

using namespace ink;

void draw_ground(Painter& painter) {
  painter.fill(Paint::gradient(palette::night, palette::tide, 0, screen_height));
}

void draw_image(Painter& painter) {
  painter.image(content::art::mermaid_rain, {0, 0});
}

/// Places that glow because they can be reached.
void draw_hexes(Painter& painter) {
  for (int row = 0; row < 2; ++row)
    for (int column = 0; column < 6; ++column) {
      const FinePoint centre{fine(20 + column * 37) + (row & 1) * 296, fine(16 + row * 30)};
      // The rim first, the face on top: fewer soft pixels than a face and an outline.
      painter.hexagon(centre, fine(20), palette::sea_glass);
      painter.hexagon(centre, fine(20) - 28, ((row + column) & 1) != 0 ? palette::deep : palette::shadow);
    }
}

void draw_pieces(Painter& painter) {
  for (int i = 0; i < 8; ++i) {
    const FinePoint centre{fine(24 + i % 8 * 37), fine(30 + i / 8 * 60)};
    painter.circle(centre, fine(11), Paint(palette::shell, 180));
    painter.ring(centre, fine(13), fine(2), palette::foam);
    painter.sprite(content::art::axolotl_24, {24 + i % 8 * 37 - 12, 30 + i / 8 * 60 - 12},
                   Tint(palette::coral));
  }
  for (int i = 0; i < 6; ++i) {
    const Turn turn = whole_turn_part(i, 6);
    painter.line({fine(160), fine(120)}, {fine(160) + cosine(turn) / 8, fine(120) + sine(turn) / 8}, 40,
                 Paint(palette::sun, 200));
  }
}

void draw_panels(Painter& painter) {
  for (int i = 0; i < 4; ++i) {
    const Rect card = column({8, 150, 304, 84}, i, 4, 8);
    painter.rounded(card, 8, Paint::gradient(palette::foam, palette::sand, card.y, card.bottom()));
    painter.rounded_outline(card, 8, 2, palette::dune);
  }
}

void draw_words(Painter& painter) {
  text(painter, {160, 6}, "Mermaid Rain", TextSize::title, palette::sun, Align::centre);
  paragraph(
      painter, {12, 44, 296, 100},
      "Où est l’été ? Zwölf Boxkämpfer üben. ¿Mañana? Six lines of words in the size of most of what is "
      "said: "
      "whose turn it is, what may be done, what has just happened; and what it is worth, in the end. Nobody "
      "reads more than that, and nobody should have to, least of all in a car.",
      TextSize::body, palette::foam);
  text(painter, {160, 160}, "Starfish is choosing a card", TextSize::child, palette::night, Align::centre);
}

using Part = void (*)(Painter&);

class Scene {
 public:
  explicit Scene(MemoryPanel& panel) : panel_(panel) {}

  void say_cost(const char* name, Part part) {
    panel_.keep_pictures(false);
    const std::uint64_t before = instructions_so_far();
    refresh(part);
    say_count({"frame.ink_", name, ".instructions"}, instructions_so_far() - before);
    panel_.keep_pictures(true);
  }
  void say_picture(Part part) {
    refresh(part);
    say_hash("picture.ink", panel_.picture_hash());
  }

 private:
  void refresh(Part part) {
    display_.invalidate();
    display_.refresh(panel_, [part](Painter& painter) { part(painter); });
  }

  MemoryPanel& panel_;
  Display display_;
};

void draw_all(Painter& painter) {
  draw_ground(painter);
  draw_image(painter);
  draw_hexes(painter);
  draw_pieces(painter);
  draw_panels(painter);
  draw_words(painter);
}

alignas(Scene) unsigned char scene_memory[sizeof(Scene)];

}  // namespace

void say_ink_scene(MemoryDevice& memory) {
  Scene& scene = *new (scene_memory) Scene(memory.panel);
  scene.say_picture(draw_all);
  scene.say_cost("ground", draw_ground);
  scene.say_cost("image", draw_image);
  scene.say_cost("hexes", draw_hexes);
  scene.say_cost("pieces", draw_pieces);
  scene.say_cost("panels", draw_panels);
  scene.say_cost("words", draw_words);
  scene.say_cost("all", draw_all);
}

}  // namespace seaglass
