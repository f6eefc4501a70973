import type { UploadPorts } from "./ports";

/** Waits `ms`; ends at once when `signal` aborts and, if `untilOnline`, when the connection comes back. */
export function pause(
	ms: number,
	signal: AbortSignal,
	untilOnline: boolean,
	{ clock, connectivity }: Pick<UploadPorts, "clock" | "connectivity">,
): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			stopTimer();
			stopListening();
			signal.removeEventListener("abort", end);
			resolve();
		};
		const stopTimer = clock.after(ms, end);
		const stopListening = untilOnline ? connectivity.onOnline(end) : () => {};
		signal.addEventListener("abort", end, { once: true });
		if (signal.aborted) end();
	});
}
