"use client";

import { type RefObject, useEffect } from "react";
import { STALL_MS } from "@/lib/content/welcome-video";

const SIGNS_OF_LIFE = ["play", "timeupdate", "pause", "ended"];

/** Calls `onStall` when a video that should play has stood still for too long. */
export function useStall(element: RefObject<HTMLVideoElement | null>, onStall: () => void): void {
	useEffect(() => {
		const { current } = element;
		if (!current) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const watch = () => {
			clearTimeout(timer);
			timer = current.paused || current.ended ? undefined : setTimeout(onStall, STALL_MS);
		};
		for (const name of SIGNS_OF_LIFE) current.addEventListener(name, watch);
		watch();
		return () => {
			clearTimeout(timer);
			for (const name of SIGNS_OF_LIFE) current.removeEventListener(name, watch);
		};
	}, [element, onStall]);
}
