import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { seededDataDir } from "../backend/seeded-data";
import { measure } from "../runner/measure";
import { freePorts } from "./free-port";

/** Both runners are started in the project. */
const ROOT = process.cwd();

/** A running production site with a separate embedded backend and data folder. */
export interface Site {
	origin: string;
	/** Addresses of the backend's regions; empty when the hosts are somebody else's. */
	backend: string;
	backendEu: string;
	dataDir: string;
	pid: number;
	backendPid: number | undefined;
	/** Every whole line that the processes wrote so far. */
	output: () => string;
	stop: () => Promise<void>;
}

interface Ready {
	type: "ready";
	backendPid?: number;
}

async function untilReady(child: ChildProcess, output: () => string): Promise<Ready> {
	const ready = new Promise<Ready>((done) => {
		child.on("message", (message: Ready) => message.type === "ready" && done(message));
	});
	const ended = once(child, "exit").then(() => {
		throw new Error(`the site did not start:\n${output()}`);
	});
	return Promise.race([ready, ended]);
}

/** Collects what a process writes, a part of a line only at its end. */
function collectLines(stream: Readable | null, written: string[]): void {
	let rest = "";
	stream?.setEncoding("utf8").on("data", (text: string) => {
		const all = rest + text;
		const end = all.lastIndexOf("\n") + 1;
		written.push(all.slice(0, end));
		rest = all.slice(end);
	});
	stream?.on("end", () => written.push(rest));
}

/** Already seeded, if the site has its own backend. */
async function newDataDir(variables: Record<string, string>): Promise<string> {
	const hasBackend = !("API_HOST" in variables || "DATA_DIR" in variables);
	return hasBackend ? seededDataDir(join(ROOT, ".build/backend.mjs")) : mkdtempSync(join(tmpdir(), "astronaut-"));
}

/** What a site is started from. */
export interface Build {
	/** The Node.js to run it on; by default this one. */
	execPath?: string;
	/** The folder of the project that was built; by default this one. */
	root?: string;
}

/** Starts a built site on free ports. `variables` come on top of the settings for tests. */
export async function startSite(
	variables: Record<string, string> = {},
	{ execPath = process.execPath, root = ROOT }: Build = {},
): Promise<Site> {
	const started = measure("site", "start");
	const [port, main, eu] = (await freePorts(3)).map(String);
	const dataDir = await newDataDir(variables);
	const child = fork(join(root, ".build/server.mjs"), {
		cwd: root,
		execPath,
		// Another Node.js may not know the options of this one.
		execArgv: execPath === process.execPath ? process.execArgv : [],
		stdio: ["ignore", "pipe", "pipe", "ipc"],
		env: {
			NODE_ENV: "production",
			NEXT_TELEMETRY_DISABLED: "1",
			PORT: port,
			BACKEND_PORT: main,
			BACKEND_EU_PORT: eu,
			DATA_DIR: dataDir,
			LOG_LEVEL: "warn",
			RATE_LIMIT_SCALE: "1000",
			PASSWORD_WORK: "10",
			// Most tests open few pages, and some count what hosts are asked.
			RENDER_AHEAD: "off",
			DRAIN_SECONDS: "5",
			...variables,
		},
	});
	const written: string[] = [];
	for (const stream of [child.stdout, child.stderr]) collectLines(stream, written);
	const output = () => written.join("");
	const ready = await untilReady(child, output);
	started();
	return {
		origin: variables.SITE_ORIGIN ?? `http://localhost:${port}`,
		backend: `http://localhost:${main}`,
		backendEu: `http://localhost:${eu}`,
		dataDir,
		pid: child.pid ?? 0,
		backendPid: ready.backendPid,
		output,
		stop: async () => {
			if (child.exitCode === null && child.signalCode === null) {
				child.kill("SIGTERM");
				await once(child, "exit");
			}
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
