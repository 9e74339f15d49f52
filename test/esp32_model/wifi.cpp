// The Wi-Fi driver, the Arduino class above it, and ESP-NOW. The driver's task and the event task are others
// than the loop's: what they do happens while the loop waits, or in the middle of a call that takes time.
#include <WiFi.h>
#include <esp_now.h>

#include <cstring>

#include "Arduino.h"
#include "esp32_model/processor.h"
#include "esp_system.h"

namespace seaglass {
namespace model {

namespace {

constexpr Moment starts_us = 90000, stops_us = 15000, event_us = 3000;

// The driver.
bool ever_initialised = false;  // libnet80211's g_osi_funcs_p: null until esp_wifi_init has run once
bool initialised = false;
bool started = false;
bool driver_dozes = true;
Moment started_event_at = never;

// WiFiGeneric.cpp: 2.0.17 :763-769, 3.3.3 :372-376. Both outlive WIFI_OFF.
bool sleeps = true;
bool station_started = false;  // as the class knows it, once the event has come

// ESP-NOW.
constexpr int peers_max = 20;  // esp_now.h: ESP_NOW_MAX_TOTAL_PEER_NUM
bool now_initialised = false;
esp_now_recv_cb_t received = nullptr;
esp_now_send_cb_t sent = nullptr;
std::uint8_t peers[peers_max][ESP_NOW_ETH_ALEN];
int peer_count = 0;

// Frames that were taken and are not out yet: one after the other, each reported when it is out.
constexpr int buffers = 32;  // esp_wifi.h, CONFIG_ESP32_WIFI_DYNAMIC_TX_BUFFER_NUM
struct Sending {
  Moment out_at = 0;
  bool will_report = false;
};
Sending sendings[buffers];
int sending_count = 0;

void tell_the_air() {
  hardware->listens = started && now_initialised;
  hardware->dozes = driver_dozes;
}

bool start_driver() {
  if (noise_source_is_on()) misuse("the radio starts while the noise source is enabled");
  spend_us(starts_us);
  if (hardware->radio_start_failures > 0) {
    --hardware->radio_start_failures;
    return false;
  }
  ever_initialised = initialised = started = true;
  driver_dozes = true;  // esp_wifi.h, esp_wifi_set_ps: WIFI_PS_MIN_MODEM is the default
  hardware->radio_stuck = false;
  hardware->channel = 1;
  ++hardware->radio_starts;
  started_event_at = hardware->now + event_us;
  tell_the_air();
  return true;
}

void forget_now() {
  now_initialised = false;
  received = nullptr;
  sent = nullptr;
  peer_count = 0;
  sending_count = 0;  // what is under way is never reported
}

void stop_driver() {
  spend_us(stops_us);
  initialised = started = station_started = false;
  started_event_at = never;
  hardware->inbox_size = 0;
  forget_now();
  tell_the_air();
}

/// Every entry of libespnow makes its lock through g_osi_funcs_p (offset 0x4c) first, in the archives of core
/// 2 and of IDF 5.1 alike.
void check_osi(const char* call) {
  if (!ever_initialised) panic(ESP_RST_PANIC, call);
}

bool is_peer(const std::uint8_t* address) {
  for (int i = 0; i < peer_count; ++i)
    if (std::memcmp(peers[i], address, ESP_NOW_ETH_ALEN) == 0) return true;
  return false;
}

Moment airtime_us(std::size_t size) {
  return 930 + 8 * static_cast<Moment>(size);  // at 1 Mbps: 2.9 ms for 250 bytes, 1.4 for 60
}

#if ESP_ARDUINO_VERSION_MAJOR >= 3
void call_received(AirFrame& frame) {
  wifi_pkt_rx_ctrl_t control = {};
  control.rssi = -40;
  std::uint8_t everybody[6] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
  esp_now_recv_info_t info = {};
  info.src_addr = frame.from;
  info.des_addr = everybody;
  info.rx_ctrl = &control;
  received(&info, frame.bytes, frame.size);
}
void call_sent() {
  std::uint8_t everybody[6] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
  esp_now_send_info_t info = {};
  info.des_addr = everybody;
  info.src_addr = hardware->address;
  sent(&info, ESP_NOW_SEND_SUCCESS);
}
#else
void call_received(AirFrame& frame) {
  received(frame.from, frame.bytes, frame.size);
}
void call_sent() {
  constexpr std::uint8_t everybody[6] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
  sent(everybody, ESP_NOW_SEND_SUCCESS);
}
#endif

Moment due() {
  const Moment out_at = sending_count > 0 ? sendings[0].out_at : never;
  return out_at < started_event_at ? out_at : started_event_at;
}

void work() {
  if (hardware->now >= started_event_at) {
    // WiFiGeneric.cpp:1046 (core 3: STA.cpp:114): the event's handler sets what the class remembers.
    started_event_at = never;
    station_started = true;
    driver_dozes = sleeps;
    tell_the_air();
  }
  for (int i = 0; i < hardware->inbox_size; ++i)
    if (now_initialised && received != nullptr) call_received(hardware->inbox[i]);
  hardware->inbox_size = 0;
  while (sending_count > 0 && hardware->now >= sendings[0].out_at) {
    const bool reports = sendings[0].will_report && sent != nullptr;
    std::memmove(sendings, sendings + 1, sizeof sendings - sizeof sendings[0]);
    --sending_count;
    if (reports) call_sent();
  }
}

}  // namespace

const Task radio_task = {due, work};

bool radio_is_on() {
  return started;
}

}  // namespace model
}  // namespace seaglass

