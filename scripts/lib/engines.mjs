/** The engines that tests run site and backend on, beside what the project brings itself. */
import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian.mjs";

/** Each engine: what it is called, its program, and Debian's packages of it. */
const ENGINES = [
	{ name: "PostgreSQL", program: "/usr/lib/postgresql/15/bin/initdb", packages: ["postgresql-15"] },
	{ name: "PgBouncer", program: "/usr/sbin/pgbouncer", packages: ["pgbouncer"] },
	{ name: "Redis", program: "/usr/bin/redis-server", packages: ["redis-server"] },
	{ name: "nginx", program: "/usr/sbin/nginx", packages: ["nginx-light"] },
	{
		name: "OpenStack Swift",
		program: "/usr/bin/swift-proxy-server",
		packages: ["swift-proxy", "swift-account", "swift-container", "swift-object"],
	},
];

/** For the whole of some tests only, by the name of the part. */
const OF_PARTS = {
	// A second object store, which disagrees with the first about conditional requests.
	cluster: [{ name: "Ceph", program: "/usr/bin/radosgw", packages: ["radosgw", "ceph-mon", "ceph-osd"] }],
	image: [
		{ name: "buildah", program: "/usr/bin/buildah", packages: ["buildah"] },
		{ name: "debootstrap", program: "/usr/sbin/debootstrap", packages: ["debootstrap"] },
	],
};

/**
 * Installs missing engines if possible (Debian, as root), and prints a line about those that stay missing. `part` names a
 * part of `npm run prove`, which may need more.
 */
export async function ensureEngines(root, part) {
	const engines = [...ENGINES, ...(OF_PARTS[part] ?? [])];
	const missing = () => engines.filter(({ program }) => !existsSync(program));
	await installDebianPackages(
		root,
		missing().flatMap(({ packages }) => packages),
	);
	const names = missing().map(({ name }) => name);
	if (names.length > 0) console.log(`Not installed here, so tests on it are skipped: ${names.join(", ")}.`);
}
