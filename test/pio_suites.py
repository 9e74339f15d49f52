"""PlatformIO looks for headers in each library's own folder, too: one in test/ may not have the name of theirs, or a
suite would be built with the wrong one. And it does not see which library the storms' units take their cryptography
from: a suite that uses them has to name it. Its script tools/pio/test_folder.py changes the compile commands of a suite's
own sources alone: otherwise every suite would compile all libraries again."""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

taken = {header.name: header for header in (ROOT / "lib").rglob("*.h")}
clashes = [f"{header.relative_to(ROOT)}: so is {taken[header.name].relative_to(ROOT)} called"
           for header in sorted((ROOT / "test").glob("*.h")) if header.name in taken]
included = {suite: re.findall(r'#include "(\w+)/', "".join(file.read_text() for file in suite.glob("*.*")))
            for suite in sorted((ROOT / "test").glob("test_*"))}
unnamed = [f"{suite.relative_to(ROOT)}: includes storm/, and nothing of sealing/"
           for suite, folders in included.items() if "storm" in folders and "sealing" not in folders]


class StandInNode:
    def __init__(self, path):
        self.path = path

    def srcnode(self):
        return self

    def get_abspath(self):
        return str(self.path)


class StandInBuild(dict):
    """PlatformIO's env, as far as test_folder.py uses it."""

    def __init__(self):
        super().__init__(CPPDEFINES=["PLATFORMIO"])
        self.middlewares = []
        self.objects = {}

    def subst(self, text):
        return text.replace("$PROJECT_TEST_DIR", str(ROOT / "test"))

    def StringifyMacro(self, value):  # noqa: N802  PlatformIO's name
        return value

    def Append(self, **more):  # noqa: N802
        for name, values in more.items():
            self[name] = [*self.get(name, []), *values]

    def AddBuildMiddleware(self, callback, pattern=None):  # noqa: N802
        assert pattern is None and callback.__code__.co_argcount == 2  # PlatformIO counts them
        self.middlewares.append(callback)

    def Object(self, node, **overrides):  # noqa: N802
        self.objects[node.path.relative_to(ROOT).as_posix()] = overrides
        return [node]


def definitions(running):
    """What the script does while this suite is built: the definitions of all sources, and of each source of its own."""
    build = StandInBuild()
    build["PIOTEST_RUNNING_NAME"] = running
    exec((ROOT / "tools" / "pio" / "test_folder.py").read_text(), {"env": build, "Import": lambda *_: None})
    nodes = [StandInNode(ROOT / path) for path in ("lib/core/crc32.cpp", f"test/{running}/main.cpp",
                                                    "test/expect_picture.cpp")]
    for node in nodes:
        for callback in build.middlewares:
            callback(build, node)
    return build["CPPDEFINES"], {path: each["CPPDEFINES"] for path, each in build.objects.items()}


def compiled_again():
    (of_all, own), (of_all_then, own_then) = definitions("test_core"), definitions("test_text")
    if of_all != ["PLATFORMIO"] or of_all_then != of_all:
        yield f"tools/pio/test_folder.py: libraries have another compile command for each suite: {of_all}, {of_all_then}"
    for running, found in (("test_core", own), ("test_text", own_then)):
        wanted = {f"test/{running}/main.cpp": f"test/{running}", "test/expect_picture.cpp": "test/pictures"}
        given = {path: ["PLATFORMIO", ("SEAGLASS_TEST_FOLDER", str(ROOT / folder))] for path, folder in wanted.items()}
        if found != given:
            yield f"tools/pio/test_folder.py: {running} is given {found}"


wrong = clashes + unnamed + list(compiled_again())
print("\n".join(wrong))
sys.exit(1 if wrong else 0)
