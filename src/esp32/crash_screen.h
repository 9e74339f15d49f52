// Shows, once, why the last run ended.
#pragma once

#include "device.h"
#include "ink/display.h"

namespace seaglass {
namespace esp32 {

class CrashScreen {
 public:
  void show(Panel& panel, const char* note);

 private:
  ink::Display display_;
};

}  // namespace esp32
}  // namespace seaglass
