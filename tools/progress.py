"""Progress of long runs, on stderr: a line every ten seconds, as test/progress.h prints it."""
import sys
import time

EVERY_S = 10


class Progress:
    def __init__(self, program, all_of_them, what):
        self.program, self.all, self.what = program, all_of_them, what
        self.began_at = time.monotonic()
        self.next_at = self.began_at + EVERY_S

    def done(self, so_far):
        now = time.monotonic()
        if now >= self.next_at:
            self.next_at = now + EVERY_S
            print(f"{self.program}: {so_far} of {self.all} {self.what} in {now - self.began_at:.0f} s", file=sys.stderr,
                  flush=True)
