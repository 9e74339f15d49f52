// The browser edition's side of WebAssembly: up to six handhelds on one air, as functions over numbers that
// src/web/page/machine.js calls. The page brings the time, the presses, the entropy and the flash as it was;
// it takes pictures, sounds and the flash as it is.
#include <cstdint>
#include <optional>

#include "core/check.h"
#include "radio.h"
#include "radio/crypto/known_answers.h"
#include "said_words.h"
#include "simulator/room.h"
#include "words/words.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
#define IMPORT(name) extern "C" __attribute__((import_module("page"), import_name(#name)))

IMPORT(fill_with_entropy) void page_fill_with_entropy(std::uint8_t* bytes, int size);
IMPORT(check_failed) void page_check_failed(const char* claim, const char* file, int line);

namespace seaglass {

void check_failed(const char* claim, const char* file, int line) {
  page_check_failed(claim, file, line);  // throws: nothing of this instance runs again
  __builtin_trap();
}

namespace {

using simulator::SimulatedHandheld;

constexpr int slots = simulator::SimulatedRoom::handhelds_max;
constexpr int picture_bytes = screen_width * screen_height * 4;

class BrowserEntropy : public Entropy {
 public:
  void fill(MutableBytes bytes) override { page_fill_with_entropy(bytes.data, bytes.size); }
};

simulator::SimulatedClock page_clock;
simulator::SimulatedAir air(page_clock, 1);
BrowserEntropy entropy;
bool calm_asked_for = false;
const char* language_asked_for = nullptr;
std::uint32_t room_seed = 0;
std::optional<SimulatedHandheld> handhelds[slots];
std::uint8_t pictures[slots][picture_bytes];
web::SaidWords said_words;

SimulatedHandheld& at(int slot) {
  CHECK(slot >= 0 && slot < slots);
  if (!handhelds[slot])
    handhelds[slot].emplace(page_clock, air, slot, simulator::SimulatedRoom::seed_of_unit(room_seed, slot),
                            room_seed == 0 ? &entropy : nullptr);
  return *handhelds[slot];
}

Button button_of(int number) {
  CHECK(number >= 0 && number < button_count);
  return static_cast<Button>(number);
}

// A colour of few bits is widened so that the brightest stays the brightest.
void widen(std::uint16_t colour, std::uint8_t* rgba) {
  const int red = colour >> 11;
  const int green = (colour >> 5) & 0x3F;
  const int blue = colour & 0x1F;
  rgba[0] = static_cast<std::uint8_t>(red << 3 | red >> 2);
  rgba[1] = static_cast<std::uint8_t>(green << 2 | green >> 4);
  rgba[2] = static_cast<std::uint8_t>(blue << 3 | blue >> 2);
  rgba[3] = 0xFF;
}

}  // namespace
}  // namespace seaglass

using namespace seaglass;

extern "C" void __wasm_call_ctors();

EXPORT(_initialize) void initialize() {
  __wasm_call_ctors();
}

/// Somebody asked this browser for little motion: each handheld hears of it when it starts.
EXPORT(set_calm) void set_calm(int calm) {
  calm_asked_for = calm != 0;
}

/// The language that this browser is set to, by the two letters of its code; each handheld hears of it when
/// it starts, and asks where nobody says any. Whether they speak it.
EXPORT(set_language) int set_language(int first, int second) {
  const char code[] = {static_cast<char>(first), static_cast<char>(second), 0};
  Language language;
  if (!find_language(code, language)) return 0;
  language_asked_for = code_of(language);
  return 1;
}
/// The code of the language that a handheld speaks.
EXPORT(language) const char* language_of(int slot) {
  return code_of(at(slot).handheld().preferences().language);
}

/// For tests, before anything else: all chance from this seed, as in the tests' SimulatedRoom.
EXPORT(set_seed) void set_seed(std::uint32_t seed) {
  room_seed = seed;
}

/// Whether this page was built with libsodium: without it no handheld has a radio.
EXPORT(has_radio) int has_radio() {
  return web::radio_cryptography() != nullptr;
}
/// Null, or the name of the primitive whose answers differ from its standard. Needs a radio.
EXPORT(wrong_answer) const char* wrong_answer_of_sealing() {
  CHECK(web::radio_cryptography() != nullptr);
  return wrong_answer(*web::radio_cryptography());
}

/// How bad the air between the handhelds is: so many of a hundred frames get lost.
EXPORT(set_loss) void set_loss(int percent) {
  CHECK(percent >= 0 && percent <= 100);
  simulator::AirFaults faults;
  faults.loss_percent = percent;
  air.set_faults(faults);
}
EXPORT(frames_sent) int frames_sent() {
  return air.sent_count();
}

EXPORT(start) void start(int slot) {
  at(slot).set_calm(calm_asked_for);
  at(slot).set_language(language_asked_for);
  at(slot).set_stays_lit(true);
  at(slot).set_cryptography(web::radio_cryptography());
  at(slot).start();
}
EXPORT(stop) void stop(int slot) {
  at(slot).stop();
}
EXPORT(press) void press(int slot, int button) {
  at(slot).press(button_of(button));
}
EXPORT(release) void release(int slot, int button) {
  at(slot).release(button_of(button));
}

/// Whether letters can be typed there now, and one of Latin-1 that is.
EXPORT(takes_letters) int takes_letters(int slot) {
  return at(slot).is_running() && at(slot).handheld().takes_letters() ? 1 : 0;
}
EXPORT(type) void type(int slot, int letter) {
  at(slot).type(letter);
}

/// Whether it was time to step, by the page's clock.
EXPORT(step) int step(int slot, std::uint32_t now) {
  page_clock.now = now;
  return at(slot).step_if_due() ? 1 : 0;
}
/// How long until it will step, if nothing happens before.
EXPORT(wait_ms) std::uint32_t wait_ms(int slot) {
  return at(slot).wait_ms();
}

/// Red, green, blue and opacity of every pixel as it is now.
EXPORT(picture) const std::uint8_t* picture(int slot) {
  const std::uint16_t* pixels = at(slot).panel.pixels();
  for (int i = 0; i < screen_width * screen_height; ++i) widen(pixels[i], pictures[slot] + 4 * i);
  return pictures[slot];
}
/// Grows whenever something was sent to the screen.
EXPORT(pictures_sent) int pictures_sent(int slot) {
  return at(slot).panel.sends();
}
EXPORT(picture_hash) std::uint32_t picture_hash(int slot) {
  return at(slot).panel.picture_hash();
}
/// What can be read there now (said_words.h).
EXPORT(words) const char* words(int slot) {
  said_words = {};
  at(slot).handheld().show_words(said_words);
  return said_words.text();
}
/// For the left hand: the picture lies upside down, and what is pressed means the opposite.
EXPORT(is_turned) int is_turned(int slot) {
  return at(slot).is_running() && at(slot).handheld().preferences().left_handed ? 1 : 0;
}
EXPORT(brightness_percent) int brightness_percent(int slot) {
  return at(slot).panel.brightness_percent();
}

EXPORT(hertz) int hertz(int slot) {
  return at(slot).speaker.now().hertz;
}
EXPORT(volume_percent) int volume_percent(int slot) {
  return at(slot).speaker.now().volume_percent;
}

EXPORT(flash) std::uint8_t* flash(int slot) {
  return at(slot).flash.contents().data;
}
EXPORT(flash_bytes) int flash_bytes() {
  return simulator::SimulatedFlash::size_bytes;
}
/// Grows whenever flash was written or erased.
EXPORT(flash_generation) std::uint32_t flash_generation(int slot) {
  return at(slot).flash.generation();
}
