// Under which key of the record log each thing lies. What is in flash is found by these numbers: a new one
// goes to the end, and an old one is never given to something else.
#pragma once

#include "save/record_log.h"

namespace seaglass {
namespace keys {

constexpr int preferences = 0;
constexpr int names = 1;
constexpr int statistics = 2;
constexpr int shelf = 3;     // which journal is whose
constexpr int journals = 4;  // and the eleven after it
constexpr int journals_max = 12;
constexpr int table_settings = 16;  // how each game's last table was set up: one for each game
constexpr int table_settings_max = 4;
constexpr int pairing = 20;  // and the eleven after it
constexpr int pairing_max = 12;
constexpr int deal = 32;      // one for all games, only read: from before each game had its own
constexpr int guest_at = 33;  // whose table this unit is a guest at
constexpr int deals = 34;     // of the table on the air that this unit hosts: one for each game
constexpr int deals_max = 4;
constexpr int estate = 38;  // of a table whose host stays away
static_assert(journals + journals_max <= table_settings);
static_assert(table_settings + table_settings_max <= pairing);
static_assert(pairing + pairing_max <= deal);
static_assert(guest_at < deals);
static_assert(deals + deals_max <= estate);
static_assert(estate < RecordLog::keys_max);

/// Keys of other units and secrets of deals: what takes such a list's place overwrites it, wherever it lay.
constexpr bool holds_secret(int key) {
  return (key >= pairing && key < pairing + pairing_max) || key == deal ||
         (key >= deals && key < deals + deals_max) || key == estate;
}

}  // namespace keys
}  // namespace seaglass
