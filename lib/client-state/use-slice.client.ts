"use client";

import { useSyncExternalStore } from "react";
import type { Slice } from "./slice";

/**
 * The current value of a slice; the component re-renders when it changes. `served` replaces it on the server and until the
 * first change: the value that the page was rendered with.
 */
export function useSlice<State extends object>(slice: Slice<State>, served: State = slice.initial): State {
	const get = () => (slice.get() === slice.initial ? served : (slice.get() as State));
	return useSyncExternalStore(
		(changed) => slice.listen(changed),
		get,
		() => served,
	);
}
