import type { Page } from "@playwright/test";

/** Unlimited speed. */
export const NO_LIMIT = -1;

/** A page's connection. */
export interface SlowConnection {
	/** Lets the page send so many bytes a second, over all its connections; it is online then. */
	setRate(bytesPerSecond: number): Promise<void>;
	/** Goes offline for new calls, as the device reports too. Running calls continue at their pace. */
	goOffline(): Promise<void>;
}

/**
 * Throttles a page's connection in the browser itself: the kernel's loopback accepts four megabytes at once, so a proxy
 * behind it would be too late.
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
