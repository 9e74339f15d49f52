"""PlatformIO, after linking: refuses a firmware in which code of ours allocates. The linker's map names every file
that refers to the allocator; the Arduino core, the Wi-Fi driver and TFT_eSPI may."""
import sys
from pathlib import Path

Import("env")  # noqa: F821  (PlatformIO's way of handing over the build)

sys.path.insert(0, env.subst("$PROJECT_DIR/tools/pio"))  # noqa: F821
import linker_map  # noqa: E402

if "-Wl,--cref" not in env.get("LINKFLAGS", []):  # noqa: F821
    env.Append(LINKFLAGS=["-Wl,--cref"])  # noqa: F821
own_libraries = {folder.name for folder in Path(env.subst("$PROJECT_DIR/lib")).iterdir()}  # noqa: F821
is_ours = linker_map.ours(env.subst("$PROJECT_DIR"), env.subst("$BUILD_DIR"), own_libraries)  # noqa: F821


def check(source, target, env):
    text = Path(env.subst("$BUILD_DIR/${PROGNAME}.map")).read_text(errors="replace")
    guilty = linker_map.allocating(text, is_ours)
    for file, symbol in guilty:
        print(f"allocates: {file} by {symbol}")
    if not guilty:
        print("no code of ours allocates")
    return 1 if guilty else 0


env.AddPostAction("$BUILD_DIR/${PROGNAME}$PROGSUFFIX", env.VerboseAction(check, "Looking for allocations"))  # noqa: F821