using namespace seaglass::model;

WiFiClass WiFi;

void WiFiClass::persistent(bool) {}

// WiFiGeneric.cpp:1249 (core 3 :489): true at once when nothing changes.
bool WiFiClass::mode(wifi_mode_t mode) {
  if (mode == (started ? WIFI_MODE_STA : WIFI_MODE_NULL)) return true;
  if (mode == WIFI_MODE_STA) return start_driver();
  stop_driver();
  return true;
}

// WiFiGeneric.cpp:1377-1390 (core 3 :676-689): false when the mode is the one it has, and when the driver
// refuses. Core 3 asks the driver only once the station's start event has come.
bool WiFiClass::setSleep(bool enabled) {
  if (enabled == sleeps) return false;
  sleeps = enabled;
#if ESP_ARDUINO_VERSION_MAJOR >= 3
  const bool asks_driver = station_started;
#else
  const bool asks_driver = started;
#endif
  if (asks_driver) driver_dozes = sleeps;
  tell_the_air();
  return true;
}

extern "C" {

// esp_wifi.h:598-613 (IDF 5.5.1 :772-788).
esp_err_t esp_wifi_set_channel(std::uint8_t primary, wifi_second_chan_t) {
  if (!initialised) return ESP_ERR_WIFI_NOT_INIT;
  if (!started) return ESP_ERR_WIFI_NOT_STARTED;
  if (primary < 1 || primary > 13) return ESP_ERR_INVALID_ARG;
  hardware->channel = primary;
  return ESP_OK;
}

// libespnow.a, esp_now_init: a second one is ESP_OK and changes nothing.
esp_err_t esp_now_init(void) {
  check_osi("LoadProhibited in esp_now_init: Wi-Fi was never initialised");
  if (!initialised) return ESP_ERR_ESPNOW_INTERNAL;
  if (now_initialised) return ESP_OK;
  forget_now();
  now_initialised = true;
  tell_the_air();
  return ESP_OK;
}
// esp_now_deinit: ESP_OK whether it was running or not.
esp_err_t esp_now_deinit(void) {
  check_osi("LoadProhibited in esp_now_deinit: Wi-Fi was never initialised");
  forget_now();
  tell_the_air();
  return ESP_OK;
}
esp_err_t esp_now_register_recv_cb(esp_now_recv_cb_t callback) {
  check_osi("LoadProhibited in esp_now_register_recv_cb: Wi-Fi was never initialised");
  if (!now_initialised) return ESP_ERR_ESPNOW_NOT_INIT;
  if (callback == nullptr) return ESP_ERR_ESPNOW_INTERNAL;
  received = callback;
  return ESP_OK;
}
esp_err_t esp_now_register_send_cb(esp_now_send_cb_t callback) {
  check_osi("LoadProhibited in esp_now_register_send_cb: Wi-Fi was never initialised");
  if (!now_initialised) return ESP_ERR_ESPNOW_NOT_INIT;
  if (callback == nullptr) return ESP_ERR_ESPNOW_INTERNAL;
  sent = callback;
  return ESP_OK;
}
// esp_now.h:193-204, in the archive's order.
esp_err_t esp_now_add_peer(const esp_now_peer_info_t* peer) {
  check_osi("LoadProhibited in esp_now_add_peer: Wi-Fi was never initialised");
  if (!now_initialised) return ESP_ERR_ESPNOW_NOT_INIT;
  if (peer == nullptr) return ESP_ERR_ESPNOW_ARG;
  if (peer_count == peers_max) return ESP_ERR_ESPNOW_FULL;
  const bool is_group = (peer->peer_addr[0] & 1) != 0;
  if ((peer->encrypt && is_group) || peer->channel > 14 || static_cast<int>(peer->ifidx) > 1)
    return ESP_ERR_ESPNOW_ARG;
  if (is_peer(peer->peer_addr)) return ESP_ERR_ESPNOW_EXIST;
  std::memcpy(peers[peer_count++], peer->peer_addr, ESP_NOW_ETH_ALEN);
  return ESP_OK;
}

// esp_now.h:168-189. Nothing forbids a frame while another one is under way, until the buffers are full. The
// report comes from the driver's task, once for each frame that was taken: perhaps before this returns,
// perhaps never.
esp_err_t esp_now_send(const std::uint8_t* to, const std::uint8_t* bytes, std::size_t size) {
  check_osi("LoadProhibited in esp_now_send: Wi-Fi was never initialised");
  if (!now_initialised) return ESP_ERR_ESPNOW_NOT_INIT;
  if (to == nullptr || bytes == nullptr || size == 0 || size > ESP_NOW_MAX_DATA_LEN)
    return ESP_ERR_ESPNOW_ARG;
  if (!is_peer(to)) return ESP_ERR_ESPNOW_NOT_FOUND;
  if (!started) return ESP_ERR_ESPNOW_IF;
  if (sending_count == buffers || hardware->outbox_size == Board::outbox_frames) return ESP_ERR_ESPNOW_NO_MEM;
  const Moment begins_at = sending_count > 0 ? sendings[sending_count - 1].out_at : hardware->now;
  if (sending_count > 0) ++hardware->sent_too_soon;
  Sending& sending = sendings[sending_count++];
  if (hardware->radio_stuck) {  // it takes frames until its buffers are full, and says nothing more
    sending = {never, false};
    return ESP_OK;
  }
  sending.out_at = begins_at + airtime_us(size) + static_cast<Moment>(fate_below(600));
  sending.will_report = !happens(hardware->report_loss_percent);
  AirFrame& frame = hardware->outbox[hardware->outbox_size++];
  std::memcpy(frame.from, hardware->address, sizeof frame.from);
  frame.channel = hardware->channel;
  frame.size = static_cast<std::uint8_t>(size);
  std::memcpy(frame.bytes, bytes, size);
  frame.lands_at = sending.out_at;
  if (frame.lands_at < hardware->horizon) hardware->horizon = frame.lands_at;  // somebody may answer
  ++hardware->frames_sent;
  if (happens(hardware->early_report_percent)) wait_until(sending.out_at);
  return ESP_OK;
}
}
