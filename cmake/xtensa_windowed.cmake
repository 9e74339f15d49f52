# Xtensa with register windows, the calling convention of the ESP32, by GCC 13 (tools/get_xtensa_windowed.sh) for the
# dc233c, which QEMU emulates. The ESP32's LX6 has twice as many registers, a wider multiplication and floating point;
# the frames on the stack are the same but for what the compiler's generation does: the device's own is GCC 8.4.
set(xtensa_windowed ${CMAKE_CURRENT_LIST_DIR}/../build/deps/xtensa_windowed/bin/xtensa-windowed-)
include(${CMAKE_CURRENT_LIST_DIR}/freestanding.cmake)
set(CMAKE_SYSTEM_PROCESSOR xtensa)
set(CMAKE_C_COMPILER ${xtensa_windowed}gcc)
set(CMAKE_CXX_COMPILER ${xtensa_windowed}g++)
set(CMAKE_AR ${xtensa_windowed}ar CACHE FILEPATH "" FORCE)
set(CMAKE_RANLIB ${xtensa_windowed}ranlib CACHE FILEPATH "" FORCE)
set(processor_flags "-mlongcalls -mtext-section-literals")
# GCC 13 has as a keyword what the headers of the machine's GCC 12 give as a name; and it warns of any reference that
# a temporary returns, wherever it leads.
set(newer_than_headers "-D__is_nothrow_convertible=__is_nothrow_convertible_12 -Wno-dangling-reference")
set(CMAKE_ASM_FLAGS "${processor_flags}" CACHE STRING "" FORCE)
set(CMAKE_C_FLAGS "${processor_flags} ${firmware_flags}" CACHE STRING "" FORCE)
set(CMAKE_CXX_FLAGS "${processor_flags} ${newer_than_headers} ${firmware_flags}" CACHE STRING "" FORCE)
set(CMAKE_EXE_LINKER_FLAGS "-nostdlib -static -Wl,--gc-sections" CACHE STRING "" FORCE)
set(SEAGLASS_EMULATED windowed)
