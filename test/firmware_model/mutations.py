"""That the modelled boards notice what is wrong with the firmware: each mistake below is made in a copy of one of
its files, and the program that runs it must fail, and say so in these words. All but the last of a mistake's texts
are of the file as it is: a text that is not there any more is a failure, too.

mutations.py [WORD]   all of them, or those whose file has this word in its name
"""
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "host"
OUT = ROOT / "build" / "mutations"

DEVKIT, DEVKIT3, ODROID, M5 = "devkit_core2", "devkit_core3", "odroid_go_core2", "m5stack_core2"

# board and core, file, what is there, what is there instead, what must be said
MISTAKES = [
    (DEVKIT, "src/esp32/radio.cpp", "if (driver_was_up_) esp_now_deinit();", "esp_now_deinit();", "LoadProhibited"),
    (DEVKIT3, "src/esp32/radio.cpp", "if (driver_was_up_) esp_now_deinit();", "esp_now_deinit();", "LoadProhibited"),
    (DEVKIT, "src/esp32/radio.cpp", "WiFi.setSleep(false);", "if (!WiFi.setSleep(false)) return false;", "listens"),
    (DEVKIT, "src/esp32/radio.cpp", "WiFi.setSleep(false);", "", "listens"),
    (DEVKIT3, "src/esp32/radio.cpp", "WiFi.setSleep(false);", "", "listens"),
    (DEVKIT, "src/esp32/radio.cpp", "if (!WiFi.mode(WIFI_STA)) return false;",
     "if (esp_wifi_set_channel(channel, WIFI_SECOND_CHAN_NONE) != ESP_OK || !WiFi.mode(WIFI_STA)) return false;",
     "listens"),
    (DEVKIT, "src/esp32/radio.cpp", "if (running_) outbox_.restarted();", "", "seed 1"),
    (DEVKIT, "src/esp32/radio.cpp", " && add_everybody()", "", "seed 1"),
    (DEVKIT, "src/esp32/radio.cpp", "esp_now_register_send_cb(frame_sent) == ESP_OK && ", "", "seed 1"),
    (DEVKIT, "src/esp32/radio.cpp", "state == State::in_flight || (", "(", "started 2 times"),
    (DEVKIT, "src/esp32/radio.cpp", "WiFi.mode(WIFI_OFF);", "", "started once"),
    (ODROID, "include/boards/odroid_go.h", "panel_rotation = 3;", "panel_rotation = 1;", "another picture"),
    (DEVKIT, "include/boards/devkit.h", "panel_rotation = 1;", "panel_rotation = 5;", "another picture"),
    (M5, "include/boards/m5stack.h", "#define M5STACK 1", "", "another picture"),
    (M5, "include/boards/m5stack.h", "reset_pin_tells_inversion = true", "reset_pin_tells_inversion = false",
     "another picture"),
    (DEVKIT, "include/boards/own_wiring.h", "#define TFT_MISO", "#define TFT_RGB_ORDER 1\n#define TFT_MISO",
     "another picture"),
    (DEVKIT, "src/esp32/panel.cpp", "tft_.startWrite();", "", "another picture"),
    (DEVKIT, "src/esp32/panel.cpp", "tft_.dmaWait();", "", "pixels"),
    (ODROID, "src/esp32/panel.cpp", "digitalWrite(board::other_select_pin, HIGH);", "", "selected"),
    (DEVKIT, "src/esp32/panel.cpp", "gpio_hold_en(static_cast<gpio_num_t>(board::backlight_pin));", "", "dark"),
    (DEVKIT, "src/esp32/panel.cpp", "gpio_hold_dis(pin);", "", "lights it"),
    (DEVKIT, "src/esp32/panel.cpp", "tft_.writecommand(sleep_in);", "", "asleep"),
    (DEVKIT, "src/esp32/panel.cpp", "tft_.writecommand(display_off);", "", "asleep"),
    (DEVKIT3, "src/esp32/panel.cpp", "keep_running_in_sleep(channel);", "", "stays lit"),
    (DEVKIT, "src/esp32/panel.cpp", "timer.clk_cfg = clock_that_runs_in_sleep;", "timer.clk_cfg = LEDC_USE_APB_CLK;",
     "stays lit"),
    (DEVKIT, "src/esp32/power/power.cpp", "esp_sleep_enable_uart_wakeup(UART_NUM_0);", "", "the next ones are read"),
    (DEVKIT, "src/esp32/power/power.cpp", "edges_to_wake = 3;", "edges_to_wake = 2;", "the next ones are read"),
    (DEVKIT, "src/esp32/power/power.cpp", "esp_sleep_enable_gpio_wakeup();", "", "another picture"),
    (DEVKIT, "src/esp32/power/power.cpp", "esp_sleep_enable_ext0_wakeup(wake_pin, pressed_level);", "", "after five minutes it is off"),
    (DEVKIT, "src/esp32/power/power.cpp", "rtc_gpio_pullup_en(wake_pin);", "", "after five minutes it is off"),
    (DEVKIT, "src/esp32/power/power.cpp", "radio_.set_on(false);", "", "deep sleep while the radio"),
    (ODROID, "src/esp32/power/power.cpp", "conditions.untouched_ms = buttons_.untouched_ms();", "", "looked at"),
    (DEVKIT, "src/esp32/power/sleep_task.cpp", "core = 0;", "core = 1;", "RTC FAST"),
    (DEVKIT, "src/esp32/main.cpp", "parts.buttons.begin();\n  parts.power.begin();",
     "parts.power.begin();\n  parts.buttons.begin();", "another picture"),
    (DEVKIT, "src/esp32/main.cpp", "parts.entropy.begin();\n", "parts.battery.begin();\n  parts.radio.set_on(true);\n"
     "  parts.entropy.begin();\n", "noise source"),
    (DEVKIT, "src/esp32/entropy.cpp", "bootloader_random_enable();", "", "draw the same"),
    (DEVKIT, "src/esp32/entropy.cpp", "bootloader_random_disable();", "", "noise source"),
    (DEVKIT, "src/esp32/flash.cpp", "offset_of(sector * sector_bytes), sector_bytes)", "offset_of(sector), 1)",
     "does not ask again"),
    (DEVKIT, "src/esp32/flash.cpp", "\"seaglass\")", "\"sea\")", "another picture"),
    (ODROID, "src/esp32/buttons.cpp", "board::pull_up_buttons ? INPUT_PULLUP : INPUT", "INPUT", "another picture"),
    (DEVKIT, "src/esp32/serial/crash.cpp", "note.forget();", "", "told once"),
]


