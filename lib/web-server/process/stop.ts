import type { Server } from "node:http";

/** How often newly idle connections are closed while requests finish, in milliseconds. */
const SWEEP_MS = 100;

/**
 * Stops a server: accepts no new connection, lets running requests finish for at most `drainMs`, closes idle
 * connections as they appear, then closes the rest. Returns whether everything finished in time.
 */
export async function stopServer(server: Server, drainMs: number): Promise<boolean> {
	const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)));
	const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
	server.closeIdleConnections();
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
