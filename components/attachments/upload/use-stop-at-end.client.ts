"use client";

import { useEffect, useRef } from "react";

interface Engine {
	/** Ends all its calls. */
	stop(): void;
}

/**
 * Stops the calls of a form's engines when the form unmounts, but not when React mounts it twice in development.
 * `engines` must be the same list in every rendering.
 */
export function useStopAtEnd(engines: readonly Engine[]): void {
	const isMounted = useRef(false);
	useEffect(() => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
			queueMicrotask(() => {
				if (!isMounted.current) for (const engine of engines) engine.stop();
			});
		};
	}, [engines]);
}
