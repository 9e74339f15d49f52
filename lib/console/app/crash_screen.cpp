#include "console/app/crash_screen.h"

#include "ink/text.h"

namespace seaglass {

void CrashScreen::show(Panel& panel, const char* note, const char* version) {
  display_.refresh(panel, [note, version](ink::Painter& painter) {
    painter.fill(ink::palette::night);
    ink::text(painter, {16, 20}, "Seaglass stopped and restarted.", ink::TextSize::child, ink::palette::foam);
    ink::paragraph(painter, {16, 52, 288, 120}, note, ink::TextSize::body, ink::palette::sand);
    ink::text(painter, {16, 190}, version, ink::TextSize::body, ink::palette::sea_glass);
    ink::text(painter, {16, 212}, "Your game is saved. Press any button.", ink::TextSize::body,
              ink::palette::foam);
  });
  panel.wait();
}

}  // namespace seaglass
