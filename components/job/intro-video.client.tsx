"use client";

import { useState } from "react";
import { PlainOnly } from "@/components/ui/plain-only.client";
import { Playable, type PlayableMessages } from "@/components/ui/playable.client";
import { recordAccess } from "@/lib/api-client/record-access";
import type { VideoMessages } from "./video-messages";

interface Props {
	video: { url: string; id: string | number; captions: string | undefined };
	/** Address of a player to frame, for videos that are not files. */
	embed: string | undefined;
	/** The company's id as its host writes it. */
	companyId: string | number;
	/** The job's open code. */
	code: string;
	language: string;
	playable: PlayableMessages;
	messages: VideoMessages;
}

const FRAME = "mt-6 aspect-video w-full overflow-hidden rounded-xl bg-black";
const INVITATION =
	"no-print mt-6 flex aspect-video w-full flex-col items-center justify-center gap-3 rounded-xl border border-transparent bg-[#16152b] font-bold text-white";

const PlaySign = () => (
	<svg viewBox="0 0 64 64" className="size-16" aria-hidden="true">
		<circle cx="32" cy="32" r="31" fill="#fff" opacity=".16" />
		<path d="M26 20v24l20-12z" fill="#fff" />
	</svg>
);

/** A video file. Its captions are omitted if their host doesn't allow reading them. */
function VideoFile({ video, language, playable, messages }: Omit<Props, "embed" | "companyId" | "code">) {
	const [failed, setFailed] = useState(false);
	const captions = failed ? undefined : video.captions;
	return (
		<Playable url={video.url} messages={playable} isTriedAgain={captions !== undefined}>
			{/* A track from another host is read only if the video is asked for in the same open way, which not every host
		    allows. Then the video is a new element: one that failed does not start again by itself. */}
			{/* biome-ignore lint/a11y/useMediaCaption: most hosts give no captions for intro videos */}
			<video
				key={captions}
				src={video.url}
				crossOrigin={captions ? "anonymous" : undefined}
				onError={({ target, currentTarget }) => target === currentTarget && setFailed(true)}
				controls
				autoPlay
				playsInline
				aria-label={messages.LABEL_VIDEO_TITLE}
				className={FRAME}
			>
				{captions && (
					<track kind="captions" src={captions} srcLang={language} label={messages.LABEL_CAPTIONS} default />
				)}
			</video>
		</Playable>
	);
}

/** A company's intro video. Nothing is loaded from its host before the click, which is recorded once. */
export function IntroVideo({ video, embed, companyId, code, ...rest }: Props) {
	const [playing, setPlaying] = useState(false);
	const { messages } = rest;

	function play() {
		setPlaying(true);
		recordAccess({ company_id: companyId, type: "intro_video", key: video.id }, code);
	}

	if (!playing) {
		return (
			<>
				<button type="button" onClick={play} className={`needs-script ${INVITATION}`}>
					<PlaySign />
					{messages.LABEL_WATCH_VIDEO}
				</button>
				<PlainOnly>
					<a href={video.url} target="_blank" rel="noopener" className={INVITATION}>
						<PlaySign />
						{messages.LABEL_WATCH_VIDEO}
					</a>
				</PlainOnly>
			</>
		);
	}
	if (embed) {
		return (
			<iframe
				src={embed}
				title={messages.LABEL_VIDEO_TITLE}
				allow="autoplay; fullscreen"
				allowFullScreen
				className={FRAME}
			/>
		);
	}
	return <VideoFile video={video} {...rest} />;
}
