"use client";

import { useEffect, useRef } from "react";

interface Engine {
	/** Ends all its calls. */
	stop(): void;
}

/**
 * Ends the calls of a form's engines when the form goes; not when development mounts it twice. `engines` must be the
 * same list from render to render.
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
