/* From reset to emulated_main. */
#include "reset.inc"

    .align 4
_start:
    movi    a1, stack_top
    prepare_memory
    movi    a0, emulated_main
    callx0  a0
    movi    a2, 0
    movi    a0, machine_stop
    callx0  a0

/* int simulator_call(int number, int a, int b, int c) */
    .global simulator_call
    .align 4
simulator_call:
    simcall
    ret

/* void machine_spin(rounds): two instructions a round, to check the counter by. */
    .global machine_spin
    .align 4
machine_spin:
1:  addi    a2, a2, -1
    bnez    a2, 1b
    ret
