"use client";

import { type RefObject, useEffect, useState } from "react";

/** A video's length and remaining time, in whole seconds. */
interface VideoTime {
	seconds: number;
	left: number;
}

const SIGNS = ["loadedmetadata", "durationchange", "timeupdate", "seeked", "ended"];

function timeOf({ readyState, duration, currentTime }: HTMLVideoElement): VideoTime | null | undefined {
	if (readyState === HTMLMediaElement.HAVE_NOTHING) return undefined;
	if (!Number.isFinite(duration)) return null;
	return { seconds: Math.ceil(duration), left: Math.ceil(Math.max(0, duration - currentTime)) };
}

/** A video's time: undefined until something of it has come, null for one that doesn't say how long it is. */
export function useVideoTime(element: RefObject<HTMLVideoElement | null>): VideoTime | null | undefined {
	const [time, setTime] = useState<VideoTime | null>();

	useEffect(() => {
		const { current } = element;
		if (!current) return;
		const read = () => {
			const now = timeOf(current);
			setTime((last) => (now && last?.left === now.left && last.seconds === now.seconds ? last : now));
		};
		for (const name of SIGNS) current.addEventListener(name, read);
		read();
		return () => {
			for (const name of SIGNS) current.removeEventListener(name, read);
		};
	}, [element]);

	return time;
}
