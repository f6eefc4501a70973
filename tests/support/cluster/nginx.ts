import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../backend/bundles";

const PROGRAM = "/usr/sbin/nginx";

/** Whether this machine can run nginx for the tests. */
export const hasNginx = existsSync(PROGRAM);

interface Ports {
	/** Where it listens. */
	site: number;
	backend: number;
	/** Where the processes behind it listen. */
	sites: readonly number[];
	backends: readonly number[];
}

const serversOf = (ports: readonly number[]) =>
	ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join("\n\t\t");

/** Starts nginx in `dir`, before sites and before backends; returns the function that ends it. */
export async function startNginx(dir: string, { site, backend, sites, backends }: Ports): Promise<() => Promise<void>> {
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
	const child: ChildProcess = spawn(PROGRAM, ["-p", dir, "-c", "nginx.conf", "-e", "error.log"], { stdio: "ignore" });
	await once(child, "spawn");
	await writeFile(join(dir, "pids"), String(child.pid));
	return async () => {
		child.kill("SIGQUIT");
		if (child.exitCode === null) await once(child, "exit");
	};
}
