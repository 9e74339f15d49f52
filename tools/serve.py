"""python3 serve.py FOLDER [--port N]: hands a folder out on localhost until Ctrl-C. For people who play here and
now: nobody else on the network sees it.
"""
import argparse
import contextlib
import os
import signal
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import arguments

TYPES = {".wasm": "application/wasm", ".js": "text/javascript", ".webmanifest": "application/manifest+json",
         ".svg": "image/svg+xml", ".png": "image/png", ".css": "text/css", ".html": "text/html; charset=utf-8"}


class Page(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def log_message(self, *_):
        pass

    def list_directory(self, path):
        self.send_error(404)

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        pass  # a browser that went away


@contextlib.contextmanager
def own_ctrl_c():
    """On a terminal, Ctrl-C goes to a whole group of processes; then make, which waits for us, would die of it
    and say so. Here this program is the terminal's foreground, as a shell's job is, and gives it back."""
    try:
        terminal = os.open("/dev/tty", os.O_RDWR)
        before = os.tcgetpgrp(terminal)
        ours = before == os.getpgrp() != os.getpid()
    except OSError:
        ours = False
    if not ours:
        yield
        return
    # Changing the foreground from the background stops a process that does not ignore this.
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    signal.signal(signal.SIGTSTP, signal.SIG_IGN)
    os.setpgid(0, 0)
    os.tcsetpgrp(terminal, os.getpgrp())
    try:
        yield
    finally:
        os.tcsetpgrp(terminal, before)


def stop(*_):
    raise KeyboardInterrupt


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--port", default=arguments.PORT_USUAL)
    typed = parser.parse_args()
    arguments.check_or_exit("play", {"PORT": typed.port})
    port = int(typed.port)
    try:
        server = Server(("127.0.0.1", port), partial(Page, directory=typed.folder))
    except OSError as error:
        print(arguments.refused_port(port, error), file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, stop)
    try:
        with own_ctrl_c(), server:
            print(f"Seaglass is on http://localhost:{server.server_port} (Ctrl-C ends it)", flush=True)
            server.serve_forever(poll_interval=0.1)
    except KeyboardInterrupt:
        print("\nGood-bye.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
