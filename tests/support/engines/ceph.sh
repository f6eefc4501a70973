#!/bin/sh
# Ceph's object gateway with one monitor and one store in memory: ceph.sh FOLDER GATEWAY MONITOR (two free ports).
# Everything stays in FOLDER; `pids` there names the processes. Key test, secret testing.
set -eu
cd "$1"
mkdir -p mon osd run
id=$(cat /proc/sys/kernel/random/uuid)
store=$(cat /proc/sys/kernel/random/uuid)

cat > ceph.conf <<END
[global]
fsid = $id
mon host = v1:127.0.0.1:$3
ms bind msgr2 = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
mon max pg per osd = 1000
run dir = $PWD/run
log file = $PWD/\$name.log
admin socket = $PWD/run/\$name.asok
pid file =
crash dir = $PWD/run
[mon]
mon data = $PWD/mon
mon data avail crit = 1
mon data avail warn = 2
mon initial members = a
[osd]
osd data = $PWD/osd
osd objectstore = memstore
memstore device bytes = 2147483648
osd class update on start = false
osd crush update on start = false
osd class load list = *
osd class default list = *
osd memory target = 939524096
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:$2
rgw thread pool size = 16
rgw enable usage log = false
rgw run sync thread = false
rgw dynamic resharding = false
keyring = /dev/null
END
export CEPH_CONF="$PWD/ceph.conf"

begin() {
	setsid "$@" > "$1.out" 2>&1 < /dev/null &
	echo $! >> pids
}
monmaptool --create --fsid "$id" --addv a "[v1:127.0.0.1:$3]" monmap > /dev/null
ceph-mon --mkfs -i a --monmap monmap --keyring /dev/null > set-up.log 2>&1
begin ceph-mon -f -i a
{
	timeout 30 ceph osd new "$store"
	timeout 30 ceph osd crush add osd.0 1.0 host=a root=default
	ceph-osd -i 0 --mkfs --osd-uuid "$store" --keyring /dev/null
} >> set-up.log 2>&1
begin ceph-osd -f -i 0
begin radosgw -f -n client.rgw
timeout 60 radosgw-admin -n client.rgw user create --uid=test --display-name=test --access-key=test --secret-key=testing >> set-up.log 2>&1
