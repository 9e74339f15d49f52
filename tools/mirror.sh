#!/bin/sh
# mirror.sh Debian|Ubuntu : prints the mirror of that distribution's packages that this machine's apt uses, whatever
# form its sources have. DEBIAN_MIRROR or UBUNTU_MIRROR names another one.
set -eu
case $1 in
  Debian) mirror=${DEBIAN_MIRROR:-} path=debian ;;
  Ubuntu) mirror=${UBUNTU_MIRROR:-} path=ubuntu ;;
  *) exit 2 ;;
esac
if [ -z "$mirror" ] && command -v apt-get >/dev/null 2>&1; then
  # Before the first `apt-get update` apt knows no labels: then the path of an address has to tell.
  mirror=$(apt-get indextargets --format '$(LABEL)|$(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
    awk -F '|' -v label="$1" -v path="/$path/?\$" '
      $1 == label { known = known ? known : $2 }
      $1 !~ /^[A-Z]/ && $2 ~ path { likely = likely ? likely : $2 }
      END { print known ? known : likely }')
fi
[ -n "$mirror" ] && echo "$mirror"
