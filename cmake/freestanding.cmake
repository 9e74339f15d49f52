# For toolchains without a C++ library: the headers of the machine's own libstdc++, made fit for a bare processor
# by the few in cmake/freestanding. Headers only: nothing of it is linked.
set(freestanding_shims ${CMAKE_CURRENT_LIST_DIR}/freestanding)
if(NOT freestanding_compiler)
  set(freestanding_compiler g++)  # whose headers they are
endif()
if(NOT freestanding_headers)
  execute_process(COMMAND ${freestanding_compiler} -x c++ -E -v /dev/null OUTPUT_QUIET ERROR_VARIABLE searched)
  string(REGEX MATCHALL "\n /[^\n]*/c\\+\\+/[0-9]+" freestanding_headers "${searched}")
  list(TRANSFORM freestanding_headers STRIP)
endif()
if(NOT freestanding_headers)
  message(FATAL_ERROR "no C++ headers found: ${freestanding_compiler} is missing")
endif()
set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES ${freestanding_shims} ${freestanding_headers})

# What the firmware is compiled with, as far as it does not depend on the processor.
set(firmware_flags "-ffreestanding -ffunction-sections -fdata-sections -fno-asynchronous-unwind-tables")
set(SEAGLASS_REASONS 0)

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
