/* From reset to emulated_main: paints the stack, clears .bss (QEMU has put .data in its place).
   QEMU's "sim" machine starts at the core's reset vector, not at the program's entry. */
    .section .reset, "ax", @progbits
    .global _reset
    .align 4
_reset:
    j       1f
    .align 4
    .literal_position
1:  movi    a0, _start
    jx      a0

    .text
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
    movi    a2, stack_bottom
    movi    a3, stack_top
    movi    a4, 0xA5A5A5A5
1:  s32i    a4, a2, 0
    addi    a2, a2, 4
    bltu    a2, a3, 1b
    movi    a2, bss_start
    movi    a3, bss_end
    movi    a4, 0
2:  bgeu    a2, a3, 3f
    s32i    a4, a2, 0
    addi    a2, a2, 4
    j       2b
3:  movi    a4, emulated_main
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
