import { clientOf } from "@/lib/contract/client-of";

/**
 * Maximum number of simultaneous uploads of one client, before scaling: each holds two chunks in memory. A whole campus
 * may share an address.
 */
const MOST = 40;

/** Lets an upload start and returns the function to call at its end, or null if it exceeds the limit. */
export type RunningLimit = (address: string) => (() => void) | null;

/** Limits simultaneous uploads by client address, counted in this process; `scale` multiplies the limit. */
export function runningLimit(scale: number): RunningLimit {
	const most = Math.max(1, Math.round(MOST * scale));
	const running = new Map<string, number>();
	return (address) => {
		const client = clientOf(address);
		const before = running.get(client) ?? 0;
		if (before >= most) return null;
		running.set(client, before + 1);
		return () => {
			const left = (running.get(client) ?? 1) - 1;
			if (left > 0) running.set(client, left);
			else running.delete(client);
		};
	};
}
