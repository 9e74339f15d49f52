"""Only src/ and include/boards may ask where they run. Refuses any conditional of the preprocessor in lib/ and in the
rest of include/, and in test/ any that names a board or a platform (test/esp32_contract and test/esp32_model stand in
for the headers and the code of others, and test/firmware_model runs the firmware on them). First it proves that it
would notice."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONDITIONAL = re.compile(r"^[ \t]*#[ \t]*(if|ifdef|ifndef|elif)\b(.*)$", re.MULTILINE)
PLATFORM = re.compile(r"ARDUINO|ESP|M5STACK|ODROID|TFT_|IDF|xtensa|XTENSA|riscv|wasm|EMSCRIPTEN|WIN32|linux|APPLE|SDL")

EXCEPTED = [("include", "boards"), *(("test", folder) for folder in ("esp32_contract", "esp32_model", "firmware_model",
                                                                     "emulated"))]


def sources(folder):
    return [path for path in sorted(folder.rglob("*")) if path.suffix in (".h", ".cpp", ".c")]


def conditionals(path, text, pattern):
    return [f"{path}:{text.count(chr(10), 0, found.start()) + 1}: {found.group(0).strip()}"
            for found in CONDITIONAL.finditer(text) if pattern.search(found.group(2))]


def found_in(root):
    anything = re.compile("")
    guilty = []
    for folder, pattern in (("lib", anything), ("include", anything), ("test", PLATFORM)):
        for path in sources(root / folder):
            relative = path.relative_to(root)
            if relative.parts[:2] in EXCEPTED:
                continue
            guilty += conditionals(relative, path.read_text(), pattern)
    return guilty


def prove():
    assert conditionals("x.h", "\n#ifdef ARDUINO\n", PLATFORM) == ["x.h:2: #ifdef ARDUINO"]
    assert conditionals("x.h", "  # if defined(ESP32)", PLATFORM)
    assert conditionals("x.h", "#elif __wasm__", PLATFORM)
    assert not conditionals("x.h", "// #if it rains\nint iffy;", PLATFORM)
    assert len(sources(ROOT / "lib")) > 10


if __name__ == "__main__":
    prove()
    guilty = found_in(ROOT)
    print("\n".join(guilty))
    sys.exit(1 if guilty else 0)
