import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** No work for at least this time, and at most twice as long, is rest, milliseconds. */
const REST_MS = 10_000;

/** V8's own collection of the whole heap, which has a name only with this flag. */
function wholeCollection(): () => void {
	setFlagsFromString("--expose-gc");
	const collect: unknown = runInNewContext("gc");
	if (typeof collect !== "function") return () => undefined;
	return () => {
		// Otherwise V8 keeps each page that has any object left in it.
		setFlagsFromString("--compact-on-every-full-gc");
		collect();
		setFlagsFromString("--no-compact-on-every-full-gc");
	};
}

/**
 * Collects garbage once when work has ended: V8 by itself keeps what rendering left until something else needs memory.
 * Returns the function that says that there was work.
 */
export function collectAtRest(collect: () => void = wholeCollection(), restMs = REST_MS): () => void {
	let isWorking = false;
	let hasGarbage = false;
	const check = () => {
		if (!isWorking && hasGarbage) collect();
		hasGarbage = isWorking;
		isWorking = false;
	};
	setInterval(check, restMs).unref();
	return () => {
		isWorking = true;
	};
}
