"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/** Whether the visitor prefers reduced motion. */
export const asksForLessMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const mayMove = () => !asksForLessMotion();

/** Starts a video with its sound, or else without. Gives whether the sound had to go. */
async function start(video: HTMLVideoElement): Promise<boolean> {
	try {
		await video.play();
		return false;
	} catch (error) {
		// The video's own error event reports any other failure.
		if (!(error instanceof DOMException) || error.name !== "NotAllowedError") return false;
	}
	video.muted = true;
	try {
		await video.play();
		return true;
	} catch {
		// The video doesn't start automatically, so a press on "play" also turns the sound on.
		video.muted = false;
		return false;
	}
}

/**
 * Starts a video after hydration: without sound if the browser refuses sound, and not at all unless `mayStart` allows
 * it, which by default refuses for visitors who prefer reduced motion. `isSilenced` means that the sound is off
 * although the visitor didn't turn it off; call `heard` whenever the volume changes.
 */
export function useStart(element: RefObject<HTMLVideoElement | null>, mayStart: () => boolean = mayMove) {
	const [isSilenced, setSilenced] = useState(false);

	useEffect(() => {
		const { current } = element;
		if (!current || !mayStart()) return;
		let isHere = true;
		start(current).then((isSilent) => isHere && setSilenced(isSilent));
		return () => {
			isHere = false;
		};
	}, [element, mayStart]);

	const heard = useCallback(() => {
		if (element.current && !element.current.muted) setSilenced(false);
	}, [element]);

	return { isSilenced, heard };
}
