"use client";

import { useEffect } from "react";

/** Takes the browser's own answer from files that are dragged where no zone takes them: it would open them and leave the page. */
function refuseFiles(event: DragEvent) {
	if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
	event.preventDefault();
	event.dataTransfer.dropEffect = "none";
}

/** Keeps the page when files are dropped beside a zone. Text and links can be dropped as ever. */
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
