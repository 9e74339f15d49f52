// Something drawn on a whole, simulated screen.
#pragma once

#include "ink/display.h"
#include "simulator/panel.h"

namespace seaglass {

/// A display and its panel, as they are after power-on.
struct Screen {
  simulator::SimulatedPanel panel;
  ink::Display display;

  /// Draws on a night ground; returns the bytes sent.
  int show(ink::Display::Draw draw) {
    return display.refresh(panel, [&](ink::Painter& painter) {
      painter.fill(ink::palette::night);
      draw(painter);
    });
  }
};

}  // namespace seaglass
