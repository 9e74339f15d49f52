/* From reset to emulated_main. */
#include "../xtensa/reset.inc"

    /* One window in use, this one, and an empty stack: from here on windowed calls work. */
    .macro  begin
    movi    a0, 0
    wsr     a0, windowbase
    rsync
    movi    a0, 1
    wsr     a0, windowstart
    rsync
    movi    a0, 0x4000f /* windows, no interrupts, no exception under way */
    wsr     a0, ps
    rsync
    movi    a1, stack_top
    .endm

    .align 4
    .literal_position
_start:
    begin
    prepare_memory
    movi    a4, emulated_main
    callx4  a4
    movi    a6, 0
    movi    a4, machine_stop
    callx4  a4

    .global trap
    .align 4
    .literal_position
trap:
    begin
    rsr     a6, exccause
    rsr     a7, epc1
    movi    a4, machine_trapped
    callx4  a4

/* int simulator_call(int number, int a, int b, int c) */
    .global simulator_call
    .align 4
simulator_call:
    entry   a1, 32
    simcall
    retw

/* void machine_spin(rounds): two instructions a round, to check the counter by. */
    .global machine_spin
    .align 4
machine_spin:
    entry   a1, 32
1:  addi    a2, a2, -1
    bnez    a2, 1b
    retw
