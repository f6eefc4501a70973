#!/bin/sh
# Runs a program in the folder of an image as Docker's --read-only, --cap-drop ALL and --user do, on this machine's
# network: unshare --mount read-only.sh ROOT PROGRAM. Only /tmp and /data can be written, and both start empty.
set -eu
root=$1
shift
mkdir -p "$root/proc" "$root/dev"
touch "$root/etc/hosts"
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t tmpfs tmpfs "$root/tmp"
mount -t tmpfs -o uid=10001,gid=10001 tmpfs "$root/data"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind /etc/hosts "$root/etc/hosts"
cd /
exec chroot "$root" setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --bounding-set=-all \
	--inh-caps=-all env --chdir=/app "$@"
