import "server-only";

/** Pages and the web server have a copy of this module each. */
const PLACE = Symbol.for("astronaut.hosts-open");

/** Makes parts of pages wait for hosts that start beside the site, until `open` is settled. */
export function awaitHosts(open: Promise<unknown>): void {
	Reflect.set(
		globalThis,
		PLACE,
		open.catch(() => undefined),
	);
}

/** Resolves when the hosts that start beside the site are there; at once if there are none. */
export async function hostsAreOpen(): Promise<void> {
	await Reflect.get(globalThis, PLACE);
}
