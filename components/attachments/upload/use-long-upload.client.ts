"use client";

import { useEffect, useState } from "react";
import type { Uploads } from "@/lib/upload/uploads";

/** No upload takes long; one does, but another dialog is open; the dialog is open; it was closed. */
type Stage = "quiet" | "due" | "open" | "closed";

const hasLong = (engines: readonly Uploads[]) =>
	engines.some((uploads) =>
		uploads.snapshot().some(({ status, longUpload }) => longUpload && (status === "loading" || status === "paused")),
	);

/** A pause in typing that means that nobody is in the middle of a word, in milliseconds. */
const TYPING_MS = 3_000;

const isInText = () =>
	document.activeElement?.matches("textarea, input:not([type=checkbox], [type=radio], [type=file])");

/**
 * Whether to show now that an upload takes long: once, and never while another dialog is open or somebody types.
 * `engines` must be the same list in every rendering.
 */
export function useLongUpload(engines: readonly Uploads[]): { isOpen: boolean; close(): void } {
	const [stage, setStage] = useState<Stage>("quiet");

	useEffect(() => {
		if (stage !== "quiet") return;
		const look = () => hasLong(engines) && setStage("due");
		const stops = engines.map((uploads) => uploads.subscribe(look));
		look();
		return () => {
			for (const stop of stops) stop();
		};
	}, [engines, stage]);

	useEffect(() => {
		if (stage !== "due") return;
		let lastKey = Date.now();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const look = () => {
			clearTimeout(timer);
			if (document.querySelector("dialog[open]")) return;
			const left = isInText() ? lastKey + TYPING_MS - Date.now() : 0;
			if (left > 0) timer = setTimeout(look, left);
			else setStage(hasLong(engines) ? "open" : "quiet");
		};
		const noteKey = () => {
			lastKey = Date.now();
		};
		document.addEventListener("keydown", noteKey);
		// Dialogs that are taken off the page close without an event.
		const observer = new MutationObserver(look);
		observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
		look();
		return () => {
			clearTimeout(timer);
			document.removeEventListener("keydown", noteKey);
			observer.disconnect();
		};
	}, [engines, stage]);

	return { isOpen: stage === "open", close: () => setStage("closed") };
}
