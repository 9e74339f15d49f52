#include "esp32/radio.h"

#include <WiFi.h>
#include <esp_mac.h>
#include <esp_wifi.h>

#include <cstring>

#include "core/check.h"
#include "esp32/core_generation.h"
#include "radio/frames/frame.h"

namespace seaglass {
namespace esp32 {

namespace {

constexpr std::uint8_t everybody[ESP_NOW_ETH_ALEN] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
static_assert(radio_frame_bytes_max <= ESP_NOW_MAX_DATA_LEN);

peripherals::RadioInbox inbox(radio::frame_mark);

// Both run in the Wi-Fi driver's task.
void frame_received(ReceiveInfo info, const std::uint8_t* bytes, int size) {
  RadioAddress from;
  std::memcpy(from.bytes, sender_of(info), sizeof from.bytes);
  inbox.put(from, signal_dbm_of(info), {bytes, size});
}

void frame_sent(SendInfo, esp_now_send_status_t status) {
  inbox.put_sent(status == ESP_NOW_SEND_SUCCESS);
}

std::uint32_t done_count() {
  return inbox.sent_count() + inbox.failed_count();
}

bool add_everybody() {
  esp_now_peer_info_t peer = {};  // channel 0: the one that is set
  std::memcpy(peer.peer_addr, everybody, sizeof peer.peer_addr);
  peer.ifidx = WIFI_IF_STA;
  peer.encrypt = false;  // a broadcast cannot be; lib/radio seals what must be sealed
  return esp_now_add_peer(&peer) == ESP_OK;
}

}  // namespace

void EspNowRadio::set_on(bool on) {
  if (on == wanted_) return;
  wanted_ = on;
  stop();
  if (on) start();
  mended_at_ = millis();
}

RadioAddress EspNowRadio::address() {
  RadioAddress address;
  esp_read_mac(address.bytes, ESP_MAC_WIFI_STA);
  return address;
}

bool EspNowRadio::send(Bytes frame) {
  CHECK(frame.size > 0 && frame.size <= radio_frame_bytes_max);
  if (!wanted_) return false;
  const Milliseconds now = millis();
  using State = peripherals::RadioOutbox::State;
  const State state = running_ ? outbox_.look(done_count(), now) : State::broken;
  if (state == State::in_flight || (state == State::broken && !mend(now))) return false;
  // The report may come before this call returns.
  const std::uint32_t done_before = done_count();
  if (esp_now_send(everybody, frame.data, static_cast<std::size_t>(frame.size)) != ESP_OK) {
    outbox_.refused();
    return false;
  }
  outbox_.launched(done_before, now);
  return true;
}

bool EspNowRadio::receive(RadioFrame& frame) {
  return wanted_ && inbox.take(frame);
}

bool EspNowRadio::has_frames() const {
  return wanted_ && !inbox.empty();
}

RadioCounts EspNowRadio::counts() const {
  RadioCounts counts;
  counts.received = inbox.received_count();
  counts.dropped = inbox.dropped_count();
  counts.sent = inbox.sent_count();
  counts.failed = inbox.failed_count();
  counts.lost = outbox_.lost_count();
  counts.restarts = outbox_.restart_count();
  return counts;
}

void EspNowRadio::start() {
  running_ = begin_driver();
  if (running_) outbox_.restarted();  // of frames that went before nothing will be told
}

bool EspNowRadio::begin_driver() {
  WiFi.persistent(false);
  if (!WiFi.mode(WIFI_STA)) return false;
  driver_was_up_ = true;
  WiFi.setSleep(false);  // a dozing receiver misses frames; false means that it was so already
  return esp_wifi_set_channel(channel, WIFI_SECOND_CHAN_NONE) == ESP_OK && esp_now_init() == ESP_OK &&
         esp_now_register_recv_cb(frame_received) == ESP_OK &&
         esp_now_register_send_cb(frame_sent) == ESP_OK && add_everybody();
}

void EspNowRadio::stop() {
  // Harmless when it was not running, but until the driver has been up once it calls through a null pointer.
  if (driver_was_up_) esp_now_deinit();
  WiFi.mode(WIFI_OFF);
  inbox.clear();
  running_ = false;
}

bool EspNowRadio::mend(Milliseconds now) {
  if (now - mended_at_ < mend_again_ms) return false;
  mended_at_ = now;
  stop();
  start();
  return running_;
}

}  // namespace esp32
}  // namespace seaglass
