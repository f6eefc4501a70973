"use client";

import { useSyncExternalStore } from "react";

function onInput(changed: () => void): () => void {
	window.addEventListener("input", changed, { capture: true });
	return () => window.removeEventListener("input", changed, { capture: true });
}

/** What stands in the box or field of an id, which keeps its text itself: also what was typed before the page came to life. */
export function useTextOf(id: string): string {
	const read = () => {
		const box = document.getElementById(id);
		return box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement ? box.value : "";
	};
	return useSyncExternalStore(onInput, read, () => "");
}
