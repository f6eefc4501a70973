import { Playable, type PlayableMessages } from "@/components/ui/playable.client";
import type { TeamJob } from "@/lib/job/team-jobs";
import { JobPlayer } from "./job-player.client";

export interface JobVideoMessages {
	/** Names the player. */
	video: string;
	watch: string;
	/** The accessible name of the button that starts the video, or of the link to it. */
	watchOf: string;
	/** The message if it can't be played. */
	playable: PlayableMessages;
}

interface Props {
	video: TeamJob["video"];
	messages: JobVideoMessages;
	/** Address of the picture that replaces a video which isn't loaded. */
	ground: string;
}

const FRAME = "relative aspect-video w-full overflow-hidden bg-night";

const Ground = ({ src }: { src: string }) => (
	<img src={src} alt="" className="absolute inset-0 size-full object-cover" />
);

/** A job's video. Nothing of it is loaded before somebody plays it; one of a video service is only linked. */
export function JobVideo({ video, messages, ground }: Props) {
	if (video?.kind === "file") {
		return (
			<Playable url={video.url} messages={messages.playable}>
				<div className={FRAME}>
					<JobPlayer url={video.url} poster={ground} label={messages.video} watch={messages.watchOf} />
				</div>
			</Playable>
		);
	}
	if (!video) {
		return (
			<div className={FRAME}>
				<Ground src={ground} />
			</div>
		);
	}
	return (
		<a
			href={video.url}
			target="_blank"
			rel="noopener"
			aria-label={messages.watchOf}
			className={`${FRAME} flex items-center justify-center font-bold text-white`}
		>
			<Ground src={ground} />
			<span className="relative flex items-center gap-3 rounded-full bg-black/60 px-5 py-3">
				<svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
					<path d="M5 2v16l13-8z" fill="currentColor" />
				</svg>
				{messages.watch}
			</span>
		</a>
	);
}
