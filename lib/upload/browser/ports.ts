import { newId } from "@/lib/browser/new-id";
import { createBandwidth } from "../bandwidth";
import type { HostTraits, UploadPorts } from "../ports";
import { createSemaphore } from "../semaphore";
import { hashInWorker } from "./hash-in-worker";
import { browserStorage, type StoragePlace } from "./storage";
import { browserTransport, type UploadDestination } from "./transport";
import { browserClock, connectivityTo } from "./world";

/** Number of simultaneous uploads on a page: browsers open six connections to a site, and forms need some of them. */
const semaphores = { large: createSemaphore(3), small: createSemaphore(1) };

const bandwidth = createBandwidth();

/** By the job's open code, which identifies the host: one page may follow another without a reload. */
const hosts = new Map<string, HostTraits>();

function hostOf({ openCode }: UploadDestination): HostTraits {
	const host = hosts.get(openCode) ?? { tells: undefined, isLong: false };
	hosts.set(openCode, host);
	return host;
}

/** The engine's ports in a browser. */
export const browserPorts = (to: UploadDestination & StoragePlace): UploadPorts => ({
	transport: browserTransport(to),
	clock: browserClock,
	connectivity: connectivityTo(to.openCode),
	semaphores,
	bandwidth,
	// Looked up once something is sent: engines are made with every rendering on the server.
	get host() {
		return hostOf(to);
	},
	storage: browserStorage(to),
	read: async (file, start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
	hash: hashInWorker,
	random: Math.random,
	newIdentifier: newId,
});
