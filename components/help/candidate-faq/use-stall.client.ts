"use client";

import { type RefObject, useEffect } from "react";
import { STALL_MS } from "@/lib/help/welcome-video";

/**
 * Tells of a video that stands still for too long though it should play: it is `waiting` where the browser doesn't start
 * it, and `stalled` otherwise. One that the visitor has paused may stand as long as they like.
 */
export function useStall(
	element: RefObject<HTMLVideoElement | null>,
	happened: (event: "waiting" | "stalled") => void,
): void {
	useEffect(() => {
		const { current } = element;
		if (!current) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const rest = () => clearTimeout(timer);
		const watch = () => {
			rest();
			timer = setTimeout(() => happened(current.paused ? "waiting" : "stalled"), STALL_MS);
		};
		const signs = { play: watch, timeupdate: watch, pause: rest, ended: rest };
		for (const [name, listener] of Object.entries(signs)) current.addEventListener(name, listener);
		watch();
		return () => {
			rest();
			for (const [name, listener] of Object.entries(signs)) current.removeEventListener(name, listener);
		};
	}, [element, happened]);
}
