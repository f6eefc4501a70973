#!/bin/sh
# Builds deploy/Dockerfile with buildah, as root: image.sh PROJECT FOLDER NODE. The bases are made here, because nothing
# is pulled: Debian's smallest system, and the same with the program NODE and this machine's npm.
set -eu
project=$1 folder=$2 node=$3
export BUILDAH_ISOLATION=chroot
base=localhost/astronaut-test-debian
with_node=localhost/astronaut-test-node

if ! buildah inspect --type image "$base" > /dev/null 2>&1; then
	mirror=$(apt-cache policy base-files | awk '/https?:/ { print $2; exit }')
	debootstrap --variant=minbase --include=ca-certificates bookworm "$folder/debian" "$mirror" > /dev/null
	container=$(buildah from scratch)
	buildah add -q "$container" "$folder/debian" / > /dev/null
	buildah commit -q --rm "$container" "$base" > /dev/null
	rm -rf "$folder/debian"
fi

container=$(buildah from "$base")
buildah copy -q "$container" "$node" /usr/local/bin/node > /dev/null
buildah copy -q "$container" "$(npm root -g)/npm" /usr/local/lib/node_modules/npm > /dev/null
buildah run "$container" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
buildah commit -q --rm "$container" "$with_node" > /dev/null

# npm inside reaches the registry as npm here does.
npm config ls --json | node -e '
	const { registry, cafile } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
	console.log(`registry=${registry}\n${cafile ? `cafile=${cafile}\n` : ""}`);
' > "$folder/npmrc"
buildah bud --build-arg "NODE_IMAGE=$with_node" --build-arg "BASE_IMAGE=$base" \
	-v "$folder/npmrc:/root/.npmrc:ro" -v /etc/ssl/certs:/etc/ssl/certs:ro \
	-f "$project/deploy/Dockerfile" -t localhost/astronaut-test "$project"
