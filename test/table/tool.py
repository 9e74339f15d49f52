"""The table tool as a process that scripts talk to."""
import json
import subprocess


class Tool:
    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def raw(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def line(self, text):
        return self.raw(text.encode())

    def ask(self, cmd, **fields):
        return self.line(json.dumps({"cmd": cmd, **fields}))

    def must(self, cmd, **fields):
        reply = self.ask(cmd, **fields)
        assert reply["ok"], f"{cmd} {fields}: {reply['why']}"
        return reply

    def refused(self, text):
        """Why it is; the tool must refuse."""
        reply = self.line(text)
        assert reply["ok"] is False and reply["why"], f"accepted: {text[:200]}"
        return reply["why"]

    def load_refused(self, setup, state):
        return self.refused(json.dumps({"cmd": "load", **setup, "state": state}))
