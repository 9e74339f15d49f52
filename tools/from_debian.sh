#!/bin/sh
# from_debian.sh WHAT RELEASE FOLDER PACKAGE... : unpacks packages of another Debian release into FOLDER, for
# WHAT; of each package only PART (./usr/include, say, or several such paths) where that is set; with all that they
# depend on where WITH_DEPENDENCIES is set. src:PACKAGE is the source of one package, as its makers published it; its PART is a
# pattern. It reads that release's list from the machine's own mirror, in a place of its own: nothing on the system
# changes.
set -eu
part=${PART:-.}
what=$1
release=$2
folder=$3
shift 3
case $1 in
  src:*) kind=deb-src packages=${1#src:} bring="source --download-only --tar-only" ;;
  *) kind=deb packages=$* bring=download ;;
esac
for tool in apt-get dpkg-deb; do
  command -v "$tool" >/dev/null 2>&1 || { echo "$what: needs $tool (a Debian machine)" >&2; exit 2; }
done
sources=/etc/apt/sources.list.d/debian.sources
[ -r "$sources" ] || { echo "$what: needs $sources, to know the machine's mirror" >&2; exit 2; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/sources" "$work/lists/partial" "$work/cache/archives/partial" "$work/packages"
sed -e "s/^Suites:.*/Suites: $release/" -e "s/^Types:.*/Types: $kind/" -e '/^# /d' "$sources" |
  awk 'BEGIN { RS = ""; ORS = "\n\n" } !/security/' >"$work/sources/debian.sources"
# An empty status: what this system has installed says nothing about another release.
: >"$work/status"
apt_in_work() {
  apt-get -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$work/sources" \
    -o Dir::State::lists="$work/lists" -o Dir::State::status="$work/status" -o Dir::Cache="$work/cache" \
    -o APT::Sandbox::User=root "$@"
}
echo "bringing $what (Debian $release: $*)"
bring_packages() {
  if [ -n "${WITH_DEPENDENCIES:-}" ]; then
    apt_in_work install --download-only --no-install-recommends --yes "$@"
    mv "$work"/cache/archives/*.deb "$work/packages"
  else
    # shellcheck disable=SC2086 # several words each
    (cd "$work/packages" && apt_in_work $bring $packages)
  fi
}
if ! { apt_in_work update && bring_packages "$@"; } >"$work/log" 2>&1; then
  echo "$what: could not be downloaded ($(grep -m1 '^E:' "$work/log" || tail -n1 "$work/log"))" >&2
  exit 2
fi
mkdir -p "$folder"
if [ "$kind" = deb-src ]; then
  tar -x -f "$work"/packages/*.orig.tar.* -C "$folder" --strip-components 1 --wildcards "$part"
  exit
fi
# A release of today has /bin and /lib as symbolic links, which older packages write through.
for package in "$work"/packages/*.deb; do
  # shellcheck disable=SC2086 # several paths
  dpkg-deb --fsys-tarfile "$package" | tar -x --keep-directory-symlink -C "$folder" $part
done
