"use client";

import { useEffect } from "react";
import type { Uploads } from "@/lib/upload/uploads";

/** Whether bytes are on their way. An upload that waits for its connection doesn't hold the screen: it may wait for hours. */
const isSending = (engines: readonly Uploads[]) =>
	engines.some((uploads) => uploads.snapshot().some(({ status, waiting }) => status === "loading" && !waiting));

/** Keeps the screen on while `isNeeded`, where the browser can. Returns what to call when that may have changed. */
function keepAwake(isNeeded: () => boolean) {
	let lock: WakeLockSentinel | undefined;
	let isAsking = false;
	let isRefused = false;

	function release() {
		void lock?.release().catch(() => undefined);
		lock = undefined;
		isRefused = false;
	}

	async function ask() {
		isAsking = true;
		lock = await navigator.wakeLock.request("screen").catch(() => undefined);
		isAsking = false;
		// For example, if the battery is low. The next request follows when the page becomes visible or with the next
		// upload.
		isRefused = lock === undefined;
		if (!isNeeded()) release();
	}

	return function look(isBack = false) {
		if (isAsking || !("wakeLock" in navigator)) return;
		if (!isNeeded()) return release();
		// The browser releases the lock when the page is hidden.
		const isHeld = lock && !lock.released;
		if (!isHeld && (!isRefused || isBack) && document.visibilityState === "visible") void ask();
	};
}

/** Keeps the screen on while files are being sent. `engines` must be the same list from render to render. */
export function useWakeLock(engines: readonly Uploads[]): void {
	useEffect(() => {
		let isOver = false;
		const look = keepAwake(() => !isOver && isSending(engines));
		const changed = () => look();
		const isBack = () => look(true);
		const stops = engines.map((uploads) => uploads.subscribe(changed));
		document.addEventListener("visibilitychange", isBack);
		return () => {
			isOver = true;
			document.removeEventListener("visibilitychange", isBack);
			for (const stop of stops) stop();
			look();
		};
	}, [engines]);
}
