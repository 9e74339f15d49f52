"""fresh.py SUITE [CHECK] [PERSON] [JOB] : does what README says in a system that has nothing, and says what came of it.

SUITE is a release of Debian or Ubuntu. debootstrap makes its smallest system in build/fresh, with git, make and
certificates; this repository's last commit is cloned into it. There `make play` must answer, with its radio, and
`make test` must pass; CHECK=1 runs `make check` instead. PERSON is root, or user: a person who may not install, and
for whom root types what the commands ask for. JOB=host runs, in place of all that, what the workflows' job of that name
runs on this release. The last line is "N passed, N failed".

Package sources, proxies and certificates are this machine's own. Packages stay in the user's cache folder for the
next time; the system is removed at the end, or at the next start after a crash.
"""
import os
import pwd
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEBIAN = ("bookworm", "trixie", "sid")
UBUNTU = ("noble",)
CONTAINERS = {"bookworm": "debian:12", "trixie": "debian:13", "noble": "ubuntu:24.04"}
HAS = "git,make,ca-certificates"
PATIENCE_S = 3600  # ends a `make play` that neither answers nor ends
HANDED_ON = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "NODE_EXTRA_CA_CERTS")


class Failed(Exception):
    """A step that did not end as it must; says why."""


def mirror(suite):
    """The address of this suite's packages: mirrors of both distributions lie side by side."""
    wanted, other = ("Ubuntu", "Debian") if suite in UBUNTU else ("Debian", "Ubuntu")
    for distribution in (wanted, other):
        found = subprocess.run(["tools/mirror.sh", distribution], cwd=ROOT, text=True, capture_output=True).stdout.strip()
        if found:
            return re.sub(rf"{other.lower()}(/?)$", rf"{wanted.lower()}\1", found)
    raise Failed(f"no mirror is known here; {wanted.upper()}_MIRROR=<address> names one")


def cache_folder(suite):
    """Where downloaded packages stay between runs: outside of this clone where the machine allows it."""
    for base in (os.environ.get("XDG_CACHE_HOME"), Path.home() / ".cache", ROOT / "build" / "fresh"):
        if not base:
            continue
        folder = Path(base) / "seaglass" / suite
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return folder
        except OSError:
            continue
    raise Failed("no folder can be made for packages")


def say(words):
    print(words, flush=True)


def cpu_seconds():
    return sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])


