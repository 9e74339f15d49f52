#include "case.h"

namespace seaglass {
namespace desktop {

namespace {

constexpr Box body{8, 9, 580, 300};
constexpr float body_radius = 92;
constexpr Box bezel{128, 29, 340, 260};
constexpr float bezel_radius = 18;
constexpr Point pad{69, 159};
constexpr float pad_arm = 16;    // half its width
constexpr float pad_reach = 48;  // from the middle to the tip
constexpr Point a_middle{549, 119};
constexpr Point b_middle{506, 175};
constexpr float cap_radius = 26;
constexpr Box menu_bar{48, 251, 58, 20};
constexpr Point grille{498, 239};
constexpr int grille_columns = 6, grille_rows = 4;
constexpr float grille_step = 9;

constexpr Box around(Point middle, float reach) {
  return {middle.x - reach, middle.y - reach, 2 * reach, 2 * reach};
}

// Where each part and its shadow are, in whole pixels of the screen; nothing of it is outside.
constexpr Box pad_place = around(pad, pad_reach + 10);
constexpr Box a_place = around(a_middle, cap_radius + 12);
constexpr Box b_place = around(b_middle, cap_radius + 12);
constexpr Box menu_place{menu_bar.x - 2, menu_bar.y - 2, menu_bar.width + 4, menu_bar.height + 8};
constexpr Box grille_place{grille.x - 4, grille.y - 4, (grille_columns - 1) * grille_step + 8,
                           (grille_rows - 1) * grille_step + 8};

constexpr Colour white = rgb(0xFFFFFF), ink = rgb(0x08131F), black = rgb(0x000000), ring = rgb(0x0B2340);

struct Glass {
  Colour light, tint, deep;
};

// As the sea leaves them; the page has the same (src/web/page/handheld.css).
constexpr Glass glasses[] = {
    {rgb(0xD7F6EA), rgb(0x7FD1B9), rgb(0x2B8577)}, {rgb(0xF0E6FF), rgb(0xB79CED), rgb(0x6A4FA8)},
    {rgb(0xFFF0CD), rgb(0xEFB65A), rgb(0xA86A1D)}, {rgb(0xD9EFFF), rgb(0x6FB3E8), rgb(0x21609C)},
    {rgb(0xFFE3DC), rgb(0xF08F80), rgb(0xA8443A)}, {rgb(0xEEF6D2), rgb(0xA9C46C), rgb(0x566F29)},
};

/// Paints one point, layer over layer.
class Painter {
 public:
  Painter(Point at, int scale, const CaseLook& look)
      : at_(at), scale_(static_cast<float>(scale)), look_(look), glass_(glasses[look.number]) {}

  Colour paint() {
    lay_shadow();
    lay_glass();
    if (look_.chosen) lay(ring, std::abs(to_round_box(at_, body, body_radius) - 4) - 1.2f);
    lay_bezel();
    lay_dots();
    if (pad_place.contains(at_)) lay_pad();
    if (a_place.contains(at_)) lay_cap(a_middle, Button::a, rgb(0xFF7A6B), rgb(0xB8392F));
    if (b_place.contains(at_)) lay_cap(b_middle, Button::b, rgb(0xFFD06A), rgb(0xB98218));
    if (menu_place.contains(at_)) lay_menu();
    if (grille_place.contains(at_)) lay_grille();
    return colour_;
  }

 private:
  void lay(Colour over, float distance, float share = 1) {
    colour_ = mix(colour_, over, share * std::clamp(0.5f - distance * scale_, 0.f, 1.f));
  }
  void glow(Colour over, float share) { colour_ = mix(colour_, over, share); }
  bool down(Button button) const { return look_.down.contains(button); }

  void lay_shadow() {
    const float distance = to_round_box(at_ - Point{3, 8}, body, body_radius);
    glow(mix(glass_.deep, glass_.light, (at_.x + at_.y) / 1100), 0.5f * fade(distance, 9, -9));
  }

