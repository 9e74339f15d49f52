#!/bin/sh
# need.sh WHAT PACKAGE... : makes sure that WHAT finds the programs and headers of these Debian packages, wherever they
# come from. As root on a Debian machine it installs the packages of those that are missing, saying so in one line;
# otherwise it prints the command to run. Where there is no apt it names them and goes on.
set -eu
what=$1
shift

header() {
  echo "#include <$1>" | c++ -E -x c++ - >/dev/null 2>&1
}

# True where the parts of a package that this project uses are there.
there() {
  case $1 in
    binutils-xtensa-lx106) command -v xtensa-lx106-elf-as ;;
    ca-certificates) [ -s /etc/ssl/certs/ca-certificates.crt ] ;;
    chromium) command -v chromium ;;
    fonts-dejavu-core) [ -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf ] || fc-list 2>/dev/null | grep DejaVu ;;
    gcc-riscv64-unknown-elf) command -v riscv64-unknown-elf-g++ ;;
    gcc-xtensa-lx106) command -v xtensa-lx106-elf-g++ ;;
    imagemagick) command -v montage ;;
    libclang-rt-dev) echo 'int main() {}' | clang++ -fsanitize=address -x c++ - -o /dev/null 2>/dev/null ;;
    libpng-dev) header png.h ;;
    libsdl2-dev) header SDL2/SDL.h ;;
    libsodium-dev) header sodium.h ;;
    librsvg2-bin) command -v rsvg-convert ;;
    lld) command -v wasm-ld || command -v ld.lld ;;
    llvm) command -v llvm-ar ;;
    ninja-build) command -v ninja ;;
    nlohmann-json3-dev) header nlohmann/json.hpp ;;
    nodejs) command -v node ;;
    qemu-system-misc) command -v qemu-system-xtensa && command -v qemu-system-riscv32 ;;
    xvfb) command -v Xvfb ;;
    xz-utils) command -v xz ;;
    *) command -v "$1" ;; # the program is called as its package
  esac >/dev/null 2>&1
}

missing=
for package in "$@"; do
  there "$package" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
if ! command -v apt-get >/dev/null 2>&1; then
  echo "$what goes on without what Debian calls:$missing" >&2
  exit 0
fi
if [ "$(id -u)" -ne 0 ]; then
  echo "$what needs: sudo apt-get install --no-install-recommends$missing" >&2
  exit 2
fi
echo "installing for $what:$missing"
log=$(mktemp)
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086  # the list of packages is meant to split
if { apt-get update && apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
  rm -f "$log"
else
  echo "$what: apt-get could not install$missing ($(grep -m1 '^E:' "$log" || tail -n1 "$log"))" >&2
  exit 2
fi
