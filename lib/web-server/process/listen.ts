import { once } from "node:events";
import type { Server } from "node:http";

/** A start that can't succeed; the message is one line for the person who started it. */
export class StartError extends Error {
	override readonly name = "StartError";
}

const REASONS: Record<string, string> = {
	EADDRINUSE: "is in use by another process; set PORT to a free one",
	EACCES: "may not be used by this user; set PORT to one above 1023",
	EADDRNOTAVAIL: "is not an address of this machine; set HOST to one that is",
	ENOTFOUND: "is not an address of this machine; set HOST to one that is",
};

/** Listens; throws `StartError` with one readable line if the address is unavailable. */
export async function listen(server: Server, host: string, port: number): Promise<void> {
	server.listen({ host, port, backlog: 1_024 });
	try {
		await once(server, "listening");
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		throw new StartError(`${host}:${port} ${REASONS[code] ?? `can't be listened on (${code})`}`);
	}
}