def commands(name):
    """{source: its compile command} of one program, and how it is linked."""
    entries = json.loads((BUILD / "compile_commands.json").read_text())
    mark = f"/firmware_{name}.dir/"
    sources = {Path(entry["file"]).resolve(): entry["command"] for entry in entries if mark in entry["command"]}
    said = subprocess.run(["ninja", "-C", str(BUILD), "-t", "commands", f"test/firmware_{name}"], text=True,
                          stdout=subprocess.PIPE, check=True).stdout.splitlines()
    return sources, said[-1]


def sources_of(file):
    """What is compiled anew when this file changes."""
    if file.startswith("include/boards/"):  # it is in all of them; these alone read what is changed here
        return [ROOT / "src" / "esp32" / "panel.cpp", ROOT / "test" / "esp32_model" / "tft_espi.cpp",
                ROOT / "test" / "esp32_model" / "director.cpp"]
    if file.endswith("main.cpp"):
        return [ROOT / "test" / "firmware_model" / "unit.cpp"]
    return [ROOT / file]


def make(number, name, file, there, instead):
    """The program with this mistake in it, or a reason why there is none."""
    text = (ROOT / file).read_text()
    if text.count(there) < 1:
        return None, f"{file} does not have: {there}"
    folder = OUT / str(number)
    changed = folder / (Path(file).relative_to("src") if file.startswith("src") else Path("boards", Path(file).name))
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_text(text.replace(there, instead))
    sources, link = commands(name)
    for source in sources_of(file):
        command = sources[source]
        target = re.search(r" -o (\S+)", command).group(1)
        compiled = folder / (source.stem + ".o")
        command = command.replace(f" -o {target}", f" -o {compiled}").replace(f" -MF {target}.d", f" -MF {compiled}.d")
        command = command.replace(" -I", f" -I{folder} -I", 1).replace(str(ROOT / file), str(changed))
        if source == ROOT / file:
            command = command.replace(str(source), str(changed))
        result = subprocess.run(command + " -w", shell=True, cwd=BUILD, text=True, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT)
        if result.returncode != 0:
            return None, result.stdout
        link = link.replace(f" {target}", f" {compiled}", 1)
    program = folder / "program"
    link = link.replace(f" -o test/firmware_{name}", f" -o {program}")
    result = subprocess.run(link, shell=True, cwd=BUILD, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return (program, "") if result.returncode == 0 else (None, result.stdout)


def is_seen(numbered):
    number, (name, file, there, instead, said) = numbered
    what = f"{name}: {file}: {there.splitlines()[0]} -> {instead.splitlines()[0] if instead else 'nothing'}"
    program, why_not = make(number, name, file, there, instead)
    if program is None:
        print(f"FAIL {what}\n{why_not}")
        return False
    result = subprocess.run([str(program), "1"], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    complaints = [line for line in result.stdout.splitlines() if line.startswith("FAIL")]
    seen = result.returncode != 0 and any(said in line for line in complaints)
    print(f"{'ok  ' if seen else 'FAIL'} {what}: {complaints[0][5:] if complaints else 'nothing was noticed'}", flush=True)
    return seen


def main(word=""):
    wanted = [(number, mistake) for number, mistake in enumerate(MISTAKES) if word in mistake[1]]
    with ThreadPoolExecutor(2) as pool:
        seen = list(pool.map(is_seen, wanted))
    print(f"{sum(seen)} passed, {len(seen) - sum(seen)} failed")
    return 0 if seen and all(seen) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
