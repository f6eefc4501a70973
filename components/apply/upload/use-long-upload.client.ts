"use client";

import { useEffect, useState } from "react";
import type { Uploads } from "@/lib/upload/uploads";

/** Nothing takes long yet; something does, but another dialog is open; being told; told. */
type Stage = "quiet" | "due" | "open" | "told";

const hasLong = (engines: readonly Uploads[]) =>
	engines.some((uploads) =>
		uploads.snapshot().some(({ status, longUpload }) => longUpload && (status === "loading" || status === "paused")),
	);

/**
 * Whether to tell now that an upload takes long: once, and never while another dialog is open. `engines` must be the
 * same list from render to render.
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
		const look = () => {
			if (!document.querySelector("dialog[open]")) setStage(hasLong(engines) ? "open" : "quiet");
		};
		// Dialogs that are taken off the page close without an event.
		const observer = new MutationObserver(look);
		observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
		look();
		return () => observer.disconnect();
	}, [engines, stage]);

	return { isOpen: stage === "open", close: () => setStage("told") };
}
