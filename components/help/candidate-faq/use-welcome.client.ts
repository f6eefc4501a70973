"use client";

import { type RefObject, useCallback, useEffect, useReducer } from "react";
import { asksForLessMotion, useStart } from "@/components/ui/use-start.client";
import { nextWelcome, openedWelcome, SET_UP_MS } from "@/lib/help/welcome-video";
import { useStall } from "./use-stall.client";
import { useVideoTime } from "./use-video-time.client";
import { readWatched } from "./watched";

/** Some browsers' information about the connection. */
interface WithConnection extends Navigator {
	connection?: { saveData?: boolean };
}

const asksForLessData = () => (navigator as WithConnection).connection?.saveData === true;

/** The open video's state, and what starts it, sets up its buttons and watches over it. */
export function useWelcome(element: RefObject<HTMLVideoElement | null>, isAgain: boolean) {
	const [state, happened] = useReducer(nextWelcome, isAgain, openedWelcome);

	// A press on the link is a request to play the video.
	const mayStart = useCallback(() => isAgain || !(asksForLessMotion() || asksForLessData()), [isAgain]);
	const sound = useStart(element, mayStart);

	useEffect(() => {
		if (!mayStart()) happened("waiting");
		const timer = setTimeout(() => happened("set-up"), SET_UP_MS);
		return () => clearTimeout(timer);
	}, [mayStart]);

	// Watched on another of the site's pages meanwhile.
	useEffect(() => {
		const look = () => readWatched() && happened("watched");
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, []);

	useStall(element, happened);
	const time = useVideoTime(element);

	return { state, happened, sound, time };
}
