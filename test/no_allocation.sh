#!/bin/sh
# no_allocation.sh FOLDER : no archive in FOLDER may allocate or free. The proof that this would be noticed:
# no_allocation.sh --prove, which checks a folder with an archive that does.
set -eu
allocates='^(_?malloc|_?calloc|_?realloc|_?free|memalign|aligned_alloc|strdup|(heap_caps|pvPort).*|_Zn[wa].*|_Zd[la].*)$'

# The names that the archives of a folder allocate by, one line each; fails where there is no archive.
allocations() {
  set -- "$1"/*.a
  [ -e "$1" ] || { echo "no archive: $1"; return 1; }
  riscv64-unknown-elf-nm --print-file-name --no-sort "$@" |
    awk -v allocates="$allocates" '$NF ~ allocates { print $1, $NF; found = 1 } END { exit found }'
}

if [ "$1" != --prove ]; then
  allocations "$1" || { echo "these allocate (archive:object, name)" >&2; exit 1; }
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
refuses() { # SOURCE
  mkdir "$work/archive"
  echo "$1" | riscv64-unknown-elf-g++ -march=rv32imc_zicsr -mabi=ilp32 -O2 -x c++ -c - -o "$work/archive/guilty.o"
  riscv64-unknown-elf-ar rc "$work/archive/guilty.a" "$work/archive/guilty.o"
  if allocations "$work/archive" >"$work/found"; then
    echo "went unnoticed: $1" >&2
    exit 1
  fi
  grep guilty "$work/found" >/dev/null
  rm -r "$work/archive"
}
refuses 'int* make() { return new int(1); }'
refuses 'int* make(int n) { return new int[n]; }'
refuses 'struct Base { virtual ~Base(); }; Base::~Base() {}'
refuses 'extern "C" void* malloc(unsigned); void* make() { return malloc(4); }'
refuses 'extern "C" void free(void*); void drop(void* p) { free(p); }'
mkdir "$work/empty"
! allocations "$work/empty" >/dev/null 2>&1 || { echo "an empty folder went unnoticed" >&2; exit 1; }
