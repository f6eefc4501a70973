import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { oncePerRun } from "../runner/once-per-run";

const BIN = "/usr/lib/postgresql/15/bin";

/** Whether this machine can run a PostgreSQL server for the tests. */
export const hasPostgres = existsSync(join(BIN, "initdb"));

/** Nothing has to survive a power cut here; each worker may hold several pools. */
const SETTINGS = "-c fsync=off -c autovacuum=off -c max_connections=500";

/** PostgreSQL refuses to run as root, so root hands over to its own user. */
function run(command: string, args: string[]) {
	const asUser = ["--reuid=postgres", "--regid=postgres", "--clear-groups", join(BIN, command), ...args];
	const isRoot = process.getuid?.() === 0;
	execFileSync(isRoot ? "setpriv" : join(BIN, command), isRoot ? asUser : args, { stdio: "ignore", cwd: "/" });
}

const freePort = () =>
	new Promise<number>((resolve) => {
		const server = createServer().listen(0, "localhost", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});

async function start(dir: string): Promise<void> {
	if (process.getuid?.() === 0) execFileSync("chown", ["postgres:postgres", dir]);
	const data = join(dir, "data");
	const port = await freePort();
	run("initdb", ["-D", data, "-U", "tester", "--auth=trust", "--no-sync", "-E", "UTF8"]);
	run("pg_ctl", ["-D", data, "-w", "-l", join(dir, "log"), "-o", `-p ${port} -k ${dir} ${SETTINGS}`, "start"]);
	await writeFile(join(dir, "port"), String(port));
}

/**
 * Creates a database on the run's own PostgreSQL server and returns its address: an empty one, or a copy of `template`.
 * The first call starts the server.
 */
export async function createDatabase({ name = `test_${randomUUID()}`, template = "template1" } = {}): Promise<string> {
	const port = await readFile(join(await oncePerRun("postgres", start), "port"), "utf8");
	const address = (database: string) => `postgres://tester@localhost:${port}/${database}`;
	const client = new pg.Client({ connectionString: address("postgres") });
	await client.connect();
	await client.query(`create database "${name}" template "${template}"`);
	await client.end();
	return address(name);
}
