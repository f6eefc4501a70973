"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this part of the page runs; false in the server's HTML. */
export const useRunning = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
