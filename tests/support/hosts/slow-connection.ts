import type { Page } from "@playwright/test";

/** As fast as can be. */
export const NO_LIMIT = -1;

/** A page's connection. */
export interface SlowConnection {
	/** Lets the page send so many bytes a second, over all its connections; it is online then. */
	setRate(bytesPerSecond: number): Promise<void>;
	/** Lets it make no more calls: the device says that it is offline. Calls that run go on at their pace. */
	goOffline(): Promise<void>;
}

/**
 * Throttles a page's connection. The browser itself holds the bytes back: the kernel's loopback takes four megabytes off a
 * sender at once, so that a proxy behind it comes too late.
 */
export async function slowDown(page: Page, bytesPerSecond: number): Promise<SlowConnection> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	async function set(offline: boolean, uploadThroughput: number) {
		const conditions = { offline, latency: 0, downloadThroughput: NO_LIMIT, uploadThroughput };
		await session.send("Network.emulateNetworkConditions", conditions);
	}
	let now = bytesPerSecond;
	const setRate = (rate: number) => {
		now = rate;
		return set(false, rate);
	};
	await setRate(bytesPerSecond);
	return { setRate, goOffline: () => set(true, now) };
}
