# GCC 8.3 for RV32IMC (tools/get_gcc8.sh): proves that every library compiles with the compiler generation of
# the ESP32's Arduino core 2. Nothing is linked or run.
set(gcc8 ${CMAKE_CURRENT_LIST_DIR}/../build/deps/gcc8/usr)
file(GLOB freestanding_headers ${gcc8}/include/newlib/c++/8.* ${gcc8}/include/newlib/c++/8.*/arm-none-eabi)
include(${CMAKE_CURRENT_LIST_DIR}/freestanding.cmake)
set(CMAKE_SYSTEM_PROCESSOR riscv32)
set(CMAKE_C_COMPILER riscv64-unknown-elf-gcc)
set(CMAKE_CXX_COMPILER ${gcc8}/bin/riscv64-unknown-elf-g++)
set(processor_flags "-march=rv32imc -mabi=ilp32")
set(CMAKE_C_FLAGS "${processor_flags} ${firmware_flags}" CACHE STRING "" FORCE)
set(CMAKE_CXX_FLAGS "${processor_flags} ${firmware_flags}" CACHE STRING "" FORCE)
