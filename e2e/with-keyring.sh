#!/usr/bin/env bash
# Runs a command with a private, empty, unlocked Secret Service. Needs Debian's dbus and gnome-keyring.
set -u
for program in dbus-run-session gnome-keyring-daemon dbus-send; do
  command -v "$program" >/dev/null || { echo "$program is missing: install dbus and gnome-keyring." >&2; exit 1; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
XDG_DATA_HOME="$folder" XDG_RUNTIME_DIR="$folder" dbus-run-session -- bash -c '
  bus() { dbus-send --session --print-reply=literal --dest=org.freedesktop.DBus / "org.freedesktop.DBus.$1" string:org.freedesktop.secrets; }
  printf %s test | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1 || exit 70
  # The call returns before the daemon owns its name; asked too early, D-Bus would start a second, locked one.
  until bus NameHasOwner | grep -q true; do
    [ $((waited += 1)) -lt 1200 ] || { echo "gnome-keyring-daemon does not come up." >&2; exit 70; }
    sleep 0.05
  done
  daemon=$(bus GetConnectionUnixProcessID | awk "{print \$NF}")
  "$@"
  code=$?
  kill "$daemon" 2>/dev/null
  exit $code' bash "$@" 2> >(grep -v "^dbus-daemon\[" >&2)
