import type { Server } from "node:http";
import { Server as NetServer } from "node:net";

/** How often newly idle connections are closed while requests finish, in milliseconds. */
const SWEEP_MS = 100;

interface Limits {
	/** Time limit for running requests, milliseconds. */
	drainMs: number;
	/** How long idle connections stay open, milliseconds: a proxy may have sent a request over one already. */
	lingerMs?: number;
}

/**
 * Stops a server: accepts no new connection, lets running requests finish for at most `drainMs`, closes idle
 * connections as they appear, or after `lingerMs`, then closes the rest. Returns whether everything finished in time.
 */
export async function stopServer(server: Server, { drainMs, lingerMs = 0 }: Limits): Promise<boolean> {
	// The HTTP server's own method would close idle connections at once.
	const closed = new Promise<boolean>((resolve) => NetServer.prototype.close.call(server, () => resolve(true)));
	const idleFrom = Date.now() + lingerMs;
	const closeIdle = () => Date.now() >= idleFrom && server.closeIdleConnections();
	const sweep = setInterval(closeIdle, SWEEP_MS);
	closeIdle();
	let limit: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((resolve) => {
		limit = setTimeout(resolve, drainMs, false);
	});
	const inTime = await Promise.race([closed, late]);
	clearInterval(sweep);
	clearTimeout(limit);
	if (!inTime) server.closeAllConnections();
	return inTime;
}
