"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog.client";
import { SoundButton } from "@/components/ui/sound-button";
import { countsAsWatched, mayClose, noticeOf, watchedCookie } from "@/lib/content/welcome-video";
import type { FaqWords } from "./faq-words";
import { PlaySign } from "./play-sign";
import { useWelcome } from "./use-welcome.client";
import type { Video } from "./video-source";

interface Props {
	video: Video;
	words: FaqWords["video"];
	/** Whether the visitor has asked for it on the page. */
	isAgain: boolean;
	onClose: () => void;
}

/** The welcome video in a modal, which is left when the video is over, or where it doesn't get there. */
export function WelcomeModal({ video, words, isAgain, onClose }: Props) {
	const element = useRef<HTMLVideoElement>(null);
	const { state, happened, sound } = useWelcome(element, isAgain);
	const { isPlaying, isSetUp, release } = state;
	const isFree = mayClose(state);
	const notice = noticeOf(state);
	const isBroken = release === "failed";

	function play() {
		element.current?.play().catch((error: unknown) => {
			// A press on "pause" before the first picture.
			if (!(error instanceof DOMException) || error.name !== "AbortError") happened("failed");
		});
	}

	function turnSoundOn() {
		if (!element.current) return;
		element.current.muted = false;
		if (!isPlaying) play();
	}

	function leave() {
		// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
		if (countsAsWatched(state)) document.cookie = watchedCookie(window.location.protocol);
		onClose();
	}

	return (
		<Dialog heading={words.heading} isWide isHeld={!isFree} onClose={leave}>
			<div className="relative mt-4" hidden={isBroken}>
				{/* biome-ignore lint/a11y/useMediaCaption: a video of somebody else's comes without a file of captions */}
				<video
					ref={element}
					src={video.url}
					poster={video.poster}
					playsInline
					preload="auto"
					aria-label={words.label}
					onPlay={() => happened("playing")}
					onPause={() => happened("paused")}
					onEnded={() => happened("ended")}
					onError={({ target, currentTarget }) => target === currentTarget && happened("failed")}
					onVolumeChange={sound.heard}
					className="aspect-video max-h-[max(8rem,calc(100svh-15rem))] w-full rounded-lg bg-black"
				>
					{video.captions && (
						<track
							kind="captions"
							src={video.captions.url}
							srcLang={video.captions.language}
							label={words.captions}
							default
						/>
					)}
				</video>
				{sound.isSilenced && <SoundButton text={words.soundOn} onClick={turnSoundOn} />}
			</div>
			<p role="status" className="mt-4 min-h-6 text-muted">
				{notice && words[notice]}
			</p>
			<div className="mt-4 flex min-h-12 flex-wrap justify-between gap-3">
				{isSetUp && !isBroken && (
					<Button quiet className="min-w-32 gap-3" onClick={() => (isPlaying ? element.current?.pause() : play())}>
						<PlaySign isPlaying={isPlaying} />
						{isPlaying ? words.pause : words.play}
					</Button>
				)}
				{isFree && (
					<Button className="ms-auto" onClick={({ currentTarget }) => closeDialog(currentTarget, "")}>
						{words.close}
					</Button>
				)}
			</div>
		</Dialog>
	);
}
