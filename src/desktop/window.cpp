#include "window.h"

#include <algorithm>

#include "console/app/button_mapping.h"

namespace seaglass {
namespace desktop {

namespace {

std::optional<Button> button_of(SDL_Keycode key) {
  switch (key) {
    case SDLK_UP: return Button::up;
    case SDLK_DOWN: return Button::down;
    case SDLK_LEFT: return Button::left;
    case SDLK_RIGHT: return Button::right;
    case SDLK_a:
    case SDLK_RETURN:
    case SDLK_SPACE: return Button::a;
    case SDLK_b:
    case SDLK_BACKSPACE:
    case SDLK_ESCAPE: return Button::b;
    case SDLK_m: return Button::menu;
    default: return std::nullopt;
  }
}

/// For the left hand the whole case lies the other way round.
bool is_turned(const simulator::SimulatedHandheld& handheld) {
  return handheld.is_running() && handheld.handheld().preferences().left_handed;
}

/// Columns that let the cases be largest in this space.
int best_columns(int count, int width, int height) {
  int best = 1;
  float best_fit = 0;
  for (int columns = 1; columns <= count; ++columns) {
    const int rows = (count + columns - 1) / columns;
    const float fit = std::min(static_cast<float>(width) / static_cast<float>(columns * case_width),
                               static_cast<float>(height) / static_cast<float>(rows * case_height));
    if (fit > best_fit) {
      best_fit = fit;
      best = columns;
    }
  }
  return best;
}

SDL_Rect first_window(int count) {
  SDL_Rect desk{0, 0, 1280, 800};
  SDL_GetDisplayUsableBounds(0, &desk);
  const int columns = best_columns(count, desk.w, desk.h);
  const int rows = (count + columns - 1) / columns;
  const int fit = std::min(desk.w * 9 / 10 / (columns * case_width), desk.h * 9 / 10 / (rows * case_height));
  const int scale = std::clamp(fit, 1, 3);
  return {0, 0, columns * case_width * scale, rows * case_height * scale};
}

}  // namespace

Window::Window(int handhelds) : units_(static_cast<std::size_t>(handhelds)) {
  const SDL_Rect size = first_window(handhelds);
  window_ = SDL_CreateWindow("Seaglass", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, size.w, size.h,
                             SDL_WINDOW_RESIZABLE);
  if (window_ != nullptr) renderer_ = SDL_CreateRenderer(window_, -1, 0);
  if (renderer_ == nullptr) {
    problem_ = SDL_GetError();
    return;
  }
  SDL_SetWindowMinimumSize(window_, case_width, case_height);
  for (int i = 0; i < handhelds; ++i) units_[static_cast<std::size_t>(i)].look.number = i;
  if (handhelds > 1) units_[0].look.chosen = true;
}

Window::~Window() {
  SDL_DestroyRenderer(renderer_);
  SDL_DestroyWindow(window_);
}

void Window::wait(Milliseconds wait_ms) {
  SDL_WaitEventTimeout(nullptr, static_cast<int>(std::min<Milliseconds>(wait_ms, 60000)));
}

bool Window::listen(simulator::SimulatedRoom& room) {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0)
    if (!handle(event, room)) return false;
  return true;
}

bool Window::handle(const SDL_Event& event, simulator::SimulatedRoom& room) {
  switch (event.type) {
    case SDL_QUIT: return false;
    case SDL_KEYDOWN:
      if (event.key.keysym.sym == SDLK_q && (event.key.keysym.mod & KMOD_CTRL) != 0) return false;
      on_key(event.key, room);
      break;
    case SDL_KEYUP: on_key(event.key, room); break;
    case SDL_MOUSEBUTTONDOWN: on_mouse_down(event.button.x, event.button.y, room); break;
    case SDL_MOUSEBUTTONUP:
      if (under_mouse_ >= 0) press(under_mouse_, mouse_button_, false, room);
      under_mouse_ = -1;
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) release_all(room);
      stale_ = true;
      break;
    default: break;
  }
  return true;
}

void Window::on_key(const SDL_KeyboardEvent& key, simulator::SimulatedRoom& room) {
  const SDL_Keycode code = key.keysym.sym;
  const int count = static_cast<int>(units_.size());
  const bool down = key.type == SDL_KEYDOWN;
  if (down && key.repeat == 0 && code == SDLK_TAB) {
    release_all(room);
    choose((chosen_ + ((key.keysym.mod & KMOD_SHIFT) != 0 ? count - 1 : 1)) % count);
  } else if (down && code >= SDLK_1 && code < SDLK_1 + count) {
    release_all(room);
    choose(code - SDLK_1);
  } else if (const auto button = button_of(code); button && key.repeat == 0) {
    on_button_key(*button, down, room);
  }
}

/// Keys mean what the eye sees. A button that turned the case round is let go as it was pressed.
void Window::on_button_key(Button button, bool down, simulator::SimulatedRoom& room) {
  if (down) return press(chosen_, is_turned(room[chosen_]) ? turned_round(button) : button, true, room);
  for (const Button pressed : {button, turned_round(button)})
    if (units_[static_cast<std::size_t>(chosen_)].look.down.contains(pressed))
      press(chosen_, pressed, false, room);
}

