import { clientOf } from "./client-of";

/** Uploads of one client that may run at the same time, before scaling: each keeps two chunks in memory. A whole campus may share an address. */
const MOST = 40;

/** Lets an upload start and gives what to call at its end, or null when it is one too many. */
export type RunningLimit = (address: string) => (() => void) | null;

/** Limits how many uploads run at once by client address, counted in this process; `scale` multiplies the limit. */
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
