"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/** Whether the visitor asks for less motion. */
export const asksForLessMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const mayMove = () => !asksForLessMotion();

/** Starts a video with its sound, or else without. Gives whether the sound had to go. */
async function start(video: HTMLVideoElement): Promise<boolean> {
	try {
		await video.play();
		return false;
	} catch (error) {
		// Whatever else went wrong is told by the video's own error event.
		if (!(error instanceof DOMException) || error.name !== "NotAllowedError") return false;
	}
	video.muted = true;
	try {
		await video.play();
		return true;
	} catch {
		// Nothing starts by itself here, so a press on "play" also turns the sound on.
		video.muted = false;
		return false;
	}
}

/**
 * Starts a video as soon as the page is hydrated: without sound where the browser refuses it, and not at all unless
 * `mayStart` allows it; by itself that refuses for people who ask for less motion. `isSilenced` says that the sound is
 * off by no wish of the visitor's; call `heard` whenever the volume changes.
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
