// Every part of the board, made once and never again.
#pragma once

#include "esp32/buttons.h"
#include "esp32/entropy.h"
#include "esp32/flash.h"
#include "esp32/panel.h"
#include "esp32/pins.h"
#include "esp32/power/battery.h"
#include "esp32/power/power.h"
#include "esp32/radio.h"
#include "esp32/serial/serial_line.h"
#include "esp32/speaker.h"
#include "sealing/sodium_cryptography.h"

namespace seaglass {
namespace esp32 {

struct Parts {
  SerialLine serial;
  TftPanel panel;
  PinButtons buttons;
  EspNowRadio radio;
  PartitionFlash flash;
  LedcSpeaker speaker;
  PooledEntropy entropy;
  SodiumCryptography cryptography;
  Battery battery;
  BoardPower power{panel, buttons, radio, speaker, serial, battery};

  Device device() {
    return {panel,        buttons, radio, flash, speaker, entropy, power, false, board::three_buttons,
            &cryptography};
  }
};

}  // namespace esp32
}  // namespace seaglass
