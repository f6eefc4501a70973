"use client";

import { useCallback, useEffect, useState } from "react";
import { measureUpload } from "@/lib/api-client/measure-upload";
import { browserMedia, closeMedia, listenTo } from "@/lib/browser/media";
import { hearing, LISTEN_MS, levelOf } from "@/lib/interview-code/check/hearing";
import type { Findings } from "@/lib/interview-code/check/mend";
import { openMedia } from "@/lib/interview-code/check/open-media";

const NOTHING: Findings = { media: undefined, heard: undefined, speed: undefined };

/** Tells whether a voice is heard in the stream, and shows how loud it is. */
function useHearing(stream: MediaStream | undefined, show: (level: number) => void, tell: (heard: boolean) => void) {
	useEffect(() => {
		if (!stream) return;
		const hears = hearing();
		let isHeard = false;
		const stop = listenTo(stream, (loudness) => {
			show(levelOf(loudness));
			if (isHeard || !hears(loudness)) return;
			isHeard = true;
			tell(true);
		});
		const patience = setTimeout(() => !isHeard && tell(false), LISTEN_MS);
		return () => {
			clearTimeout(patience);
			stop();
		};
	}, [stream, show, tell]);
}

/**
 * A check of camera, microphone and connection: what it has found so far, the stream while it is open, and how to begin
 * again or let go of the camera. It starts once it `runs`. `show` gets the microphone's level and stays the same.
 */
export function useCheck(runs: boolean, show: (level: number) => void) {
	const [round, setRound] = useState(0);
	const [findings, setFindings] = useState(NOTHING);
	const [stream, setStream] = useState<MediaStream>();
	const note = useCallback((found: Partial<Findings>) => setFindings((before) => ({ ...before, ...found })), []);
	const tell = useCallback((heard: boolean) => note({ heard }), [note]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each round is a check of its own
	useEffect(() => {
		if (!runs) return;
		const end = new AbortController();
		let opened: MediaStream | undefined;
		void measureUpload(end.signal).then((speed) => !end.signal.aborted && note({ speed }));
		void openMedia(browserMedia()).then((result) => {
			if ("problem" in result) return end.signal.aborted || note({ media: result.problem });
			if (end.signal.aborted) return closeMedia(result.stream);
			opened = result.stream;
			setStream(opened);
			note({ media: "open" });
		});
		const stop = () => {
			end.abort();
			if (opened) closeMedia(opened);
		};
		window.addEventListener("pagehide", stop);
		return () => {
			window.removeEventListener("pagehide", stop);
			stop();
		};
	}, [runs, round, note]);

	useHearing(stream, show, tell);

	const again = () => {
		setFindings(NOTHING);
		setStream(undefined);
		setRound(round + 1);
	};
	const off = () => {
		if (stream) closeMedia(stream);
		setStream(undefined);
	};
	return { findings, stream, again, off };
}
