"""What PlatformIO's extra scripts know by themselves: reading a linker map, and putting an image together."""
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools" / "pio"))
import linker_map  # noqa: E402
import merged_image  # noqa: E402

MAP = """\
 .text          0x400d0020       0x10 .pio/build/odroid_go/src/esp32/main.cpp.o

Cross Reference Table

Symbol                                            File
_Znwj                                             libstdc++.a(new_op.o)
                                                  .pio/build/odroid_go/lib1/libWiFi.a(WiFi.cpp.o)
malloc                                            libc.a(lib_a-malloc.o)
                                                  .pio/build/odroid_go/lib66f/libcore.a(crc32.cpp.o)
mallocate                                         .pio/build/odroid_go/lib66f/libcore.a(crc32.cpp.o)
operator new[](unsigned int)                      .pio/build/odroid_go/src/esp32/main.cpp.o
seaglass::a_name_that_is_longer_than_its_column(int) .pio/build/odroid_go/src/esp32/main.cpp.o
setup                                             .pio/build/odroid_go/src/esp32/main.cpp.o
"""

# As the linker wrote it of core 2's own archives: they have names of ours.
SDK = "/home/a/src/esp32/.platformio/packages/framework-arduinoespressif32/tools/sdk/esp32/lib"
MAP_WITH_THE_SDK = f"""\
Cross Reference Table

Symbol                                            File
calloc                                            {SDK}/libconsole.a(arg_utils.c.obj)
                                                  {SDK}/libconsole.a(commands.c.obj)
malloc                                            {SDK}/libcore.a(core.c.obj)
                                                  .pio/build/odroid_go/libFrameworkArduino.a(Esp.cpp.o)
                                                  .pio/build/odroid_go/lib1f4/libTFT_eSPI.a(TFT_eSPI.cpp.o)
                                                  .pio/build/odroid_go/lib66f/core/crc32.cpp.o
                                                  /home/a/seaglass/.pio/build/odroid_go/lib9ad/libconsole.a(rows.cpp.o)
"""

is_ours = linker_map.ours("/home/a/seaglass", "/home/a/seaglass/.pio/build/odroid_go", {"core", "console"})


def the_map_tells_who_allocates():
    assert linker_map.allocating(MAP, is_ours) == [
        (".pio/build/odroid_go/lib66f/libcore.a(crc32.cpp.o)", "malloc"),
        (".pio/build/odroid_go/src/esp32/main.cpp.o", "operator new[](unsigned int)"),
    ]


def the_sdk_may_have_libraries_named_like_ours():
    assert linker_map.allocating(MAP_WITH_THE_SDK, is_ours) == [
        (".pio/build/odroid_go/lib66f/core/crc32.cpp.o", "malloc"),
        ("/home/a/seaglass/.pio/build/odroid_go/lib9ad/libconsole.a(rows.cpp.o)", "malloc"),
    ]


def others_may_allocate():
    assert linker_map.allocating(MAP, lambda file: "libWiFi" not in file and "esp32" not in file
                                 and "libcore" not in file and "lib" not in file) == []


def a_long_name_is_read_too():
    assert ("seaglass::a_name_that_is_longer_than_its_column(int)", ".pio/build/odroid_go/src/esp32/main.cpp.o") in \
        list(linker_map.references(MAP))


def a_map_without_references_is_refused():
    try:
        list(linker_map.references("Memory Configuration"))
    except ValueError:
        return
    raise AssertionError("accepted")


def pieces_lie_where_they_belong():
    assert merged_image.merged([(6, b"app"), (2, b"boot")]) == b"\xff\xffbootapp"


def pieces_that_overlap_are_refused():
    try:
        merged_image.merged([(0, b"boot"), (3, b"app")])
    except ValueError:
        return
    raise AssertionError("accepted")


def a_newer_image_takes_the_older_ones_place():
    with tempfile.TemporaryDirectory() as folder:
        for board, version in (("odroid_go", "1"), ("devkit", "1"), ("odroid_go", "2")):
            merged_image.publish(folder, board, version, [(0, b"boot")])
        listed = json.loads(Path(folder, "images.json").read_text())
        assert [(image["board"], image["version"]) for image in listed] == [("devkit", "1"), ("odroid_go", "2")]
        assert Path(folder, "odroid_go.bin").read_bytes() == b"boot"
        assert listed[0]["sha256"] == "4509beb0ab401d71fa4a5cd94a55c9a74f13332776ae4019c5bfc4c2005157ff"


if __name__ == "__main__":
    for test in (the_map_tells_who_allocates, the_sdk_may_have_libraries_named_like_ours, others_may_allocate,
                 a_long_name_is_read_too, a_map_without_references_is_refused, pieces_lie_where_they_belong,
                 pieces_that_overlap_are_refused, a_newer_image_takes_the_older_ones_place):
        test()
        print(f"ok {test.__name__}")
