"use client";

import { PlainOnly } from "@/components/ui/plain-only.client";

interface Props {
	/** Id of the video. */
	film: string;
	/** Its parts, each with the second that it begins at. */
	chapters: readonly { name: string; from: number }[];
}

const TIME = "ms-auto shrink-0 text-muted text-sm tabular-nums";

/** A second of a video as players show it, such as 0:12. */
const clock = (second: number) => `${Math.floor(second / 60)}:${String(Math.floor(second % 60)).padStart(2, "0")}`;

/** Shows the video, and plays it from that second on. */
function playFrom(film: string, second: number) {
	const video = document.getElementById(film);
	if (!(video instanceof HTMLVideoElement)) return;
	video.scrollIntoView({ block: "nearest" });
	video.currentTime = second;
	// A browser that doesn't let it start leaves it at that second, with its own button to play it.
	video.play().catch(() => undefined);
}

/** The chapters of a video; each plays from its start. Without script they are a plain list. */
export const FilmChapters = ({ film, chapters }: Props) => (
	<ol className="grid gap-1">
		{chapters.map(({ name, from }, index) => (
			<li key={name}>
				<button
					type="button"
					onClick={() => playFrom(film, from)}
					className="needs-script -mx-3 flex min-h-12 w-[calc(100%+1.5rem)] items-center gap-3 rounded-xl px-3 py-2 text-start text-ink text-lg hover:bg-tint"
				>
					<span className="font-bold text-brand-ink" aria-hidden="true">
						{index + 1}
					</span>
					<span className="min-w-0">{name}</span>
					<span className={TIME}>{clock(from)}</span>
				</button>
				<PlainOnly>
					{index + 1}. {name}
				</PlainOnly>
			</li>
		))}
	</ol>
);
