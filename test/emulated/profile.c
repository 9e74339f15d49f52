/* A QEMU plugin that counts how often each stretch of code runs, apart for each measurement of the portable
   checks. A measurement lies between two calls of machine_instructions(): the plugin's argument
   counter=ADDRESS says where that is. At the end it prints "measurement address instructions" lines.

   Debian ships no header for plugins, so what is used of QEMU 7.2's is declared here. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t qemu_plugin_id_t;
struct qemu_plugin_tb;
struct qemu_info;
typedef void (*qemu_plugin_translated)(qemu_plugin_id_t, struct qemu_plugin_tb*);
typedef void (*qemu_plugin_executed)(unsigned cpu, void* data);
typedef void (*qemu_plugin_ended)(qemu_plugin_id_t, void* data);
void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t, qemu_plugin_translated);
void qemu_plugin_register_vcpu_tb_exec_cb(struct qemu_plugin_tb*, qemu_plugin_executed, int flags,
                                          void* data);
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t, qemu_plugin_ended, void* data);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb*);
uint64_t qemu_plugin_tb_vaddr(const struct qemu_plugin_tb*);

__attribute__((visibility("default"))) int qemu_plugin_version = 1;

enum { measurements_max = 512 };

struct block {
  uint64_t address;
  uint64_t instructions;
  uint64_t runs[measurements_max];
  struct block* next;
};

static struct block* blocks;
static uint64_t counter_address;
static unsigned counter_calls;

static void executed(unsigned cpu, void* data) {
  struct block* block = data;
  (void)cpu;
  if (block->address == counter_address) ++counter_calls;
  if (counter_calls % 2 == 1 && counter_calls / 2 < measurements_max) ++block->runs[counter_calls / 2];
}

static void translated(qemu_plugin_id_t id, struct qemu_plugin_tb* code) {
  struct block* block = calloc(1, sizeof(*block));
  (void)id;
  if (block == NULL) abort();
  block->address = qemu_plugin_tb_vaddr(code);
  block->instructions = qemu_plugin_tb_n_insns(code);
  block->next = blocks;
  blocks = block;
  qemu_plugin_register_vcpu_tb_exec_cb(code, executed, 0, block);
}

static void ended(qemu_plugin_id_t id, void* data) {
  (void)id;
  (void)data;
  for (const struct block* block = blocks; block != NULL; block = block->next)
    for (int i = 0; i < measurements_max; ++i)
      if (block->runs[i] != 0)
        fprintf(stderr, "%d %" PRIx64 " %" PRIu64 "\n", i, block->address,
                block->runs[i] * block->instructions);
}

__attribute__((visibility("default"))) int qemu_plugin_install(qemu_plugin_id_t id,
                                                               const struct qemu_info* info, int argc,
                                                               char** argv) {
  (void)info;
  for (int i = 0; i < argc; ++i)
    if (strncmp(argv[i], "counter=", 8) == 0) counter_address = strtoull(argv[i] + 8, NULL, 16);
  qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
  qemu_plugin_register_atexit_cb(id, ended, NULL);
  return 0;
}
