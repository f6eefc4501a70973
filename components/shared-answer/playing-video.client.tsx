"use client";

import { useCallback, useEffect, useRef } from "react";
import { SoundSign } from "@/components/ui/sound-sign";
import { useStart } from "@/components/ui/use-start.client";
import type { SharedAnswerMessages } from "./answer-messages";

interface Props {
	url: string;
	poster: string | undefined;
	captions: string | undefined;
	/** What the player is called. */
	label: string;
	/** Classes of the player's size. */
	size: string;
	messages: Pick<SharedAnswerMessages, "captions" | "soundOn">;
	/** Whether it takes the place of something that had the focus. */
	takesFocus: boolean;
	/** Called when it can't be played; `hasBegun` says that some of it could be read. */
	onFail: (hasBegun: boolean) => void;
}

/** A video that starts by itself, with a button for its sound where the browser has refused that. */
export function PlayingVideo({ url, poster, captions, label, size, messages, takesFocus, onFail }: Props) {
	const element = useRef<HTMLVideoElement>(null);
	const { isSilenced, heard } = useStart(element);

	const hasFailed = useRef(false);
	// Told once: an event and a look at the element can find out the same failure.
	const fail = useCallback(() => {
		if (hasFailed.current) return;
		hasFailed.current = true;
		onFail((element.current?.readyState ?? 0) > 0);
	}, [onFail]);

	// A video can fail before the page is hydrated, and then no error event comes.
	useEffect(() => {
		if (element.current?.error) fail();
	}, [fail]);

	useEffect(() => {
		if (takesFocus) element.current?.focus();
	}, [takesFocus]);

	function turnSoundOn() {
		const { current } = element;
		if (!current) return;
		current.muted = false;
		current.focus();
		// A refusal leaves the video as it is, with its own controls.
		current.play().catch(() => undefined);
	}

	return (
		<div className="relative">
			{/* A track from another host is read only if the video is asked for in the same open way. */}
			{/* biome-ignore lint/a11y/useMediaCaption: not every host gives captions */}
			<video
				ref={element}
				src={url}
				poster={poster}
				crossOrigin={captions ? "anonymous" : undefined}
				onError={({ target, currentTarget }) => target === currentTarget && fail()}
				onVolumeChange={heard}
				controls
				playsInline
				preload="metadata"
				aria-label={label}
				className={size}
			>
				{captions && <track kind="captions" src={captions} label={messages.captions} default />}
			</video>
			{isSilenced && (
				<button
					type="button"
					onClick={turnSoundOn}
					className="absolute start-3 top-3 flex min-h-12 items-center gap-2 rounded-full border border-transparent bg-white px-5 font-bold text-[#16152b] shadow-lg"
				>
					<SoundSign />
					{messages.soundOn}
				</button>
			)}
		</div>
	);
}
