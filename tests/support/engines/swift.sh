#!/bin/sh
# OpenStack Swift with its S3 interface, all in one: swift.sh FOLDER PROXY ACCOUNT CONTAINER OBJECT (four free ports).
# Everything stays in FOLDER; `pids` there names the processes. Key test:tester, secret testing.
set -eu
here=$(cd "$(dirname "$0")" && pwd) # also where the proxy finds swift_cache.py
cd "$1"
mkdir -p devices/d1 cache
user=$(id -un)

cat > swift.conf <<END
[swift-hash]
swift_hash_path_suffix = test
swift_hash_path_prefix = test
[storage-policy:0]
name = Policy-0
default = yes
END

server() { # name, port
	cat > "$1.conf" <<END
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $2
user = $user
swift_dir = $PWD
devices = $PWD/devices
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
workers = 0
log_level = WARNING
log_address = $PWD/none
[pipeline:main]
pipeline = $1-server
[app:$1-server]
use = egg:swift#$1
END
}
server account "$3"
server container "$4"
server object "$5"

cat > proxy.conf <<END
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $2
user = $user
swift_dir = $PWD
workers = 0
log_level = WARNING
log_address = $PWD/none
[pipeline:main]
pipeline = catch_errors listing_formats cache s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
auth_pipeline_check = true
allow_multipart_uploads = true
check_bucket_owner = false
dns_compliant_bucket_names = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:cache]
paste.filter_factory = swift_cache:filter_factory
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
END

PYTHONDONTWRITEBYTECODE=1 /usr/bin/python3 "$here/swift-servers.py" "$3" "$4" "$5" > pids 2> servers.log < /dev/null
