#!/bin/sh
# run.sh WHAT ARGUMENT... : PlatformIO with these arguments, or one line that says how to get it.
set -eu
what=$1
shift
for pio in pio platformio "$HOME/.platformio/penv/bin/pio" "$HOME/.local/bin/pio"; do
  command -v "$pio" >/dev/null 2>&1 && exec "$pio" "$@"
done
if [ "$(id -u)" -eq 0 ]; then sudo=; else sudo="sudo "; fi
echo "$what needs PlatformIO: ${sudo}apt-get install pipx && pipx install platformio && pipx ensurepath" >&2
exit 2
