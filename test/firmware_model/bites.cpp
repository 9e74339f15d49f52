// That the model can fail: small programs in the firmware's place, each of which does one thing that a board
// does not forgive, or asks for one answer that is no success.
#include <Arduino.h>
#include <TFT_eSPI.h>
#include <WiFi.h>
#include <Wire.h>
#include <bootloader_random.h>
#include <driver/ledc.h>
#include <driver/rtc_io.h>
#include <driver/uart.h>
#include <esp_attr.h>
#include <esp_now.h>
#include <esp_partition.h>
#include <esp_random.h>
#include <esp_sleep.h>
#include <esp_system.h>

#include <cstring>
#include <set>

#include "esp32/entropy.h"
#include "esp32/power/sleep_task.h"
#include "esp32_model/director.h"
#include "esp32_model/processor.h"
#include "firmware_model/scenarios.h"

namespace seaglass {
namespace model {

namespace {

void look_at_nothing(Board&) {}

/// In a small program: what must hold there. It ends as misuse, with these words.
void must(bool holds, const char* what) {
  if (!holds) misuse(what);
}
#define MUST(what) must(what, #what)

[[noreturn]] void all_right() {
  end_run(Ending::deep_sleep);
}

constexpr std::uint8_t everybody[6] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
constexpr std::uint8_t somebody[6] = {0x24, 0, 0, 0, 0, 9};

esp_err_t add(const std::uint8_t* address, bool encrypt = false) {
  esp_now_peer_info_t peer = {};
  std::memcpy(peer.peer_addr, address, sizeof peer.peer_addr);
  peer.encrypt = encrypt;
  return esp_now_add_peer(&peer);
}

volatile int heard = 0;
volatile int reported = 0;
#if ESP_ARDUINO_VERSION_MAJOR >= 3
void hear(const esp_now_recv_info_t*, const std::uint8_t*, int) {
  heard = heard + 1;
}
void report(const esp_now_send_info_t*, esp_now_send_status_t) {
  reported = reported + 1;
}
#else
void hear(const std::uint8_t*, const std::uint8_t*, int) {
  heard = heard + 1;
}
void report(const std::uint8_t*, esp_now_send_status_t) {
  reported = reported + 1;
}
#endif

void on_air() {
  MUST(WiFi.mode(WIFI_STA));
  WiFi.setSleep(false);
  MUST(esp_wifi_set_channel(6, WIFI_SECOND_CHAN_NONE) == ESP_OK);
  MUST(esp_now_init() == ESP_OK);
  MUST(esp_now_register_recv_cb(hear) == ESP_OK);
  MUST(esp_now_register_send_cb(report) == ESP_OK);
  MUST(add(everybody) == ESP_OK);
}

std::uint16_t some_pixels[320 * 2];

void with_panel(TFT_eSPI& tft) {
  if (board::other_select_pin != board::none) {
    const auto pin = static_cast<std::uint8_t>(board::other_select_pin);
    pinMode(pin, OUTPUT);
    digitalWrite(pin, HIGH);
  }
  tft.init();
  tft.setRotation(board::panel_rotation);
  tft.fillScreen(0);
  MUST(tft.initDMA());
}

RTC_NOINIT_ATTR std::uint32_t kept;

struct Program {
  const char* name;
  void (*run)();
  /// What ends it; null where all that it asks for must hold.
  const char* failure;
};

// clang-format off
const Program programs[] = {
  {"ESP-NOW before Wi-Fi", [] { esp_now_deinit(); all_right(); }, "LoadProhibited in esp_now_deinit"},
  {"ESP-NOW's start before Wi-Fi", [] { esp_now_init(); all_right(); }, "LoadProhibited in esp_now_init"},
  {"ESP-NOW may end after Wi-Fi was on", [] {
     MUST(WiFi.mode(WIFI_STA)); MUST(WiFi.mode(WIFI_OFF)); MUST(esp_now_deinit() == ESP_OK); all_right(); }, nullptr},
  {"a channel before Wi-Fi, and after", [] {
     MUST(esp_wifi_set_channel(6, WIFI_SECOND_CHAN_NONE) == ESP_ERR_WIFI_NOT_INIT);
     MUST(WiFi.mode(WIFI_STA));
     MUST(esp_wifi_set_channel(6, WIFI_SECOND_CHAN_NONE) == ESP_OK);
     MUST(esp_wifi_set_channel(15, WIFI_SECOND_CHAN_NONE) == ESP_ERR_INVALID_ARG);
     MUST(WiFi.mode(WIFI_OFF));
     MUST(esp_wifi_set_channel(6, WIFI_SECOND_CHAN_NONE) != ESP_OK); all_right(); }, nullptr},
  {"what setSleep remembers outlives Wi-Fi", [] {
     MUST(WiFi.mode(WIFI_STA)); MUST(WiFi.setSleep(false)); MUST(!WiFi.setSleep(false));
     MUST(WiFi.mode(WIFI_OFF)); MUST(WiFi.mode(WIFI_STA)); MUST(!WiFi.setSleep(false)); all_right(); }, nullptr},
  {"a driver that starts dozes until the event", [] {
     MUST(WiFi.setSleep(false)); MUST(WiFi.mode(WIFI_STA)); MUST(hardware->dozes); delay(10);
     MUST(!hardware->dozes); all_right(); }, nullptr},
  {"nothing can be sent unannounced", [] {
     const std::uint8_t byte = 1;
     MUST(WiFi.mode(WIFI_STA));
     MUST(esp_now_send(everybody, &byte, 1) == ESP_ERR_ESPNOW_NOT_INIT);
     MUST(esp_now_register_recv_cb(hear) == ESP_ERR_ESPNOW_NOT_INIT);
     MUST(add(everybody) == ESP_ERR_ESPNOW_NOT_INIT);
     MUST(esp_now_init() == ESP_OK);
     MUST(esp_now_send(everybody, &byte, 1) == ESP_ERR_ESPNOW_NOT_FOUND);
     MUST(add(everybody, true) == ESP_ERR_ESPNOW_ARG);
     MUST(add(everybody) == ESP_OK); MUST(add(everybody) == ESP_ERR_ESPNOW_EXIST);
     MUST(esp_now_send(somebody, &byte, 1) == ESP_ERR_ESPNOW_NOT_FOUND);
     MUST(esp_now_send(everybody, nullptr, 1) == ESP_ERR_ESPNOW_ARG);
     MUST(esp_now_send(everybody, &byte, 0) == ESP_ERR_ESPNOW_ARG);
     MUST(esp_now_send(everybody, &byte, 251) == ESP_ERR_ESPNOW_ARG);
     MUST(esp_now_register_send_cb(nullptr) == ESP_ERR_ESPNOW_INTERNAL); all_right(); }, nullptr},
  {"a frame is reported when it is out", [] {
     hardware->early_report_percent = 0;
     on_air();
     const std::uint8_t bytes[100] = {};
     MUST(esp_now_send(everybody, bytes, 100) == ESP_OK); MUST(reported == 0);
     MUST(esp_now_send(everybody, bytes, 100) == ESP_OK); MUST(hardware->sent_too_soon == 1);
     delay(4); MUST(reported < 2); delay(4); MUST(reported == 2); all_right(); }, nullptr},
  {"a frame may be reported before it was sent", [] {
     hardware->early_report_percent = 100;
     on_air();
     const std::uint8_t byte = 1;
     MUST(esp_now_send(everybody, &byte, 1) == ESP_OK); MUST(reported == 1); all_right(); }, nullptr},
  {"a report may be lost", [] {
     hardware->report_loss_percent = 100;
     on_air();
     const std::uint8_t byte = 1;
     MUST(esp_now_send(everybody, &byte, 1) == ESP_OK); delay(500); MUST(reported == 0); all_right(); }, nullptr},
  {"who stops is told no more", [] {
     hardware->early_report_percent = 0;
     on_air();
     const std::uint8_t byte = 1;
     MUST(esp_now_send(everybody, &byte, 1) == ESP_OK); MUST(esp_now_deinit() == ESP_OK);
     delay(20); MUST(reported == 0); MUST(!hardware->listens); all_right(); }, nullptr},
  {"a driver's buffers are full one day", [] {
     on_air();
     hardware->radio_stuck = true;
     const std::uint8_t byte = 1;
     for (int i = 0; i < 32; ++i) MUST(esp_now_send(everybody, &byte, 1) == ESP_OK);
     MUST(esp_now_send(everybody, &byte, 1) == ESP_ERR_ESPNOW_NO_MEM); delay(1000); MUST(reported == 0);
     all_right(); }, nullptr},
  {"Wi-Fi that does not start", [] {
     hardware->radio_start_failures = 1;
     MUST(!WiFi.mode(WIFI_STA)); MUST(esp_wifi_set_channel(6, WIFI_SECOND_CHAN_NONE) != ESP_OK);
     MUST(WiFi.mode(WIFI_STA)); all_right(); }, nullptr},
  {"the noise source while the radio is on", [] {
     MUST(WiFi.mode(WIFI_STA)); bootloader_random_enable(); all_right(); }, "the noise source is enabled"},
  {"the radio while the noise source is on", [] {
     bootloader_random_enable(); WiFi.mode(WIFI_STA); all_right(); }, "the radio starts while"},
  {"a voltage while the noise source is on", [] {
     bootloader_random_enable(); analogRead(36); all_right(); }, "the noise source uses the converter"},
  {"a voltage beside the radio's converter", [] { analogRead(4); all_right(); }, "without a converter"},
  {"chance without noise", [] {
     std::uint8_t once[8], again[8];
     esp_fill_random(once, 8);
     hardware->silence = 1;  // as at another start
     esp_fill_random(again, 8);
     MUST(std::memcmp(once, again, 8) == 0);
     bootloader_random_enable(); esp_fill_random(again, 8); bootloader_random_disable();
     MUST(std::memcmp(once, again, 8) != 0); all_right(); }, nullptr},

  {"a pin that nobody set up", [] { digitalRead(5); all_right(); }, "nobody set up"},
  {"a level for a pin that is no output", [] { pinMode(5, INPUT); digitalWrite(5, HIGH); all_right(); }, "no output"},
  {"a level for a pin that cannot drive", [] { pinMode(34, OUTPUT); digitalWrite(34, HIGH); all_right(); }, "cannot drive"},
  {"pulls, and pins without", [] {
     pinMode(13, INPUT_PULLUP); hardware->wires[13] = Drive::floating; MUST(digitalRead(13) == HIGH);
     hardware->wires[13] = Drive::low; MUST(digitalRead(13) == LOW);
     pinMode(39, INPUT_PULLUP); hardware->wires[39] = Drive::floating; MUST(digitalRead(39) == LOW);
     MUST(gpio_hold_en(static_cast<gpio_num_t>(36)) != ESP_OK);
     MUST(rtc_gpio_deinit(static_cast<gpio_num_t>(5)) != ESP_OK); all_right(); }, nullptr},

  {"a watchdog that nobody feeds", [] {
     enableLoopWDT(); for (;;) delay(10); }, "watchdog"},
  {"a watchdog that is fed", [] {
     enableLoopWDT();
     for (int i = 0; i < 20; ++i) delay(1000), feedLoopWDT();
     all_right(); }, nullptr},
  {"ticks", [] {
     delay(10); MUST(millis() == 10); delay(1); MUST(millis() == 11); wait_until(hardware->now + 700); delay(1);
     MUST(micros() == 12000); all_right(); }, nullptr},
  {"an instruction that cannot be carried out", [] { *static_cast<volatile int*>(nullptr) = 1; }, "its process died"},
  {"the firmware's own end", [] {}, "came to an end"},

  {"light sleep with the radio on", [] {
     on_air(); esp_sleep_enable_timer_wakeup(1000); esp32::begin_sleep_task(); esp32::sleep_lightly(); all_right(); }, "light sleep while the radio"},
#if ESP_ARDUINO_VERSION_MAJOR < 3
  {"light sleep on core 1", [] {
     esp_sleep_enable_timer_wakeup(1000); esp_light_sleep_start(); all_right(); }, "RTC FAST memory"},
#endif
  {"light sleep without an end", [] { esp32::begin_sleep_task(); esp32::sleep_lightly(); all_right(); }, "nothing ends"},
  {"deep sleep without an end", [] { esp32::begin_sleep_task(); esp32::sleep_deeply(); }, "nothing ends"},
  {"sources of waking", [] {
     MUST(esp_sleep_enable_ext0_wakeup(static_cast<gpio_num_t>(5), 0) != ESP_OK);
     MUST(esp_sleep_enable_ext0_wakeup(GPIO_NUM_39, 2) != ESP_OK);
     MUST(esp_sleep_enable_ext0_wakeup(GPIO_NUM_39, 0) == ESP_OK);
     MUST(uart_set_wakeup_threshold(UART_NUM_0, 2) != ESP_OK);
     MUST(uart_set_wakeup_threshold(UART_NUM_0, 3) == ESP_OK);
     MUST(esp_sleep_enable_uart_wakeup(7) != ESP_OK);
     MUST(gpio_wakeup_enable(GPIO_NUM_39, GPIO_INTR_DISABLE) != ESP_OK); all_right(); }, nullptr},

  {"duty before a timer", [] {
     MUST(ledc_set_duty(LEDC_LOW_SPEED_MODE, LEDC_CHANNEL_0, 5) == ESP_ERR_INVALID_STATE);
     MUST(ledc_update_duty(LEDC_LOW_SPEED_MODE, LEDC_CHANNEL_0) == ESP_ERR_INVALID_STATE);
     MUST(ledc_stop(LEDC_LOW_SPEED_MODE, LEDC_CHANNEL_0, 0) == ESP_ERR_INVALID_STATE);
     ledc_timer_config_t timer = {};
     timer.speed_mode = LEDC_LOW_SPEED_MODE;
     timer.duty_resolution = LEDC_TIMER_10_BIT;
     timer.clk_cfg = LEDC_USE_APB_CLK;
     timer.freq_hz = 1;
     MUST(ledc_timer_config(&timer) == ESP_FAIL);
     timer.freq_hz = 4000;
     MUST(ledc_timer_config(&timer) == ESP_OK);
     ledc_channel_config_t channel = {};
     channel.gpio_num = 36;
     channel.speed_mode = LEDC_LOW_SPEED_MODE;
     MUST(ledc_channel_config(&channel) == ESP_ERR_INVALID_ARG);
     channel.gpio_num = board::backlight_pin;
     MUST(ledc_channel_config(&channel) == ESP_OK);
     MUST(ledc_set_duty(LEDC_LOW_SPEED_MODE, LEDC_CHANNEL_0, 512) == ESP_OK);
     MUST(hardware->backlight_permille == 0);  // not before it is updated
     MUST(ledc_update_duty(LEDC_LOW_SPEED_MODE, LEDC_CHANNEL_0) == ESP_OK);
     MUST(hardware->backlight_permille == 500);
     MUST(ledc_set_freq(LEDC_LOW_SPEED_MODE, LEDC_TIMER_0, 10) == ESP_FAIL);
     stop_clocks(true); MUST(hardware->backlight_permille == 0); stop_clocks(false);  // its clock stops in sleep
     pinMode(board::backlight_pin, OUTPUT);
     MUST(ledc_set_duty(LEDC_LOW_SPEED_MODE, LEDC_CHANNEL_0, 1) == ESP_OK); all_right(); }, nullptr},

  {"flash beyond its end, and half a sector", [] {
     const esp_partition_t* flash = esp_partition_find_first(ESP_PARTITION_TYPE_DATA, ESP_PARTITION_SUBTYPE_ANY, "seaglass");
     MUST(esp_partition_find_first(ESP_PARTITION_TYPE_DATA, ESP_PARTITION_SUBTYPE_ANY, "other") == nullptr);
     std::uint8_t bytes[8] = {};
     MUST(esp_partition_read(flash, flash->size + 1, bytes, 0) == ESP_ERR_INVALID_ARG);
     MUST(esp_partition_read(flash, flash->size - 4, bytes, 8) == ESP_ERR_INVALID_SIZE);
     MUST(esp_partition_write(flash, flash->size - 4, bytes, 8) == ESP_ERR_INVALID_SIZE);
     MUST(esp_partition_erase_range(flash, 0, 100) == ESP_ERR_INVALID_SIZE);
     MUST(esp_partition_erase_range(flash, 100, 4096) == ESP_ERR_INVALID_ARG);
     bytes[0] = 0xF0; MUST(esp_partition_write(flash, 0, bytes, 1) == ESP_OK);
     bytes[0] = 0x3C; MUST(esp_partition_write(flash, 0, bytes, 1) == ESP_OK);
     MUST(esp_partition_read(flash, 0, bytes, 1) == ESP_OK); MUST(bytes[0] == 0x30);  // no bit comes back
     MUST(esp_partition_erase_range(flash, 0, 4096) == ESP_OK);
     MUST(esp_partition_read(flash, 0, bytes, 1) == ESP_OK); MUST(bytes[0] == 0xFF); all_right(); }, nullptr},
  {"flash that is not there", [] {
     std::uint8_t byte;
     esp_partition_read(nullptr, 0, &byte, 1); all_right(); }, "partition != NULL"},

  {"the panel before it is set up", [] { TFT_eSPI tft; tft.fillScreen(0); all_right(); }, "before it is set up"},
  {"pixels without DMA", [] {
     static TFT_eSPI tft; tft.startWrite(); tft.pushImageDMA(0, 0, 16, 2, some_pixels); delay(5);
     MUST(panel_task.due() == never); all_right(); }, nullptr},
  {"DMA set up twice", [] { static TFT_eSPI tft; with_panel(tft); MUST(!tft.initDMA()); all_right(); }, nullptr},
  {"pixels that change under way", [] {
     static TFT_eSPI tft; with_panel(tft); tft.startWrite();
     tft.pushImageDMA(0, 0, 320, 2, some_pixels); some_pixels[7] = 0x1234; tft.dmaWait(); all_right(); },
   "pixels changed while they travelled"},
  {"a command while pixels travel", [] {
     static TFT_eSPI tft; with_panel(tft); tft.startWrite();
     tft.pushImageDMA(0, 0, 320, 2, some_pixels); tft.writecommand(0x28); all_right(); }, "a command while pixels"},
  {"light sleep while pixels travel", [] {
     static TFT_eSPI tft; with_panel(tft); tft.startWrite(); esp_sleep_enable_timer_wakeup(100000);
     esp32::begin_sleep_task(); tft.pushImageDMA(0, 0, 320, 2, some_pixels); esp32::sleep_lightly(); all_right(); }, "while the panel is being sent"},
  {"a command right after the panel's reset", [] {
     static TFT_eSPI tft; with_panel(tft); tft.writecommand(0x01); tft.writecommand(0x29); all_right(); }, "within 5 ms"},
  {"the panel woken too soon", [] {
     static TFT_eSPI tft; with_panel(tft); tft.writecommand(0x01); delay(6); tft.writecommand(0x11); all_right(); },
   "within 120 ms"},

  {"the power chip without a bus", [] {
     Wire.beginTransmission(0x75); MUST(Wire.endTransmission() == 4); MUST(Wire.requestFrom(0x75, 1) == 0); all_right(); },
   nullptr},
  {"nobody on the bus", [] {
     Wire.begin(21, 22); Wire.beginTransmission(0x11); MUST(Wire.endTransmission() == 2);
     MUST(Wire.requestFrom(0x11, 1) == 0); MUST(Wire.read() == -1); all_right(); }, nullptr},
  {"what is said before the port is open", [] {
     const std::uint8_t letter = 'x';
     MUST(Serial.write(&letter, 1) == 1); MUST(hardware->said_size == 0); MUST(Serial.read() == -1);
     Serial.begin(115200); Serial.write(&letter, 1); MUST(hardware->said_size == 1); all_right(); }, nullptr},
};
// clang-format on

/// A small program on a board of its own.
void bite(Claims& claims, const Program& program) {
  Director world(1, 1, program.run, look_at_nothing);
  world.power_on(0);
  world.run(350);
  for (int waits = 0; waits < 60 && world.is_running(0) && world.failures() == 0; ++waits) world.run(500);
  const std::string name = std::string("the model: ") + program.name;
  if (program.failure == nullptr) {
    claims.check(world.failures() == 0, name + ": " + world.failure());
    claims.check(world.is_off_by_itself(0), name + ": it never ended");
  } else {
    claims.check(world.failures() > 0 && world.failure().find(program.failure) != std::string::npos,
                 name + ": not seen; instead \"" + world.failure() + "\"");
  }
}

void keep_something() {
  if (esp_reset_reason() == ESP_RST_POWERON) {
    kept = 0x5EA61A55;
    esp_restart();
  }
  must(kept == 0x5EA61A55 && esp_reset_reason() == ESP_RST_SW, "what is not zeroed outlives a restart");
  end_run(Ending::deep_sleep);
}

void look_for_something() {
  must(kept != 0x5EA61A55, "nothing outlives the power");
  end_run(Ending::deep_sleep);
}

/// Sixteen bytes of the firmware's own chance, as they come first after a start.
void draw() {
  esp32::PooledEntropy entropy;
  entropy.begin();
  std::uint8_t bytes[16];
  entropy.fill({bytes, sizeof bytes});
  Serial.begin(115200);
  Serial.write(bytes, sizeof bytes);
  all_right();
}

/// In spite of a generator that gives the same at every start.
void expect_chance(Claims& claims) {
  Director world(2, 1, draw, look_at_nothing);
  std::set<std::string> drawn;
  for (int starts = 0; starts < 2; ++starts) {
    for (int i = 0; i < 2; ++i) world.board(i).said_size = 0, world.power_on(i);
    world.run(1000);
    for (int i = 0; i < 2; ++i) drawn.insert(world.said(i));
  }
  claims.check(world.failures() == 0 && drawn.size() == 4, "no two starts draw the same");
}

}  // namespace

void bites(Claims& claims) {
  for (const Program& program : programs) bite(claims, program);
  expect_chance(claims);
  Director keeping(1, 1, keep_something, look_at_nothing);
  keeping.power_on(0);
  keeping.run(2000);
  claims.check(keeping.failures() == 0 && keeping.starts(0) == 2 && keeping.is_off_by_itself(0),
               keeping.failure());
  Director looking(1, 1, look_for_something, look_at_nothing);
  std::memcpy(looking.board(0).rtc, keeping.board(0).rtc, Board::rtc_bytes);
  looking.power_on(0);
  looking.run(2000);
  claims.check(looking.failures() == 0 && looking.is_off_by_itself(0), looking.failure());
}

}  // namespace model
}  // namespace seaglass
