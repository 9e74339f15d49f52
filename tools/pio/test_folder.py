"""PlatformIO, before a build: gives each source of a suite the path of the suite's folder, as CMakeLists.txt does. Only
these sources have the definition: a library's compile command must be the same for every suite, or PlatformIO compiles
all libraries again for each."""
from pathlib import Path

Import("env")  # noqa: F821  (PlatformIO's way of handing over the build)

TESTS = Path(env.subst("$PROJECT_TEST_DIR")).resolve()  # noqa: F821


def folder_of(source):
    """The suite's folder; what all suites share finds test/pictures from any folder of test/. None for other sources."""
    if not source.is_relative_to(TESTS):
        return None
    inside = source.relative_to(TESTS).parts
    return TESTS / (inside[0] if len(inside) > 1 else "pictures")


def give_folder(env, node):
    folder = folder_of(Path(node.srcnode().get_abspath()).resolve())
    if folder is None:
        return node
    defined = ("SEAGLASS_TEST_FOLDER", env.StringifyMacro(str(folder)))
    return env.Object(node, CPPDEFINES=[*env.get("CPPDEFINES", []), defined])


env.AddBuildMiddleware(give_folder)  # noqa: F821
