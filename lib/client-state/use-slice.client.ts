"use client";

import { useSyncExternalStore } from "react";
import type { Slice } from "./slice";

/** A part of the client state as it is now; the component is rendered anew when it changes. */
export const useSlice = <State extends object>(slice: Slice<State>): State =>
	useSyncExternalStore(
		(changed) => slice.listen(changed),
		() => slice.get() as State,
		() => slice.get() as State,
	);
