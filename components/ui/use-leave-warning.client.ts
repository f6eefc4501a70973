"use client";

import { useLayoutEffect } from "react";

/** Makes the browser ask before the page is left, while something would be lost. */
export function useLeaveWarning(active: boolean): void {
	// In the same commit as the visible change, so that the warning works immediately.
	useLayoutEffect(() => {
		if (!active) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [active]);
}
