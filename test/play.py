"""`make play` on a terminal, as a person has it: what it says, what it serves and to whom, a taken port, Ctrl-C."""
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

from steps import HANG_S, ROOT


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Terminal:
    """A command on a terminal of its own."""

    def __init__(self, *command):
        self.said = ""
        self.child, self.keyboard = pty.fork()
        if self.child == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests in the background ignores it
            os.chdir(ROOT)
            os.execvp(command[0], command)

    def wait_for(self, pattern):
        end = time.monotonic() + HANG_S
        while not (found := re.search(pattern, self.said)):
            if time.monotonic() > end:
                raise AssertionError(f"never said {pattern!r}, but {self.said!r}")
            self._listen()
        return found

    def type(self, keys):
        os.write(self.keyboard, keys)

    def exit_code(self):
        end = time.monotonic() + HANG_S
        while time.monotonic() < end:
            self._listen()
            child, status = os.waitpid(self.child, os.WNOHANG)
            if child:
                return os.waitstatus_to_exitcode(status)
        raise AssertionError(f"does not end: {self.said!r}")

    def _listen(self):
        if select.select([self.keyboard], [], [], 0.1)[0]:
            try:
                self.said += os.read(self.keyboard, 4096).decode()
            except OSError:  # what a terminal without programs says
                time.sleep(0.05)


def fetch(port, path):
    with urllib.request.urlopen(f"http://localhost:{port}/{path}") as response:
        return response.headers["Content-Type"], response.read()


def is_missing(port, path):
    try:
        fetch(port, path)
    except urllib.error.HTTPError as error:
        return error.code == 404
    return False


def check_what_is_served(port):
    kind, page = fetch(port, "")
    assert kind.startswith("text/html") and b"Seaglass" in page, kind
    kind, module = fetch(port, "seaglass.wasm")
    assert kind == "application/wasm" and module.startswith(b"\0asm"), kind
    for name, wanted in (("main.js", "text/javascript"), ("manifest.webmanifest", "application/manifest+json")):
        assert fetch(port, name)[0] == wanted, name
    assert is_missing(port, "../../Makefile") and is_missing(port, "%2e%2e/wasm/build.log"), "more than the page"


def check_nobody_else_is_served(port):
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as other:
        other.bind(("127.0.0.2", port))  # free for somebody else: the server holds 127.0.0.1 alone


def check_a_taken_port(port):
    second = subprocess.run(["make", "play", f"PORT={port}"], cwd=ROOT, text=True, capture_output=True)
    assert second.returncode == 2, second.returncode
    assert f"Port {port} is taken. Choose another: make play PORT={port + 1}" in second.stderr, second.stderr
    assert "Traceback" not in second.stderr, second.stderr


def main():
    port = free_port()
    terminal = Terminal("make", "play", f"PORT={port}")
    terminal.wait_for(f"http://localhost:{port}")
    check_what_is_served(port)
    check_nobody_else_is_served(port)
    check_a_taken_port(port)
    terminal.type(b"\x03")
    code = terminal.exit_code()
    assert code == 0, f"Ctrl-C: exit code {code}: {terminal.said!r}"
    assert "Traceback" not in terminal.said and "***" not in terminal.said, terminal.said
    print(terminal.said)
    return 0


if __name__ == "__main__":
    sys.exit(main())