void Window::on_mouse_down(int x, int y, simulator::SimulatedRoom& room) {
  const SDL_Point mouse{x, y};
  for (int i = 0; i < static_cast<int>(units_.size()); ++i) {
    const SDL_Rect& place = units_[static_cast<std::size_t>(i)].place;
    if (SDL_PointInRect(&mouse, &place) == SDL_FALSE) continue;
    choose(i);
    const auto scale = static_cast<float>(scale_);
    Point at{static_cast<float>(x - place.x) / scale, static_cast<float>(y - place.y) / scale};
    if (is_turned(room[i])) at = Point{case_width, case_height} - at;
    const auto button = button_at(at);
    if (!button) return;
    under_mouse_ = i;
    mouse_button_ = *button;
    press(i, *button, true, room);
  }
}

void Window::press(int unit, Button button, bool down, simulator::SimulatedRoom& room) {
  Unit& seen = units_[static_cast<std::size_t>(unit)];
  if (down) {
    room[unit].press(button);
    seen.look.down.insert(button);
  } else {
    room[unit].release(button);
    seen.look.down.bits = static_cast<std::uint8_t>(seen.look.down.bits & ~(1 << static_cast<int>(button)));
  }
  repaint(seen, place_of(button));
}

bool Window::is_held() const {
  return std::any_of(units_.begin(), units_.end(), [](const Unit& unit) { return unit.look.down.bits != 0; });
}

void Window::release_all(simulator::SimulatedRoom& room) {
  for (int i = 0; i < static_cast<int>(units_.size()); ++i)
    for (int button = 0; button < button_count; ++button)
      if (units_[static_cast<std::size_t>(i)].look.down.contains(static_cast<Button>(button)))
        press(i, static_cast<Button>(button), false, room);
}

void Window::choose(int unit) {
  if (unit == chosen_) return;
  for (int i : {chosen_, unit}) {
    units_[static_cast<std::size_t>(i)].look.chosen = i == unit;
    repaint(units_[static_cast<std::size_t>(i)], whole_case);
  }
  chosen_ = unit;
}

void Window::lay_out() {
  int width = 0, height = 0;
  SDL_GetRendererOutputSize(renderer_, &width, &height);
  const int count = static_cast<int>(units_.size());
  const int columns = best_columns(count, width, height);
  const int rows = (count + columns - 1) / columns;
  const int scale = std::max(1, std::min(width / (columns * case_width), height / (rows * case_height)));
  for (int i = 0; i < count; ++i) {
    Unit& unit = units_[static_cast<std::size_t>(i)];
    const int row = i / columns, in_row = row == rows - 1 ? count - row * columns : columns;
    unit.place = {(width - in_row * case_width * scale) / 2 + i % columns * case_width * scale,
                  (height - rows * case_height * scale) / 2 + row * case_height * scale, case_width * scale,
                  case_height * scale};
    if (scale == scale_) continue;
    SDL_DestroyTexture(unit.case_texture);
    unit.case_texture = SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC,
                                          case_width * scale, case_height * scale);
    if (unit.screen_texture == nullptr)
      unit.screen_texture = SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGB565, SDL_TEXTUREACCESS_STATIC,
                                              screen_width, screen_height);
    SDL_SetTextureScaleMode(unit.screen_texture, SDL_ScaleModeNearest);
  }
  if (scale == scale_) return;
  scale_ = scale;
  for (Unit& unit : units_) repaint(unit, whole_case);
}

void Window::repaint(Unit& unit, const Box& part) {
  if (scale_ == 0) return;
  paint_case(pixels_, scale_, unit.look, part);
  const auto whole = [this](float length) { return static_cast<int>(length) * scale_; };
  const SDL_Rect place{whole(part.x), whole(part.y), whole(part.width), whole(part.height)};
  SDL_UpdateTexture(unit.case_texture, &place, pixels_.data(), place.w * 4);
  stale_ = true;
}

bool Window::take_picture(Unit& unit, simulator::SimulatedHandheld& handheld) {
  const simulator::SimulatedPanel& panel = handheld.panel;
  unit.turned = is_turned(handheld);
  const auto brightness = static_cast<Uint8>(panel.brightness_percent() * 255 / 100);
  if (panel.sends() == unit.sends && brightness == unit.brightness) return false;
  unit.sends = panel.sends();
  unit.brightness = brightness;
  SDL_UpdateTexture(unit.screen_texture, nullptr, panel.pixels(), screen_width * 2);
  SDL_SetTextureColorMod(unit.screen_texture, brightness, brightness, brightness);
  return true;
}

void Window::show(simulator::SimulatedRoom& room) {
  if (stale_) lay_out();
  for (int i = 0; i < static_cast<int>(units_.size()); ++i)
    if (take_picture(units_[static_cast<std::size_t>(i)], room[i])) stale_ = true;
  if (!stale_) return;
  stale_ = false;
  SDL_SetRenderDrawColor(renderer_, static_cast<Uint8>(sand.red), static_cast<Uint8>(sand.green),
                         static_cast<Uint8>(sand.blue), 255);
  SDL_RenderClear(renderer_);
  for (const Unit& unit : units_) {
    const double angle = unit.turned ? 180 : 0;
    SDL_RenderCopyEx(renderer_, unit.case_texture, nullptr, &unit.place, angle, nullptr, SDL_FLIP_NONE);
    const SDL_Rect screen{unit.place.x + screen_x * scale_, unit.place.y + screen_y * scale_,
                          screen_width * scale_, screen_height * scale_};
    SDL_RenderCopyEx(renderer_, unit.screen_texture, nullptr, &screen, angle, nullptr, SDL_FLIP_NONE);
  }
  SDL_RenderPresent(renderer_);
}

}  // namespace desktop
}  // namespace seaglass
