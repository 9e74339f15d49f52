# Xtensa, the base instruction set of the classic ESP32, as the lx106 core that Debian has a GCC for. It calls
# functions without register windows and divides in software, so its counts are higher than an ESP32's.
include(${CMAKE_CURRENT_LIST_DIR}/freestanding.cmake)
set(CMAKE_SYSTEM_PROCESSOR xtensa)
set(CMAKE_C_COMPILER xtensa-lx106-elf-gcc)
set(CMAKE_CXX_COMPILER xtensa-lx106-elf-g++)
set(processor_flags "-mlongcalls -mtext-section-literals")
set(CMAKE_ASM_FLAGS "${processor_flags}" CACHE STRING "" FORCE)
set(CMAKE_C_FLAGS "${processor_flags} ${firmware_flags}" CACHE STRING "" FORCE)
set(CMAKE_CXX_FLAGS "${processor_flags} ${firmware_flags}" CACHE STRING "" FORCE)
set(CMAKE_EXE_LINKER_FLAGS "-nostdlib -static -Wl,--gc-sections" CACHE STRING "" FORCE)
set(SEAGLASS_EMULATED xtensa)
