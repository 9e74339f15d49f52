// The window with the handhelds in it, and what hands do to it. Every pixel of a screen is a whole number of
// the window's own.
#pragma once

#include <SDL.h>

#include <vector>

#include "case.h"
#include "simulator/room.h"

namespace seaglass {
namespace desktop {

class Window {
 public:
  /// A window for so many handhelds, large enough for all of them. A failure is in `problem`.
  explicit Window(int handhelds);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  const char* problem() const { return problem_; }

  /// Until somebody does something, but no longer than this.
  void wait(Milliseconds wait_ms);
  /// Does it to the handhelds. False: enough.
  bool listen(simulator::SimulatedRoom& room);
  /// Whether a hand holds a button down.
  bool is_held() const;
  /// Shows what is new.
  void show(simulator::SimulatedRoom& room);

 private:
  struct Unit {
    SDL_Texture* case_texture = nullptr;
    SDL_Texture* screen_texture = nullptr;
    SDL_Rect place{};  // of its case in the window
    CaseLook look;
    bool turned = false;  // for the left hand
    int sends = -1;
    Uint8 brightness = 255;
  };

  bool handle(const SDL_Event& event, simulator::SimulatedRoom& room);
  void press(int unit, Button button, bool down, simulator::SimulatedRoom& room);
  void choose(int unit);
  void on_key(const SDL_KeyboardEvent& key, simulator::SimulatedRoom& room);
  void on_button_key(Button button, bool down, simulator::SimulatedRoom& room);
  void on_mouse_down(int x, int y, simulator::SimulatedRoom& room);
  void release_all(simulator::SimulatedRoom& room);
  void lay_out();
  void repaint(Unit& unit, const Box& part);
  bool take_picture(Unit& unit, simulator::SimulatedHandheld& handheld);

  const char* problem_ = nullptr;
  SDL_Window* window_ = nullptr;
  SDL_Renderer* renderer_ = nullptr;
  std::vector<Unit> units_;
  std::vector<std::uint32_t> pixels_;
  int scale_ = 0;
  int chosen_ = 0;
  int under_mouse_ = -1;  // the unit whose button the mouse holds down
  Button mouse_button_ = Button::a;
  bool stale_ = true;
};

}  // namespace desktop
}  // namespace seaglass