def quiet(*command, **how):
    """Runs a command that says nothing unless it fails."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", **how)
    if done.returncode != 0:
        raise Failed(f"{' '.join(map(str, command))}\n{done.stdout[-3000:]}")
    return done.stdout


class System:
    """A folder to chroot into. Runs in a mount and process namespace of its own, which takes its mounts and processes
    with it."""

    def __init__(self, suite, folder):
        self.suite = suite
        self.folder = folder

    def make(self):
        packages = cache_folder(self.suite)
        extra = ["--components=main,universe"] if self.suite in UBUNTU else []
        unsigned = self.suite in UBUNTU and not Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg").exists()
        if unsigned:
            extra.append("--no-check-gpg")  # a Debian machine has no keys of Ubuntu's
        quiet("debootstrap", "--variant=minbase", f"--include={HAS}", f"--cache-dir={packages}", *extra, self.suite,
              self.folder, mirror(self.suite), *self.script())
        for kind in ("proc", "sys", "dev"):
            quiet("mount", "--rbind", f"/{kind}", self.folder / kind)
        quiet("mount", "-t", "tmpfs", "tmpfs", self.folder / "dev" / "shm")
        archives = self.folder / "var" / "cache" / "apt" / "archives"
        quiet("mount", "--bind", packages, archives)
        (self.folder / "etc" / "apt" / "apt.conf.d" / "99fresh").write_text(self.apt_settings())
        # What a crash would leave half unpacked is thrown away anyway.
        (self.folder / "etc" / "dpkg" / "dpkg.cfg.d" / "fresh").write_text("force-unsafe-io\n")
        for name in ("resolv.conf", "hosts"):
            shutil.copyfile(f"/etc/{name}", self.folder / "etc" / name)
        for certificate in Path("/usr/local/share/ca-certificates").rglob("*.crt"):
            shutil.copy(certificate, self.folder / "usr" / "local" / "share" / "ca-certificates")
        quiet("chroot", self.folder, "update-ca-certificates")

    def script(self):
        """An older debootstrap knows no newer Ubuntu by name; all of them are made as gutsy was."""
        scripts = Path("/usr/share/debootstrap/scripts")
        return [scripts / "gutsy"] if self.suite in UBUNTU and not (scripts / self.suite).exists() else []

    @staticmethod
    def apt_settings():
        """This machine's proxies, and packages that stay."""
        known = quiet("apt-config", "dump").splitlines()
        proxies = [line for line in known if re.match(r"Acquire::\w+::Proxy", line)]
        return "\n".join([*proxies, 'Binary::apt::APT::Keep-Downloaded-Packages "true";',
                          'APT::Keep-Downloaded-Packages "true";', ""])

    def enter(self, person, command, folder="seaglass"):
        """The command line that runs this in a folder of the person's home, the clone."""
        home = f"/home/{person}" if person != "root" else "/root"
        settings = {name: os.environ[name] for name in HANDED_ON if name in os.environ}
        settings.update(npm_settings())
        settings.update(HOME=home, USER=person, PATH="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
                        LC_ALL="C.UTF-8", TERM="dumb")
        user = pwd.struct_passwd(("root", "", 0, 0, "", "", "")) if person == "root" else self.user(person)
        return ["chroot", f"--userspec={user.pw_uid}:{user.pw_gid}", str(self.folder), "env", "-i",
                *[f"{name}={value}" for name, value in settings.items()],
                "sh", "-c", f"cd {home}/{folder} && {command}"]

    def user(self, name):
        for line in (self.folder / "etc" / "passwd").read_text().splitlines():
            fields = line.split(":")
            if fields[0] == name:
                return pwd.struct_passwd((name, "", int(fields[2]), int(fields[3]), "", fields[5], fields[6]))
        quiet("chroot", self.folder, "useradd", "--create-home", "--shell", "/bin/sh", name)
        return self.user(name)

    def clone(self, person):
        home = self.folder / ("root" if person == "root" else f"home/{person}")
        if person != "root":
            self.user(person)
        quiet("git", "clone", "--quiet", "--no-hardlinks", ROOT, home / "seaglass")
        if person != "root":
            owner = self.user(person)
            quiet("chown", "-R", f"{owner.pw_uid}:{owner.pw_gid}", home / "seaglass")


def npm_settings():
    """Where this machine's npm looks for packages."""
    if not shutil.which("npm"):
        return {}
    registry = subprocess.run(["npm", "config", "get", "registry"], text=True, capture_output=True).stdout.strip()
    return {"npm_config_registry": registry} if registry.startswith("http") else {}


