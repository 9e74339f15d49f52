"""The tables of README.md, held to the headers of the contract, to the calls of the device code and to the bodies of
the model."""
import re

CALLED_BY_THEIRS = {"setup", "loop", "getArduinoLoopTaskStackSize"}
ROW = re.compile(r"^\| `([\w:]+)` \| (.+?) \| `(\S+)` \| `(\S+)` \| (.+?) \|$", re.MULTILINE)
PLACE = re.compile(r"[\w./+-]+\.(?:c|cpp|h):\d+")


def declared(header):
    """The functions that a header of the contract declares, methods with their class."""
    around = None
    for line in re.sub(r"\([^()]*\)", lambda arguments: arguments.group().replace("\n", " "), header).splitlines():
        around = (re.match(r"class (\w+)", line) or [None, around])[1] if line != "};" else None
        for name in re.findall(r"\b(\w+)\((?!\*)[^()]*\)(?: __attribute__\(\(noreturn\)\))?;", line):
            yield f"{around}::{name}" if around else name


def has_body(name, text):
    """Whether a source defines the function."""
    return re.search(rf"\b{name}\([^{{}};]*\)\s*{{", text) is not None


def wrong(names, rows, called, model):
    """What the README does not say, or wrongly: `rows` as the tables have them, `model` gives a file's text or None."""
    listed = [row[0] for row in rows]
    for name in sorted(set(names) - set(listed)):
        yield f"{name} has no row"
    for name in sorted(set(listed) - set(names)):
        yield f"{name} is declared nowhere"
    for name in sorted(name for name in set(listed) if listed.count(name) > 1):
        yield f"{name} has several rows"
    for name, _, core2, core3, body in rows:
        if not re.search(rf"\b{name.rpartition(':')[2]}\(", called):
            yield f"{name} is called nowhere"
        for place in (core2, core3):
            if not PLACE.fullmatch(place):
                yield f"{name}: {place} is no place in a file"
        file = body.strip("`")
        if file == "libsodium":  # linked as it is
            if not name.startswith(("crypto_", "sodium_")):
                yield f"{name} is none of libsodium's"
        elif model(file) is None or not has_body(name, model(file)):
            yield f"{name} has no body in test/esp32_model/{file}"


def prove():
    """Each of these changes must be noticed, for what it is."""
    good = [("esp_init", "ESP_OK.", "a/b.c:1", "c/d.cpp:2", "`x.cpp`"),
            ("Bus::read", "-1.", "a.h:1", "b.h:2", "`x.cpp`")]
    bodies = "esp_err_t esp_init(void) {\n}\nint Bus::read() {\n"
    headers = list(declared("class Bus {\n  int read();\n};\nesp_err_t esp_init(void);\n"))
    calls = "esp_init(); bus.read();"

    def said(names=headers, rows=good, called=calls, text=bodies):
        return "\n".join(wrong(names, rows, called, {"x.cpp": text}.get))

    assert headers == ["Bus::read", "esp_init"] and not said(), said()
    assert "esp_more has no row" in said(names=[*headers, "esp_more"])
    assert "esp_init is declared nowhere" in said(names=["Bus::read"])
    assert "esp_init has several rows" in said(rows=[*good, good[0]])
    assert "Bus::read is called nowhere" in said(called="esp_init();")
    assert "a/b.c is no place" in said(rows=[(*good[0][:2], "a/b.c", *good[0][3:]), good[1]])
    assert "esp_init is none of libsodium's" in said(rows=[(*good[0][:4], "libsodium"), good[1]])
    assert "esp_init has no body in test/esp32_model/y.cpp" in said(rows=[(*good[0][:4], "`y.cpp`"), good[1]])
    assert "Bus::read has no body" in said(text="esp_err_t esp_init(void) {\n}\nint Bus::read();\n")


def wrong_in(contract, model, sources):
    """The same for the files as they are."""
    headers = "\n".join(header.read_text() for header in sorted(contract.glob("*/**/*.h")))
    called = "\n".join(source.read_text() for source in sources)
    rows = ROW.findall((contract / "README.md").read_text())

    def text_of(file):
        return (model / file).read_text() if (model / file).is_file() else None

    return list(wrong(set(declared(headers)) - CALLED_BY_THEIRS, rows, called, text_of))
