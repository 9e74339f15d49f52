"""PlatformIO: `pio run -e odroid_go -t image` writes build/image/odroid_go.bin, all that a board's flash needs in one
file, for the flashing page and for people who have no PlatformIO."""
import sys
from pathlib import Path

Import("env")  # noqa: F821  (PlatformIO's way of handing over the build)

sys.path.insert(0, env.subst("$PROJECT_DIR/tools/pio"))  # noqa: F821
import merged_image  # noqa: E402


def make_image(source, target, env):
    pieces = [(offset, env.subst(path)) for offset, path in env.get("FLASH_EXTRA_IMAGES", [])]
    pieces.append((env.subst("$ESP32_APP_OFFSET"), env.subst("$BUILD_DIR/${PROGNAME}.bin")))
    path = merged_image.publish(env.subst("$PROJECT_DIR/build/image"), env.subst("$PIOENV"), env.get("SEAGLASS_VERSION"),
                                [(int(str(offset), 0), Path(file).read_bytes()) for offset, file in pieces])
    print(f"written to {path}")


env.AddCustomTarget("image", "$BUILD_DIR/${PROGNAME}.bin", make_image, title="Image",  # noqa: F821
                    description="One file with all that the board's flash needs")
