import { createGate } from "../gate";
import type { UploadPorts } from "../ports";
import { browserTransport, type UploadDestination } from "./transport";
import { browserClock, browserConnectivity } from "./world";

/** Files that are sent at once on a page: browsers keep six connections to a site, and forms need some of them. */
const AT_ONCE = 2;

const gate = createGate(AT_ONCE);

/** The engine's ports in a browser. */
export const browserPorts = (to: UploadDestination): UploadPorts => ({
	transport: browserTransport(to),
	clock: browserClock,
	connectivity: browserConnectivity,
	gate,
	read: async (file, start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
	random: Math.random,
	newIdentifier: () => crypto.randomUUID(),
});
