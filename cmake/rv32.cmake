# RV32IMC, the instruction set of the ESP32-C3, on Debian's GCC for bare RISC-V. medany: QEMU's machine has its
# memory at 0x80000000.
include(${CMAKE_CURRENT_LIST_DIR}/freestanding.cmake)
set(CMAKE_SYSTEM_PROCESSOR riscv32)
set(CMAKE_C_COMPILER riscv64-unknown-elf-gcc)
set(CMAKE_CXX_COMPILER riscv64-unknown-elf-g++)
set(processor_flags "-march=rv32imc -mabi=ilp32 -mcmodel=medany -msmall-data-limit=0")
set(CMAKE_ASM_FLAGS "${processor_flags}" CACHE STRING "" FORCE)
set(CMAKE_C_FLAGS "${processor_flags} ${firmware_flags}" CACHE STRING "" FORCE)
set(CMAKE_CXX_FLAGS "${processor_flags} ${firmware_flags}" CACHE STRING "" FORCE)
set(CMAKE_EXE_LINKER_FLAGS "-nostdlib -static -Wl,--gc-sections" CACHE STRING "" FORCE)
set(SEAGLASS_EMULATED rv32)
