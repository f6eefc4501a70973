import type { RefObject } from "react";
import type { WelcomeEvent } from "@/lib/help/welcome-video";
import type { FaqMessages } from "./faq-messages";
import type { Video } from "./video-source";

interface Props {
	element: RefObject<HTMLVideoElement | null>;
	video: Video;
	messages: FaqMessages["video"];
	happened: (event: WelcomeEvent) => void;
	onVolumeChange: () => void;
}

/** The welcome video, which reports its events. */
export const WelcomePlayer = ({ element, video, messages, happened, onVolumeChange }: Props) => (
	// biome-ignore lint/a11y/useMediaCaption: a video of somebody else's comes without a file of captions
	<video
		ref={element}
		poster={video.poster}
		playsInline
		preload="auto"
		aria-label={messages.label}
		onPlay={() => happened("playing")}
		onPause={() => happened("paused")}
		onEnded={() => happened("ended")}
		onError={({ target, currentTarget }) => target === currentTarget && happened("failed")}
		onVolumeChange={onVolumeChange}
		className="aspect-video max-h-[max(28dvh,calc(100dvh-15rem))] w-full rounded-lg bg-black sm:[&::cue]:text-xl [&::cue]:text-sm"
	>
		{video.sources.map(({ url, type }, index) => (
			<source
				key={url}
				src={url}
				type={type}
				onError={index === video.sources.length - 1 ? () => happened("failed") : undefined}
			/>
		))}
		{video.captions && (
			<track
				kind="captions"
				src={video.captions.url}
				srcLang={video.captions.language}
				label={messages.captions}
				default
			/>
		)}
	</video>
);
