"use client";

import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { globalUi } from "@/lib/client-state/global-ui";
import { asksForVideo } from "@/lib/help/welcome-video";
import type { FaqMessages } from "./faq-messages";
import { namedQuestion } from "./named-question";
import { PlaySign } from "./play-sign";
import type { Video } from "./video-source";
import { readWatched } from "./watched";
import type { WelcomeModal } from "./welcome-modal.client";

interface Props {
	video: Video;
	messages: FaqMessages["video"];
}

interface Opened {
	Modal: typeof WelcomeModal;
	isAgain: boolean;
}

/** Whether a click opens the video in this window, without modifiers. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The link to the welcome video, which opens it on the page; so does the address, for visitors who haven't watched it.
 * The modal's code is loaded only then.
 */
export function WelcomeLink({ video, messages }: Props) {
	const [opened, setOpened] = useState<Opened | null>(null);
	const link = useRef<HTMLAnchorElement>(null);
	const { url } = video;

	const open = useCallback(async (isAgain: boolean) => {
		const { WelcomeModal: Modal } = await import("./welcome-modal.client");
		setOpened({ Modal, isAgain });
	}, []);

	useEffect(() => {
		globalUi.setKey("welcome_video_link", url);
		if (readWatched() || !asksForVideo(window.location.search)) return;
		// The page is useful without its video.
		open(false).catch(() => undefined);
	}, [open, url]);

	function onClick(event: MouseEvent) {
		if (!isPlain(event)) return;
		event.preventDefault();
		open(true).catch(() => window.location.assign(url));
	}

	function onClose() {
		setOpened(null);
		// If it opened automatically, there is no element to return the focus to; it closes with the one that has it.
		if (!document.activeElement?.matches("body, dialog, dialog *")) return;
		const place = namedQuestion()?.querySelector("summary") ?? link.current;
		place?.focus({ preventScroll: true });
	}

	return (
		<>
			<ButtonLink ref={link} quiet href={url} onClick={onClick} className="no-print gap-3 bg-surface">
				<PlaySign isPlaying={false} />
				{messages.link}
			</ButtonLink>
			{opened && <opened.Modal video={video} messages={messages} isAgain={opened.isAgain} onClose={onClose} />}
		</>
	);
}
