// The machine's own libstdc++ was configured for a system with threads and wide characters: a bare processor
// has neither.
#pragma once
#include_next <bits/c++config.h>
#undef _GLIBCXX_HAS_GTHREADS
#undef _GLIBCXX_HAVE_LINUX_FUTEX
#undef _GLIBCXX_USE_WCHAR_T
