"use client";

import { useEffect } from "react";

/**
 * Prevents the browser's default for files that are dragged outside the drop zones: it would open them and leave the
 * page.
 */
function refuseFiles(event: DragEvent) {
	if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
	event.preventDefault();
	event.dataTransfer.dropEffect = "none";
}

/** Keeps the page open when files are dropped outside a zone. Text and links can still be dropped. */
export function useDropGuard(): void {
	useEffect(() => {
		document.addEventListener("dragover", refuseFiles);
		document.addEventListener("drop", refuseFiles);
		return () => {
			document.removeEventListener("dragover", refuseFiles);
			document.removeEventListener("drop", refuseFiles);
		};
	}, []);
}
