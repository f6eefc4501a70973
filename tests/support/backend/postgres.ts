import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { oncePerRun } from "../runner/once-per-run";
import { freePorts } from "../sites/free-port";

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

/** Starts the server whose data is in `dir`. */
export function startServer(dir: string, port: number): void {
	const options = ["-o", `-p ${port} -k ${dir} ${SETTINGS}`];
	run("pg_ctl", ["-D", join(dir, "data"), "-w", "-l", join(dir, "log"), ...options, "start"]);
}

/** Ends it as a crash would. */
export const crashServer = (dir: string): void => run("pg_ctl", ["-D", join(dir, "data"), "-m", "immediate", "stop"]);

/** Makes and starts a new server in `dir`; returns its port. */
export async function newServer(dir: string): Promise<number> {
	if (process.getuid?.() === 0) execFileSync("chown", ["postgres:postgres", dir]);
	const [port = 0] = await freePorts(1);
	run("initdb", ["-D", join(dir, "data"), "-U", "tester", "--auth=trust", "--no-sync", "-E", "UTF8"]);
	startServer(dir, port);
	return port;
}

const start = async (dir: string) => writeFile(join(dir, "port"), String(await newServer(dir)));

/**
 * Creates a database on the server at a port and returns its address: an empty one, or a copy of `template`. Files are
 * copied, which takes two fifths of the processor time of the usual way, block by block through the log.
 */
export async function createDatabaseAt(port: number | string, name: string, template = "template1"): Promise<string> {
	const address = (database: string) => `postgres://tester@localhost:${port}/${database}`;
	const client = new pg.Client({ connectionString: address("postgres") });
	await client.connect();
	await client.query(`create database "${name}" template "${template}" strategy file_copy`);
	await client.end();
	return address(name);
}

/**
 * Creates a database on the run's own PostgreSQL server and returns its address: an empty one, or a copy of `template`.
 * The first call starts the server.
 */
export async function createDatabase({ name = `test_${randomUUID()}`, template = "template1" } = {}): Promise<string> {
	return createDatabaseAt(await readFile(join(await oncePerRun("postgres", start), "port"), "utf8"), name, template);
}