  void lay_glass() {
    const float distance = to_round_box(at_, body, body_radius);
    if (distance > 1) return;
    const float along = (at_.x + at_.y * 0.6f) / 760;
    Colour face = along < 0.42f ? mix(glass_.light, glass_.tint, along / 0.42f)
                                : mix(glass_.tint, glass_.deep, (along - 0.42f) / 0.78f);
    const Point shine{(at_.x - 110) / 240, (at_.y - 30) / 110};
    face = mix(face, white, 0.7f * fade(length(shine), 1.5f, 0));
    face = mix(face, glass_.deep, 0.35f * fade(distance, -14, 2) * (at_.y / case_height));
    face = mix(face, white, 0.75f * fade(distance, -2.5f, 0) * (1 - at_.y / 120));
    face = mix(face, white, 0.3f * fade(std::abs(distance + 4.5f), 1.4f, 0));
    lay(face, distance);
  }

  void lay_bezel() {
    lay(white, to_round_box(at_ - Point{0, 1}, bezel, bezel_radius), 0.5f);
    lay(mix(rgb(0x1B2C3D), ink, (at_.x + at_.y - 157) / 200), to_round_box(at_, bezel, bezel_radius));
    lay(black, to_round_box(at_, {screen_x, screen_y, screen_width, screen_height}, 0));
  }

  void lay_dots() {
    const Colour engraved = mix(glass_.deep, ink, 0.4f);
    const float first = case_width / 2.f - 4.f * static_cast<float>(look_.number);
    for (int i = 0; i <= look_.number; ++i)
      lay(engraved, to_circle(at_, {first + 8.f * static_cast<float>(i), 299}, 2.2f));
  }

  void lay_pad() {
    const Point leaning{down(Button::right)  ? 1.5f
                        : down(Button::left) ? -1.5f
                                             : 0,
                        down(Button::down) ? 1.5f
                        : down(Button::up) ? -1.5f
                                           : 0};
    const Point middle = pad + leaning;
    const Box tall{middle.x - pad_arm, middle.y - pad_reach, 2 * pad_arm, 2 * pad_reach};
    const Box wide{middle.x - pad_reach, middle.y - pad_arm, 2 * pad_reach, 2 * pad_arm};
    const auto to_cross = [&](Point p) {
      return std::min(to_round_box(p, tall, 9), to_round_box(p, wide, 9));
    };
    glow(glass_.deep, 0.45f * fade(to_circle(at_, pad, 0), 56, 30));
    glow(ink, 0.5f * fade(to_cross(at_ - Point{0, 3}), 4, -2));
    lay(mix(rgb(0x2C465E), rgb(0x132536), (at_.y - middle.y + pad_reach) / (2 * pad_reach)), to_cross(at_));
    lay(rgb(0x0F1F2E), to_circle(at_, middle, 14), 0.8f);
    lay_arrow(middle, {0, -1}, Button::up);
    lay_arrow(middle, {0, 1}, Button::down);
    lay_arrow(middle, {-1, 0}, Button::left);
    lay_arrow(middle, {1, 0}, Button::right);
  }

  void lay_arrow(Point middle, Point way, Button button) {
    const Point p = at_ - middle;
    const float along = p.x * way.x + p.y * way.y - 26;  // from the arrow's foot to its tip
    const float across = std::abs(p.x * way.y - p.y * way.x);
    lay(down(button) ? glass_.light : rgb(0x6F8AA0), std::max(-along, across - (10 - along) * 0.6f));
  }

  void lay_cap(Point middle, Button button, Colour face, Colour edge) {
    const Point top = middle + Point{0, down(button) ? 3.f : 0.f};
    glow(ink, 0.45f * fade(to_circle(at_, middle + Point{0, 6}, cap_radius), 5, -3));
    lay(edge, to_circle(at_, middle + Point{0, 4}, cap_radius));
    const float shine = fade(length({(at_.x - top.x + 4) / 17, (at_.y - top.y + 14) / 11}), 1, 0);
    lay(mix(face, white, 0.6f * shine), to_circle(at_, top, cap_radius));
    lay(mix(ink, face, 0.2f), button == Button::a ? to_letter_a(at_ - top) : to_letter_b(at_ - top));
  }

