"""The desktop window, on a display that nobody sees: keys play the handheld, what it keeps is there the next time,
and it ends cleanly. It also runs where there is no display at all (SDL's dummy video)."""
import operator
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from steps import HANG_S, ROOT

DESKTOP = ROOT / "build/desktop/desktop"
START_S = 2.0  # longer than the first picture of all is shown
CARD_S = 0.7  # longer than two cards change places
FLASH_BYTES = 64 * 4096


@contextmanager
def display():
    """An X server of our own; its name."""
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "640x360x24", "-nolisten", "tcp"],
                              pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def alike(one, other):
    """The same card, wherever its water came to rest."""
    return sum(map(int.__ne__, one, other)) < len(one) // 10


class Window:
    opened = []

    def __init__(self, environment, *arguments):
        self.environment = environment
        # Whoever runs the tests in the background ignores Ctrl-C; the window must not inherit that.
        self.program = subprocess.Popen([DESKTOP, *arguments], env=environment, text=True, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT,
                                        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.opened.append(self.program)

    def xdotool(self, *words):
        subprocess.run(["xdotool", *words], env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def focus(self):
        """A window that is there, but not shown yet, cannot have it."""
        self.xdotool("search", "--sync", "--onlyvisible", "--name", "Seaglass", "windowfocus", "--sync")

    def press(self, *keys):
        """As a finger does: the window hears them go down before they come up."""
        self.xdotool("key", "--delay", "60", *keys)

    def picture(self):
        return subprocess.run(["import", "-window", "root", "rgb:-"], env=self.environment, check=True,
                              stdout=subprocess.PIPE).stdout

    def comes_to(self, still_s, same, before=None):
        """What the window shows once it has been the same so long; on a busy machine it may take a while to answer."""
        end = time.monotonic() + HANG_S
        last, since = self.picture(), time.monotonic()
        while (time.monotonic() - since < still_s or len(set(last[::97])) < 20
               or (before is not None and alike(last, before))):
            assert time.monotonic() < end, "the window never comes to rest, shows nothing, or still the same"
            time.sleep(0.1)
            now = self.picture()
            if not same(now, last):
                last, since = now, time.monotonic()
        return last

    def catches_ctrl_c(self):
        caught = re.search(r"^SigCgt:\s*(\w+)$", Path(f"/proc/{self.program.pid}/status").read_text(), re.MULTILINE).group(1)
        return int(caught, 16) >> signal.SIGINT - 1 & 1

    def rest(self):
        """Until nothing moves any more: the window sleeps."""
        return self.comes_to(START_S, same=operator.eq)

    def card(self, before=None):
        """The card that it shows, another one than before."""
        return self.comes_to(START_S if before is None else CARD_S, same=alike, before=before)

    def ends_with(self, code):
        said = self.program.communicate(timeout=HANG_S)[0]
        assert self.program.returncode == code, f"exit code {self.program.returncode}, not {code}: {said}"
        return said


def check_keys_and_flash(environment):
    window = Window(environment)
    window.focus()
    first = window.rest()
    window.focus()
    # The time that the window slept is not time that a key was held.
    window.press("Right")
    second = window.card(before=first)
    window.press("Left")
    assert alike(window.card(before=second), first), "one press back does not undo one press"
    window.press("Right")
    chosen = window.card(before=first)
    window.xdotool("key", "ctrl+q")
    window.ends_with(0)

    again = Window(environment)
    again.focus()
    assert alike(again.card(), chosen), "the card that was chosen is not remembered"
    taken = Window(environment)
    assert "another window plays with this handheld" in taken.ends_with(2), "two windows share one flash"
    again.program.send_signal(signal.SIGTERM)
    again.ends_with(0)


def flashes(environment):
    """What the windows keep: {name: bytes}."""
    return {path.name: path.stat().st_size for path in Path(environment["XDG_DATA_HOME"]).glob("seaglass/*.flash")}


def play_unseen(windows, environment, handhelds):
    """Lets these windows come up where nobody sees them, until they keep so many handhelds, and ends them."""
    wanted = {f"handheld{number}.flash" for number in range(1, handhelds + 1)}
    end = time.monotonic() + HANG_S
    while not (wanted <= flashes(environment).keys() and all(window.catches_ctrl_c() for window in windows)):
        assert time.monotonic() < end, f"no {wanted}, but {flashes(environment)}"
        assert all(window.program.poll() is None for window in windows), "a window does not come up"
        time.sleep(0.05)
    for window in windows:
        window.program.send_signal(signal.SIGINT)
        window.ends_with(0)


def check_no_display(environment):
    play_unseen([Window({**environment, "SDL_VIDEODRIVER": "dummy"}, "6")], environment, 6)
    assert list(flashes(environment).values()) == 6 * [FLASH_BYTES], flashes(environment)


def check_windows_that_hear_each_other(environment):
    nowhere = {**environment, "SDL_VIDEODRIVER": "dummy"}
    play_unseen([Window(nowhere, "2", "udp") for _ in range(2)], environment, 4)


def check_wrong_numbers(environment):
    for words in (("0",), ("7",), ("x",), ("-1",), ("2x",), ("2", "tcp")):
        assert "1 to 6 handhelds" in Window(environment, *words).ends_with(2), words


def main():
    with tempfile.TemporaryDirectory() as data, display() as name:
        environment = {**os.environ, "XDG_DATA_HOME": data, "DISPLAY": name, "SDL_AUDIODRIVER": "dummy"}
        environment.pop("SDL_VIDEODRIVER", None)
        try:
            check_keys_and_flash(environment)
            check_windows_that_hear_each_other(environment)
            check_no_display(environment)
            check_wrong_numbers(environment)
        finally:
            for program in Window.opened:
                program.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
