"use client";

import { type RefObject, useRef } from "react";
import { Button } from "@/components/ui/button";
import { SoundSign } from "@/components/ui/sound-sign";
import type { FaqMessages } from "./faq-messages";
import { PlaySign } from "./play-sign";

interface Props {
	element: RefObject<HTMLVideoElement | null>;
	isPlaying: boolean;
	/** Whether the sound is off by no wish of the visitor's. */
	isSilenced: boolean;
	messages: FaqMessages["video"];
	/** Called when the video doesn't play though the visitor wants it to. */
	onFail: () => void;
}

/** The controls of the welcome video: play, pause and sound. */
export function WelcomeControls({ element, isPlaying, isSilenced, messages, onFail }: Props) {
	const toggle = useRef<HTMLButtonElement>(null);

	function play() {
		element.current?.play().catch((error: unknown) => {
			// A press on "pause" before the first picture.
			if (!(error instanceof DOMException) || error.name !== "AbortError") onFail();
		});
	}

	function turnSoundOn() {
		if (!element.current) return;
		element.current.muted = false;
		// The pressed button disappears.
		toggle.current?.focus();
		if (!isPlaying) play();
	}

	return (
		<>
			<Button
				ref={toggle}
				quiet
				className="min-w-32 gap-3"
				onClick={() => (isPlaying ? element.current?.pause() : play())}
			>
				<PlaySign isPlaying={isPlaying} />
				{isPlaying ? messages.pause : messages.play}
			</Button>
			{isSilenced && (
				<Button quiet className="gap-3" onClick={turnSoundOn}>
					<SoundSign />
					{messages.soundOn}
				</Button>
			)}
		</>
	);
}
