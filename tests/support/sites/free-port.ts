import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { runFolder } from "../runner/run-folder";

/** Browsers refuse some ports below. */
const LOWEST = 11_000;
const USUAL_FIRST = 32_768;

/**
 * The first port that the system gives to connections, and to servers that take any. A test's server that starts later,
 * or again after a kill, could find such a port taken.
 */
function firstGiven(): number {
	try {
		const first = Number.parseInt(readFileSync("/proc/sys/net/ipv4/ip_local_port_range", "utf8"), 10);
		return first > 2 * LOWEST ? first : USUAL_FIRST;
	} catch {
		return USUAL_FIRST;
	}
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Takes a port for a test of this run; false if another one has it. */
function claim(port: number): boolean {
	const folder = join(runFolder(), "ports");
	mkdirSync(folder, { recursive: true });
	try {
		writeFileSync(join(folder, String(port)), "", { flag: "wx" });
		return true;
	} catch (error) {
		if (codeOf(error) === "EEXIST") return false;
		throw error;
	}
}

/** Whether nothing listens on a port of this machine, at any of its addresses. */
async function isFree(port: number): Promise<boolean> {
	const server = createServer().listen(port);
	try {
		await once(server, "listening");
	} catch (error) {
		if (["EADDRINUSE", "EACCES"].includes(codeOf(error) ?? "")) return false;
		throw error;
	}
	await once(server.close(), "close");
	return true;
}

async function freePort(): Promise<number> {
	const count = firstGiven() - LOWEST;
	for (;;) {
		const port = LOWEST + Math.floor(Math.random() * count);
		if (claim(port) && (await isFree(port))) return port;
	}
}

/** Ports that nothing else takes during this run. */
export const freePorts = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, freePort));
