"use client";

import { useSyncExternalStore } from "react";

function onInput(changed: () => void): () => void {
	window.addEventListener("input", changed, { capture: true });
	return () => window.removeEventListener("input", changed, { capture: true });
}

/** The text of the uncontrolled field with this id, including input from before hydration. */
export function useTextOf(id: string): string {
	const read = () => {
		const box = document.getElementById(id);
		return box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement ? box.value : "";
	};
	return useSyncExternalStore(onInput, read, () => "");
}
