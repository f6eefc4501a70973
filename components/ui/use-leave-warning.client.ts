"use client";

import { useLayoutEffect } from "react";

/** Makes the browser ask before the page is left, while something would be lost. */
export function useLeaveWarning(active: boolean): void {
	// With what is seen, not after it: whoever leaves at once is asked too.
	useLayoutEffect(() => {
		if (!active) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [active]);
}
