/** The built site in a separate process, on free ports and a temporary data folder. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Ports that were free a moment ago; requested together, so that they differ. */
export async function freePorts(count) {
	const servers = Array.from({ length: count }, () => createServer().listen(0, "localhost"));
	await Promise.all(servers.map((server) => once(server, "listening")));
	const ports = servers.map((server) => server.address().port);
	await Promise.all(servers.map((server) => once(server.close(), "close")));
	return ports;
}

/** The message `ready` of a child process. Rejects with what it wrote when it ends before. */
function untilReady(child, output) {
	return new Promise((resolve, reject) => {
		child.on("message", (message) => message.type === "ready" && resolve(message));
		child.once("exit", () => reject(new Error(`a process did not start:\n${output()}`)));
	});
}

async function end(child) {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill("SIGTERM");
	await once(child, "exit");
}

/**
 * Starts the built site as in production: access log at level info, written to a file. `variables` come on top; `root` is
 * the folder of another build.
 * `readyMs` is the time from the fork to readiness.
 */
export async function startSite(variables = {}, root = ROOT) {
	const [port, main, eu] = (await freePorts(3)).map(String);
	const folder = mkdtempSync(join(tmpdir(), "astronaut-bench-"));
	const logPath = join(folder, "site.log");
	const log = openSync(logPath, "w");
	const settings = { PORT: port, BACKEND_PORT: main, BACKEND_EU_PORT: eu, DATA_DIR: join(folder, "data") };
	const { PORT, BACKEND_PORT } = { ...settings, ...variables };
	const own = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", MALLOC_ARENA_MAX: "1" };
	const common = { ...own, RATE_LIMIT_SCALE: "10000" };
	const started = performance.now();
	const child = fork(join(root, ".build/server.mjs"), {
		cwd: root,
		stdio: ["ignore", log, log, "ipc"],
		env: { ...common, DRAIN_SECONDS: "5", ...settings, ...variables },
	});
	closeSync(log);
	const ready = await untilReady(child, () => readFileSync(logPath, "utf8"));
	return {
		origin: `http://localhost:${PORT}`,
		port: Number(PORT),
		backend: `http://localhost:${BACKEND_PORT}`,
		pid: child.pid,
		backendPid: ready.backendPid,
		readyMs: performance.now() - started,
		stop: async () => {
			await end(child);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The company of the demo job. */
export async function companyOf({ origin }) {
	const answer = await fetch(`${origin}/api/public/ORBIT1`);
	return (await answer.json()).company.id;
}

/** Starts one of the small servers beside this file in a separate process; `input` is its first message. */
export async function startHelper(name, input) {
	const child = fork(fileURLToPath(new URL(name, import.meta.url)), {
		stdio: ["ignore", "inherit", "inherit", "ipc"],
		env: { NODE_ENV: "production" },
	});
	const ready = untilReady(child, () => name);
	child.send(input);
	const { port } = await ready;
	const ask = (message) =>
		new Promise((resolve) => {
			child.once("message", resolve);
			child.send(message);
		});
	const tell = (message) => child.send(message);
	return { origin: `http://localhost:${port}`, port, pid: child.pid, ask, tell, stop: () => end(child) };
}

/** Applies for a demo job without a CV, as person `number` with the address `person-{number}@example.com`; gives the answer. */
export async function apply({ backend }, number) {
	const email = `person-${number}@example.com`;
	const values = {
		company_id: "3",
		job_id: "102",
		interview_code: "ORBIT2",
		fullname: `Orang ${number}`,
		preferred_name: "Orang",
		email,
		email2: email,
		phone: String(62_813_000_000 + number),
		gdpr: "true",
		compliance: "true",
		"custom_fields[0][id]": "31",
		"custom_fields[0][label]": "Tamu",
		"custom_fields[0][input_type]": "1",
		"custom_fields[0][value]": "Seorang tamu yang selalu kembali.",
		"custom_fields[0][is_mandatory]": "true",
	};
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.set(name, value);
	const response = await fetch(`${backend}/public/ORBIT2`, { method: "POST", body: form });
	if (response.status !== 200) throw new Error(`application ${number}: ${response.status} ${await response.text()}`);
	return response.json();
}
