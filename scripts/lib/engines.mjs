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

/** For the whole of the tests only: a second object store, which disagrees with the first about conditional requests. */
const CEPH = { name: "Ceph", program: "/usr/bin/radosgw", packages: ["radosgw", "ceph-mon", "ceph-osd"] };

/** Installs missing engines if possible (Debian, as root), and prints a line about those that stay missing. */
export async function ensureEngines(root, { isWhole = false } = {}) {
	const engines = isWhole ? [...ENGINES, CEPH] : ENGINES;
	const missing = () => engines.filter(({ program }) => !existsSync(program));
	await installDebianPackages(
		root,
		missing().flatMap(({ packages }) => packages),
	);
	const names = missing().map(({ name }) => name);
	if (names.length > 0) console.log(`Not installed here, so tests on it are skipped: ${names.join(", ")}.`);
}
