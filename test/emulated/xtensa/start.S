/* From reset to emulated_main: paints the stack, clears .bss (QEMU has put .data in its place).
   QEMU's "sim" machine starts at the core's reset vector, not at the program's entry. */
    .section .reset, "ax", @progbits
    .global _reset
    .align 4
_reset:
    j       1f
    .align 4
    .literal_position
1:  movi    a2, _start
    jx      a2

    .text
    .align 4
_start:
    movi    a1, stack_top
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
3:  movi    a0, emulated_main
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
