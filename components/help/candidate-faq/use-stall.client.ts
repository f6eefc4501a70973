"use client";

import { type RefObject, useEffect } from "react";
import { STALL_MS } from "@/lib/help/welcome-video";

/**
 * Reports a video that stops for too long although it should play: `waiting` if the browser doesn't start it, else
 * `stalled`. A video that the visitor paused is not reported.
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
