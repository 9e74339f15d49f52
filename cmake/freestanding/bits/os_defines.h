// Nothing: there is no operating system, so no C library's macros either.
#pragma once
