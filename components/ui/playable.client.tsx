"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

export interface PlayableMessages {
	/** Says that this browser can't play the video. */
	unplayable: string;
	/** Names the link to the file. */
	open: string;
}

interface Props {
	/** Address of a file that can be opened by itself. */
	url: string;
	messages: PlayableMessages;
	/** Whether what fails now is tried once more. */
	isTriedAgain?: boolean;
	/** The video. */
	children: ReactNode;
}

/** A browser tries several sources in order; only the last one decides. */
const isFinal = (target: EventTarget | null) =>
	target instanceof HTMLVideoElement ||
	(target instanceof HTMLSourceElement && !(target.nextElementSibling instanceof HTMLSourceElement));

/** A video, and below it, once this browser can't play it, a note with a link to the file. */
export function Playable({ url, messages, isTriedAgain = false, children }: Props) {
	const place = useRef<HTMLDivElement>(null);
	const [hasFailed, setHasFailed] = useState(false);

	useEffect(() => {
		const element = place.current;
		if (!element || isTriedAgain) return;
		const failed = ({ target }: Event) => isFinal(target) && setHasFailed(true);
		const plays = () => setHasFailed(false);
		// Neither of them bubbles.
		element.addEventListener("error", failed, true);
		element.addEventListener("playing", plays, true);
		return () => {
			element.removeEventListener("error", failed, true);
			element.removeEventListener("playing", plays, true);
		};
	}, [isTriedAgain]);

	return (
		<div ref={place} className="contents">
			{children}
			{hasFailed && (
				<p role="alert" className="mx-1 mt-3">
					{messages.unplayable}{" "}
					<a href={url} target="_blank" rel="noopener" className="text-brand-ink underline underline-offset-2">
						{messages.open}
					</a>
				</p>
			)}
		</div>
	);
}
