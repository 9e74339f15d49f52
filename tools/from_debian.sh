#!/bin/sh
# from_debian.sh WHAT RELEASE FOLDER PACKAGE... : unpacks packages of another Debian release into FOLDER, for
# WHAT; of each package only PART (./usr/include, say, or several such paths) where that is set; with all that they
# depend on where WITH_DEPENDENCIES is set. src:PACKAGE is the source of one package, as its makers published it; its
# PART is patterns. OR_UBUNTU allows Ubuntu's own release in its place. apt reads that release's list in a place of its own: nothing on the system changes. apt checks
# signatures; archives that tools/brought.sha256 lists must also be the ones listed there.
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
components=main
keys="/usr/share/keyrings/debian-archive-keyring.gpg /usr/share/keyrings/debian-archive-removed-keys.gpg"
if ! mirror=$(tools/mirror.sh Debian); then
  if [ -n "${OR_UBUNTU:-}" ] && mirror=$(tools/mirror.sh Ubuntu); then
    release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
    components="main universe"
    keys=/usr/share/keyrings/ubuntu-archive-keyring.gpg
  else
    echo "$what: comes from Debian $release, whose mirror is not known here; DEBIAN_MIRROR=<address> names one" >&2
    exit 2
  fi
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/sources" "$work/lists/partial" "$work/cache/archives/partial" "$work/packages"
# Keys of releases that have ended may be among the removed ones.
# shellcheck disable=SC2086 # several files
cat $keys >"$work/keys.gpg" 2>/dev/null || true
if [ ! -s "$work/keys.gpg" ]; then
  echo "$what: needs the package debian-archive-keyring, to check what it brings" >&2
  exit 2
fi
cat >"$work/sources/debian.sources" <<END
Types: $kind
URIs: $mirror
Suites: $release
Components: $components
Signed-By: $work/keys.gpg
END
# An empty status: what this system has installed says nothing about another release.
: >"$work/status"
apt_in_work() {
  apt-get -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$work/sources" \
    -o Dir::State::lists="$work/lists" -o Dir::State::status="$work/status" -o Dir::Cache="$work/cache" \
    -o APT::Sandbox::User=root "$@"
}
echo "bringing $what ($release: $*)"
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
  echo "$what: could not be downloaded ($(grep -m1 '^[EW]:' "$work/log" || tail -n1 "$work/log"))" >&2
  exit 2
fi
for archive in "$work"/packages/*; do
  grep "  ${archive##*/}\$" tools/brought.sha256 >>"$work/listed" || true
done
if [ -s "$work/listed" ] && ! (cd "$work/packages" && sha256sum --check --status "$work/listed"); then
  echo "$what: is not what tools/brought.sha256 lists" >&2
  exit 2
fi
mkdir -p "$folder"
if [ "$kind" = deb-src ]; then
  set -f
  # shellcheck disable=SC2086 # several patterns
  tar -x -f "$(find "$work/packages" -name '*.orig.tar.*')" -C "$folder" --strip-components 1 --wildcards $part
  exit
fi
# A release of today has /bin and /lib as symbolic links, which older packages write through.
for package in "$work"/packages/*.deb; do
  # shellcheck disable=SC2086 # several paths
  dpkg-deb --fsys-tarfile "$package" | tar -x --keep-directory-symlink -C "$folder" $part
done
