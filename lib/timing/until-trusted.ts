import { SHORTEST_WAIT_MS } from "@/lib/contract/robot-trap";

/** Waits until nobody can be taken for a robot for being quick, as with a form that the browser filled in. */
export function untilTrusted(): Promise<void> {
	const restMs = SHORTEST_WAIT_MS - performance.now();
	return new Promise((resolve) => {
		if (restMs > 0) setTimeout(resolve, restMs);
		else resolve();
	});
}
