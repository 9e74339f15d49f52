/* What GCC 13 and binutils for Xtensa take from the shared object that XTENSA_GNU_CONFIG names: the dc233c core, as
   QEMU describes it (its target/xtensa/core-dc233c is included below). The tools read each xtensa_config_v… as a
   struct of ints in the order of their include/xtensa-dynconfig.h. */
#include <stddef.h>
#include <stdint.h>

#define ATTRIBUTE_UNUSED __attribute__((unused))

#include "core-dc233c/core-isa.h"
#include "core-dc233c/xtensa-modules.c.inc"

#define ABI_WINDOWED 0
#define ABI_CALL0 1
#define NONE 0 /* the core's description does not know it: it has none */

const int xtensa_config_v1[] = {
    XCHAL_HAVE_BE,
    XCHAL_HAVE_DENSITY,
    XCHAL_HAVE_CONST16,
    XCHAL_HAVE_ABS,
    XCHAL_HAVE_ADDX,
    XCHAL_HAVE_L32R,
    0, /* absolute literals are not used */
    1, /* literals may lie between the code */
    XCHAL_HAVE_MAC16,
    XCHAL_HAVE_MUL16,
    XCHAL_HAVE_MUL32,
    XCHAL_HAVE_MUL32_HIGH,
    XCHAL_HAVE_DIV32,
    XCHAL_HAVE_NSA,
    XCHAL_HAVE_MINMAX,
    XCHAL_HAVE_SEXT,
    XCHAL_HAVE_LOOPS,
    XCHAL_HAVE_THREADPTR,
    XCHAL_HAVE_RELEASE_SYNC,
    XCHAL_HAVE_S32C1I,
    XCHAL_HAVE_BOOLEANS,
    XCHAL_HAVE_FP,
    NONE, NONE, NONE, NONE, NONE, /* of single precision: divide, reciprocal, two roots, post-increment */
    XCHAL_HAVE_DFP,
    NONE, NONE, NONE, NONE, /* of double precision: divide, reciprocal, two roots */
    XCHAL_HAVE_WINDOWED,
    XCHAL_NUM_AREGS,
    XCHAL_HAVE_WIDE_BRANCHES,
    XCHAL_HAVE_PREDICTED_BRANCHES,
    XCHAL_ICACHE_SIZE,
    XCHAL_DCACHE_SIZE,
    XCHAL_ICACHE_LINESIZE,
    XCHAL_DCACHE_LINESIZE,
    XCHAL_ICACHE_LINEWIDTH,
    XCHAL_DCACHE_LINEWIDTH,
    XCHAL_DCACHE_IS_WRITEBACK,
    XCHAL_HAVE_PTP_MMU,
    12, /* bits of its smallest page */
    XCHAL_HAVE_DEBUG,
    XCHAL_NUM_IBREAK,
    XCHAL_NUM_DBREAK,
    XCHAL_DEBUGLEVEL,
    XCHAL_MAX_INSTRUCTION_SIZE,
    XCHAL_INST_FETCH_WIDTH,
    ABI_WINDOWED, /* which of the two that follow is used */
    ABI_WINDOWED,
    ABI_CALL0,
};

const int xtensa_config_v2[] = {
    0, /* stages of its pipeline after the usual ones */
    XCHAL_HW_MAX_VERSION,
    XCHAL_HW_MIN_VERSION,
};

const int xtensa_config_v3[] = {
    XCHAL_HAVE_CLAMPS,
    NONE, /* DEPBITS */
    NONE, /* exclusive loads and stores */
    NONE, /* exception architecture 3 */
};

/* What the compiler defines for programs: nothing of ours asks. */
const char* const xtensa_config_strings[] = {NULL};

/* Without this name they refuse to load it. This file and what it includes are under the MIT licence, which is
   compatible. */
int plugin_is_GPL_compatible;
