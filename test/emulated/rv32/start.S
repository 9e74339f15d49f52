# From reset to emulated_main: paints the stack, clears .bss (QEMU has put .data in its place).
    .option arch, +zicsr  // the counters
    .section .text.init, "ax"
    .global _start
_start:
    la   sp, stack_top
    la   t0, trap
    csrw mtvec, t0
    la   t0, stack_bottom
    la   t1, stack_top
    li   t2, 0xA5A5A5A5
1:  sw   t2, 0(t0)
    addi t0, t0, 4
    bltu t0, t1, 1b
    la   t0, bss_start
    la   t1, bss_end
2:  bgeu t0, t1, 3f
    sw   zero, 0(t0)
    addi t0, t0, 4
    j    2b
3:  call emulated_main
    li   a0, 0
    tail machine_stop

    .balign 4
trap:
    la   sp, stack_top
    csrr a0, mcause
    csrr a1, mepc
    tail machine_trapped

# int semihosting(int operation, const void* argument): the three instructions that QEMU looks for, uncompressed.
    .text
    .global semihosting
    .balign 16
    .option push
    .option norvc
semihosting:
    slli zero, zero, 0x1f
    ebreak
    srai zero, zero, 7
    ret
    .option pop

# std::uint64_t machine_instructions()
    .global machine_instructions
machine_instructions:
1:  csrr a1, minstreth
    csrr a0, minstret
    csrr t0, minstreth
    bne  a1, t0, 1b
    ret

# void machine_spin(rounds): two instructions a round, to check the counter by.
    .global machine_spin
machine_spin:
1:  addi a0, a0, -1
    bnez a0, 1b
    ret
