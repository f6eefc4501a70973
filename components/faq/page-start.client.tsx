"use client";

import { useEffect } from "react";

function openNamed(): void {
	const named = document.getElementById(window.location.hash.slice(1));
	if (named instanceof HTMLDetailsElement) named.open = true;
}

/** Has the page start at its top, also when it is loaded again, and opens the question that its address names. */
export function PageStart() {
	useEffect(() => {
		// Scrolling up by script would throw back whoever reads on before the script is there.
		window.history.scrollRestoration = "manual";
		openNamed();
		window.addEventListener("hashchange", openNamed);
		return () => window.removeEventListener("hashchange", openNamed);
	}, []);
	return null;
}
