"""PlatformIO, before a build: tells a suite where its folder is, as CMakeLists.txt does."""
from pathlib import Path

Import("env")  # noqa: F821  (PlatformIO's way of handing over the build)

suite = env.get("PIOTEST_RUNNING_NAME")  # noqa: F821
if suite:
    folder = Path(env.subst("$PROJECT_TEST_DIR"), suite)  # noqa: F821
    env.Append(CPPDEFINES=[("SEAGLASS_TEST_FOLDER", env.StringifyMacro(str(folder)))])  # noqa: F821
