"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog.client";
import { mayClose, noticeOf, type WelcomeEvent } from "@/lib/help/welcome-video";
import { fill } from "@/lib/text/fill";
import type { FaqMessages } from "./faq-messages";
import { useWelcome } from "./use-welcome.client";
import type { Video } from "./video-source";
import { keepWatched } from "./watched";
import { WelcomeControls } from "./welcome-controls.client";
import { WelcomePlayer } from "./welcome-player";

interface Props {
	video: Video;
	messages: FaqMessages["video"];
	/** Whether the visitor opened it through the link. */
	isAgain: boolean;
	onClose: () => void;
}

/** The welcome video in a modal, which is left when the video is over, or where it doesn't get there. */
export function WelcomeModal({ video, messages, isAgain, onClose }: Props) {
	const element = useRef<HTMLVideoElement>(null);
	const { state, happened, sound, time } = useWelcome(element, isAgain);
	const isFree = mayClose(state);
	const notice = noticeOf(state);
	const isBroken = state.release === "failed";
	const length = time && !isFree && fill(messages.length, { seconds: time.seconds });
	const shown = time === undefined ? messages.loading : length;

	function follow(event: WelcomeEvent) {
		// Kept at its end and not when it is closed: a visitor who then leaves the page has watched it too.
		if (event === "ended") keepWatched();
		happened(event);
	}

	return (
		<Dialog heading={messages.heading} isWide isHeld={!isFree} onClose={onClose}>
			<div className="mt-4 [@media(max-height:18rem)]:mt-1" hidden={isBroken}>
				<WelcomePlayer
					element={element}
					video={video}
					messages={messages}
					happened={follow}
					onVolumeChange={sound.heard}
				/>
			</div>
			<p role="status" className="mt-3 min-h-6 text-muted">
				{notice ? messages[notice] : shown}
			</p>
			<div className="-bottom-4 sm:-bottom-6 sticky mt-1 flex min-h-12 flex-wrap items-center gap-3 bg-surface py-2 [@media(max-height:18rem)]:py-1">
				{state.isSetUp && !isBroken && (
					<WelcomeControls
						element={element}
						isPlaying={state.isPlaying}
						isSilenced={sound.isSilenced}
						messages={messages}
						onFail={() => happened("failed")}
					/>
				)}
				{time && !isBroken && (
					<p className="text-muted text-sm tabular-nums">{fill(messages.left, { seconds: time.left })}</p>
				)}
				{isFree && (
					<Button className="ms-auto" onClick={({ currentTarget }) => closeDialog(currentTarget, "")}>
						{messages.close}
					</Button>
				)}
			</div>
		</Dialog>
	);
}
