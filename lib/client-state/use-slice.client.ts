"use client";

import { useSyncExternalStore } from "react";
import type { Slice } from "./slice";

/**
 * A part of the client state as it is now; the component is rendered anew when it changes. `served` stands in for it
 * on the server and until something is set: what the page was rendered with.
 */
export function useSlice<State extends object>(slice: Slice<State>, served: State = slice.initial): State {
	const get = () => (slice.get() === slice.initial ? served : (slice.get() as State));
	return useSyncExternalStore(
		(changed) => slice.listen(changed),
		get,
		() => served,
	);
}
