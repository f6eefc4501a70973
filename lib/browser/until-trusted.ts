import { SHORTEST_WAIT_MS } from "@/lib/contract/robot-trap";

const restMs = () => SHORTEST_WAIT_MS - performance.now();

/** Waits until the form is no longer suspiciously quick, for example if the browser filled it in. */
export async function untilTrusted(): Promise<void> {
	// A timer may end a part of a millisecond early, which is refused like a whole second.
	for (let rest = restMs(); rest > 0; rest = restMs()) {
		await new Promise((resolve) => setTimeout(resolve, Math.ceil(rest)));
	}
}
