import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { oncePerRun } from "../runner/once-per-run";
import { freePorts } from "../sites/free-port";

const PROGRAM = "/usr/sbin/pgbouncer";

/** Whether this machine can run PgBouncer for the tests. */
export const hasPgBouncer = existsSync(PROGRAM);

/** Each transaction gets any of few sessions, so nothing may depend on a session. */
const settings = (port: number, server: string, dir: string) => `
[databases]
* = host=localhost port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
auth_type = trust
auth_file = ${join(dir, "users")}
`;

const answers = (port: number) =>
	new Promise<boolean>((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.unref();
	});

const start = (server: string) => async (dir: string) => {
	const [port = 0] = await freePorts(1);
	const file = join(dir, "pgbouncer.ini");
	await writeFile(file, settings(port, server, dir));
	await writeFile(join(dir, "users"), '"tester" ""\n');
	const child = spawn(PROGRAM, ["-q", ...(process.getuid?.() === 0 ? ["-u", "postgres"] : []), file], {
		detached: true,
		stdio: "ignore",
	});
	await once(child, "spawn");
	child.unref();
	await writeFile(join(dir, "pids"), `${child.pid}\n`);
	while (!(await answers(port))) await wait(20);
	await writeFile(join(dir, "port"), String(port));
};

/** The address of a database of the run's PostgreSQL server through PgBouncer in transaction mode. */
export async function throughPgBouncer(databaseUrl: string): Promise<string> {
	const url = new URL(databaseUrl);
	url.hostname = "127.0.0.1";
	const folder = await oncePerRun("pgbouncer", start(url.port));
	url.port = await readFile(join(folder, "port"), "utf8");
	return url.href;
}
