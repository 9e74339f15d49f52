// Shows, once, why the last run ended. In English: what language was set is not read yet.
#pragma once

#include "device.h"
#include "ink/display.h"

namespace seaglass {

class CrashScreen {
 public:
  void show(Panel& panel, const char* note, const char* version);

 private:
  ink::Display display_;
};

}  // namespace seaglass
