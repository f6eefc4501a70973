import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A web server on loopback that stands for somebody's site. */
export interface LinkHost {
	port: number;
	/** "127.0.0.1:port". */
	host: string;
	origin: string;
	close(): Promise<void>;
}

/** Starts a server that answers every request by `listener`. */
export async function openLinkHost(listener: RequestListener): Promise<LinkHost> {
	const server = createServer(listener).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const host = `127.0.0.1:${port}`;
	return {
		port,
		host,
		origin: `http://${host}`,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
