"""Two handhelds as processes of their own find each other over UDP, their people compare pictures, and they play a
game to its end, although each is killed in the middle (SIGKILL) and started again: first the guest, then the host."""
import queue
import random
import subprocess
import sys
import tempfile
import threading
import time

from steps import HANG_S

PORTS = range(20000, 32000, 16)  # nobody else's air, most likely
GAMES_AT_MOST = 5
DECISIONS = 6  # of the one that is killed, before it is


class Unit:
    def __init__(self, program, role, folder, port):
        self.words = [program, role, folder, str(port)]
        self.said = []
        self.start()

    def start(self):
        self.program = subprocess.Popen(self.words, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, args=(self.program.stdout, self.lines), daemon=True).start()

    @staticmethod
    def read(stream, lines):
        for line in stream:
            lines.put(line.strip())

    def wait_for(self, word, times=1):
        """The last of so many lines that begin with this word. None: the game was over before that."""
        end = time.monotonic() + HANG_S
        while times > 0:
            try:
                line = self.lines.get(timeout=max(0.01, end - time.monotonic()))
            except queue.Empty:
                raise SystemExit(f"{self.words[1]}: no '{word}' within {HANG_S} s; it said: {self.said[-20:]}")
            self.said.append(line)
            if line.startswith("over") and word == "decided":
                return None
            times -= line.split()[0] == word
        return line

    def kill(self):
        self.program.kill()
        self.program.wait()

    def end(self):
        if self.program.poll() is None:
            self.program.stdin.close()
            self.program.wait(timeout=HANG_S)


def play(program, victim):
    """False: chance ended the game before its middle."""
    with tempfile.TemporaryDirectory() as folder:
        port = random.choice(PORTS)
        units = {role: Unit(program, role, folder, port) for role in ("host", "guest")}
        try:
            pictures = {unit.wait_for("pictures") for unit in units.values()}
            assert len(pictures) == 1, f"the people see different pictures: {pictures}"
            killed = units[victim]
            if not killed.wait_for("decided", DECISIONS):
                return False
            killed.kill()
            killed.start()
            killed.wait_for("resumed" if victim == "host" else "rejoining")
            results = {unit.wait_for("over") for unit in units.values()}
            assert len(results) == 1, f"they do not agree on the end: {results}"
            assert not any("untrue" == line for unit in units.values() for line in unit.said), "an untrue deal"
            asked = sum(line.startswith("pictures") for unit in units.values() for line in unit.said)
            assert asked == 2, "somebody had to compare pictures again"
            return True
        finally:
            for unit in units.values():
                unit.end()


if __name__ == "__main__":
    for role in ("guest", "host"):
        assert any(play(sys.argv[1], role) for _ in range(GAMES_AT_MOST)), "no game came to its middle"
