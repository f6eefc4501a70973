import { SHORTEST_WAIT_MS } from "@/lib/contract/robot-trap";

const restMs = () => SHORTEST_WAIT_MS - performance.now();

/** Waits until nobody can be taken for a robot for being quick, as with a form that the browser filled in. */
export async function untilTrusted(): Promise<void> {
	// A timer may end a part of a millisecond early, which is refused like a whole second.
	for (let rest = restMs(); rest > 0; rest = restMs()) {
		await new Promise((resolve) => setTimeout(resolve, Math.ceil(rest)));
	}
}
