import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Ports that were free a moment ago; requested together, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
	const servers = Array.from({ length: count }, () => createServer().listen(0, "localhost"));
	await Promise.all(servers.map((server) => once(server, "listening")));
	const ports = servers.map((server) => (server.address() as AddressInfo).port);
	await Promise.all(servers.map((server) => once(server.close(), "close")));
	return ports;
}