  static float to_letter_a(Point p) {
    return std::min({to_line(p, {-6, 8}, {0, -8}, 3.4f), to_line(p, {6, 8}, {0, -8}, 3.4f),
                     to_line(p, {-4, 3}, {4, 3}, 3.4f)});
  }
  static float to_letter_b(Point p) {
    const auto to_bow = [&](float y, float radius, float reach) {
      const float round = p.x > reach ? std::abs(to_circle(p, {reach, y}, radius)) - 1.7f : 99;
      return std::min({round, to_line(p, {-5, y - radius}, {reach, y - radius}, 3.4f),
                       to_line(p, {-5, y + radius}, {reach, y + radius}, 3.4f)});
    };
    return std::min({to_line(p, {-5, -8}, {-5, 8}, 3.4f), to_bow(-4, 4, 0.5f), to_bow(4, 4, 1.5f)});
  }

  void lay_menu() {
    const float sunk = down(Button::menu) ? 2.f : 0.f;
    Box top = menu_bar;
    top.y += sunk;
    lay(ink, to_round_box(at_ - Point{0, 2.5f}, menu_bar, 10));
    lay(mix(rgb(0x2A435A), rgb(0x16293B), (at_.y - top.y) / top.height), to_round_box(at_, top, 10));
    for (float y : {-4.f, 0.f, 4.f}) {
      const Point middle = top.middle() + Point{0, y};
      lay(rgb(0xCFE0E8), to_line(at_, middle - Point{8, 0}, middle + Point{8, 0}, 1.8f));
    }
  }

  void lay_grille() {
    const Colour hole = mix(glass_.deep, ink, 0.4f);
    for (int row = 0; row < grille_rows; ++row)
      for (int column = 0; column < grille_columns; ++column) {
        const Point middle =
            grille + Point{grille_step * static_cast<float>(column), grille_step * static_cast<float>(row)};
        lay(white, to_circle(at_, middle + Point{0, 0.6f}, 2.2f), 0.4f);
        lay(hole, to_circle(at_, middle, 1.8f));
      }
  }

  Point at_;
  float scale_;
  const CaseLook& look_;
  const Glass& glass_;
  Colour colour_ = sand;
};

std::uint32_t packed(Colour colour) {
  const auto part = [](float value) { return static_cast<std::uint32_t>(std::lround(value)); };
  return 0xFF000000u | part(colour.red) << 16 | part(colour.green) << 8 | part(colour.blue);
}

}  // namespace

std::optional<Button> button_at(Point point) {
  if (to_circle(point, a_middle, cap_radius + 2) <= 0) return Button::a;
  if (to_circle(point, b_middle, cap_radius + 2) <= 0) return Button::b;
  if (to_round_box(point, menu_bar, 10) <= 6) return Button::menu;
  const Point p = point - pad;
  if (length(p) > pad_reach + 6 || length(p) < 6) return std::nullopt;
  if (std::abs(p.x) > std::abs(p.y)) return p.x > 0 ? Button::right : Button::left;
  return p.y > 0 ? Button::down : Button::up;
}

Box place_of(Button button) {
  switch (button) {
    case Button::a: return a_place;
    case Button::b: return b_place;
    case Button::menu: return menu_place;
    case Button::up:
    case Button::down:
    case Button::left:
    case Button::right: break;
  }
  return pad_place;
}

void paint_case(std::vector<std::uint32_t>& pixels, int scale, const CaseLook& look, const Box& part) {
  const auto whole = [scale](float length) { return static_cast<int>(length) * scale; };
  const auto middle_of = [scale](int i) {
    return (static_cast<float>(i) + 0.5f) / static_cast<float>(scale);
  };
  pixels.clear();
  for (int y = whole(part.y); y < whole(part.y + part.height); ++y)
    for (int x = whole(part.x); x < whole(part.x + part.width); ++x)
      pixels.push_back(packed(Painter({middle_of(x), middle_of(y)}, scale, look).paint()));
}

}  // namespace desktop
}  // namespace seaglass
