import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Below the ports that systems give to outgoing connections, one of which could take a port before its server listens;
// above the last one that browsers refuse, 10080.
const FIRST = 10_100;
/** Processes that run together have numbers close together, so each draws from a block of its own. */
const [BLOCKS, BLOCK] = [700, 32];

// Not from the start for each file that one process runs: connections to the last one's servers may still be closing.
let drawn = randomInt(BLOCK);

async function isFree(port: number): Promise<boolean> {
	const server = createServer().listen(port, "localhost");
	try {
		await once(server, "listening");
	} catch {
		return false;
	}
	await once(server.close(), "close");
	return true;
}

/** Ports that are free, and that no other process of the tests is given meanwhile. */
export async function freePorts(count: number): Promise<number[]> {
	const ports: number[] = [];
	for (let tried = 0; ports.length < count; tried += 1) {
		if (tried > 4 * BLOCK) throw new Error("no port is free");
		const port = FIRST + (process.pid % BLOCKS) * BLOCK + (drawn++ % BLOCK);
		if (!ports.includes(port) && (await isFree(port))) ports.push(port);
	}
	return ports;
}
