# WebAssembly for the browser edition: clang and lld alone, no C library, nothing imported but what
# src/web/exports.cpp names.
set(freestanding_compiler clang++)
include(${CMAKE_CURRENT_LIST_DIR}/freestanding.cmake)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang)
set(CMAKE_CXX_COMPILER clang++)
set(CMAKE_C_COMPILER_TARGET wasm32)
set(CMAKE_CXX_COMPILER_TARGET wasm32)
set(processor_flags "-mbulk-memory -fvisibility=hidden")
set(CMAKE_C_FLAGS_INIT "${processor_flags} ${firmware_flags}")
set(CMAKE_CXX_FLAGS_INIT "${processor_flags} ${firmware_flags} -fno-c++-static-destructors")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-nostdlib -Wl,--no-entry -Wl,--strip-all -Wl,-z,stack-size=65536")
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)