class Person:
    """Somebody who types README's commands. Root installs for a user what a command asks for."""

    ASKS = re.compile(r"needs: sudo (apt-get install .*)")

    def __init__(self, system, name):
        self.system = system
        self.name = name

    def types(self, command, until_done):
        """until_done(command line) is what the command printed, and how it ended."""
        for _ in range(10):
            said, result = until_done(self.system.enter(self.name, command))
            asked = self.ASKS.search(said)
            if not asked or self.name == "root":
                return said, result
            say(f"  root types: {asked[1]}")
            quiet(*self.system.enter("root", f"apt-get update && DEBIAN_FRONTEND=noninteractive {asked[1]} --yes", "."))
        raise Failed(f"{command} asks for packages without an end")

    def plays(self):
        """`make play` until the page answers, and with its radio."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        said, answer = self.types(f"exec make play PORT={port}", lambda command: play(command, port))
        if answer is None:
            raise Failed(f"make play ends:\n{said[-3000:]}")
        if not answer:
            raise Failed(f"the page has no radio:\n{said[-3000:]}")

    def makes(self, goals):
        said, code = self.types(f"make {goals}", watch)
        last = said.strip().splitlines()[-1] if said.strip() else ""
        counts = re.match(r"(?:\w+: )?(\d+) passed, (\d+) failed", last)
        if code != 0 or not counts or counts[2] != "0" or counts[1] == "0":
            raise Failed(f"exit code {code}:\n{said[-6000:]}")
        return last

    def runs(self, script):
        said, code = watch(self.system.enter(self.name, script))
        if code != 0:
            raise Failed(f"exit code {code}:\n{said[-6000:]}")


def play(command, port):
    """What a `make play` printed, and whether its page has a radio; None where it ended before it answered."""
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                              start_new_session=True)
    end = time.monotonic() + PATIENCE_S
    try:
        while server.poll() is None and time.monotonic() < end:
            if answers(port, ""):
                return "", answers(port, "seaglass.wasm") and answers(port, "libsodium.LICENSE")
            time.sleep(1)
        server.kill()
        return server.communicate()[0], None
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGTERM)
            server.communicate()


def answers(port, path):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}", timeout=10) as response:
            return response.status == 200
    except (urllib.error.URLError, OSError):
        return False


def watch(command):
    """What a command printed, which goes on to the terminal line by line, and its exit code."""
    lines = []
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    for line in running.stdout:
        lines.append(line)
        say("  " + line.rstrip("\n"))
    return "".join(lines), running.wait()


def job_lines(suite, job):
    """A shell script: the `run:` lines of this job on this release."""
    command = [sys.executable, "-B", "test/workflows.py", "lines", CONTAINERS.get(suite, suite), job]
    return subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE)


def steps(system, person, check, job):
    yield f"a smallest {system.suite}", system.make
    yield "the clone", lambda: system.clone(person.name)
    if job:
        script = job_lines(system.suite, job).stdout
        yield f"what the workflows run as {job}", lambda: person.runs(script)
        return
    goal = "check" if check else "test"
    yield f"make play as {person.name}: the page answers, with its radio", person.plays
    yield f"make {goal} as {person.name}", lambda: person.makes(goal)


def inside(suite, check, name, job, folder):
    """All steps, in the namespace that ends with them."""
    system = System(suite, folder)
    passed = failed = 0
    for words, step in steps(system, Person(system, name), check, job):
        say(f"{suite}: {words}")
        before = cpu_seconds()
        try:
            last = step()
        except Failed as failure:
            say(f"FAIL {suite}: {words}: {failure}")
            failed += 1
            break
        passed += 1
        say(f"ok   {suite}: {words}{': ' + last if last else ''} ({cpu_seconds() - before:.0f} s of CPU)")
    say(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def complaint(suite, check, name, job):
    """What is wrong with the words that were typed, or None."""
    if suite not in DEBIAN + UBUNTU:
        return f"SUITE={suite} is not one of {', '.join(DEBIAN + UBUNTU)}"
    if check not in ("", "1"):
        return f"CHECK={check} is not 1"
    if name not in ("root", "user"):
        return f"PERSON={name} is not root or user"
    if job and job_lines(suite, job).returncode != 0:
        return f"JOB={job} runs nothing on {suite}: see test/workflows.py lines {CONTAINERS.get(suite, suite)}"
    if os.geteuid() != 0:
        return "a system of its own needs root: sudo make fresh"
    return None


def main(suite, check="", name="root", job=""):
    wrong = complaint(suite, check, name, job)
    if wrong:
        print(f"make fresh: {wrong}", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the system is removed then, too
    folder = ROOT / "build" / "fresh" / suite
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        return subprocess.run(["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", sys.executable,
                               "-B", __file__, "inside", suite, check, name, job, folder]).returncode
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    if sys.argv[1] == "inside":
        sys.exit(inside(*sys.argv[2:6], Path(sys.argv[6])))
    sys.exit(main(*sys.argv[1:]))
