import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const BIN = "/usr/lib/postgresql/15/bin";

/** Whether this machine can run a PostgreSQL server for the tests. */
export const hasPostgres = existsSync(join(BIN, "initdb"));

/** A PostgreSQL server of our own, thrown away afterwards. */
export interface Cluster {
	/** Makes an empty database and gives its address. */
	createDatabase(): Promise<string>;
	stop(): void;
}

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

/** Starts a server in a temporary folder, on a free port. */
export async function startPostgres(): Promise<Cluster> {
	const dir = mkdtempSync(join(tmpdir(), "postgres-"));
	if (process.getuid?.() === 0) execFileSync("chown", ["postgres:postgres", dir]);
	const data = join(dir, "data");
	const port = await freePort();
	run("initdb", ["-D", data, "-U", "tester", "--auth=trust", "--no-sync", "-E", "UTF8"]);
	run("pg_ctl", ["-D", data, "-w", "-l", join(dir, "log"), "-o", `-p ${port} -k ${dir} -c fsync=off`, "start"]);
	let databases = 0;
	const address = (name: string) => `postgres://tester@localhost:${port}/${name}`;
	return {
		async createDatabase() {
			databases += 1;
			const client = new pg.Client({ connectionString: address("postgres") });
			await client.connect();
			await client.query(`create database test_${databases}`);
			await client.end();
			return address(`test_${databases}`);
		},
		stop() {
			run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
			rmSync(dir, { recursive: true, force: true });
		},
	};
}
