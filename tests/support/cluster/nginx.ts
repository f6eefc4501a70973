import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../backend/bundles";
import { childrenOf, freezeAll, signalAll, type Victim } from "./victims";

const PROGRAM = "/usr/sbin/nginx";

/** Whether this machine can run nginx for the tests. */
export const hasNginx = existsSync(PROGRAM);

interface Ports {
	/** Where it listens. */
	site: number;
	backend: number;
	/** The ports of the processes behind it. */
	sites: readonly number[];
	backends: readonly number[];
}

const serversOf = (ports: readonly number[]) =>
	ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join("\n\t\t");

async function start(dir: string): Promise<ChildProcess> {
	const child = spawn(PROGRAM, ["-p", dir, "-c", "nginx.conf", "-e", "error.log"], { stdio: "ignore" });
	await once(child, "spawn");
	await writeFile(join(dir, "pids"), String(child.pid));
	return child;
}

/** Starts nginx in `dir`, before sites and before backends. */
export async function startNginx(
	dir: string,
	{ site, backend, sites, backends }: Ports,
): Promise<Victim & { stop(): Promise<void> }> {
	const template = await readFile(join(ROOT, "tests/support/cluster/nginx.conf"), "utf8");
	const values: Record<string, string> = {
		sites: serversOf(sites),
		backends: serversOf(backends),
		sitePort: String(site),
		backendPort: String(backend),
	};
	const user = process.getuid?.() === 0 ? "user root;\n" : "";
	await writeFile(
		join(dir, "nginx.conf"),
		user + template.replaceAll(/\{(\w+)\}/g, (all, name) => values[name] ?? all),
	);
	let master = await start(dir);
	/** The master first: while it lives, it replaces a worker that was killed. */
	const all = () => [Number(master.pid), ...childrenOf(master.pid)];
	const end = async (signal: NodeJS.Signals, pids: readonly number[]) => {
		const ended = once(master, "exit");
		signalAll(pids, signal);
		await ended;
	};
	return {
		name: "nginx",
		async kill() {
			await end("SIGKILL", all());
			master = await start(dir);
		},
		freeze: (ms) => freezeAll(all(), ms),
		stop: () => end("SIGQUIT", [Number(master.pid)]),
	};
}
