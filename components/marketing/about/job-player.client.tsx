"use client";

import { useRef, useState, useSyncExternalStore } from "react";

interface Props {
	/** Address of the video. */
	url: string;
	/** Address of the picture until the video plays. */
	poster: string;
	/** Names the player. */
	label: string;
	/** Names the button that starts it. */
	watch: string;
}

const never = () => () => undefined;

/**
 * A video behind one large button; the browser's own controls appear with the first press. Without script, there are
 * only these controls.
 */
export function JobPlayer({ url, poster, label, watch }: Props) {
	const video = useRef<HTMLVideoElement>(null);
	const [isStarted, setIsStarted] = useState(false);
	const hasScript = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);

	function start() {
		setIsStarted(true);
		const player = video.current;
		if (!player) return;
		player.inert = false;
		player.focus();
		// If it can't be played, the elements around it say so.
		player.play().catch(() => undefined);
	}

	return (
		<>
			{/* biome-ignore lint/a11y/useMediaCaption: hosts give no captions for these videos */}
			<video
				ref={video}
				src={url}
				controls
				preload="none"
				playsInline
				poster={poster}
				aria-label={label}
				inert={hasScript && !isStarted}
				className="absolute inset-0 size-full object-cover"
			/>
			{!isStarted && (
				<button
					type="button"
					onClick={start}
					aria-label={watch}
					className="needs-script group absolute inset-0 size-full focus-visible:-outline-offset-4"
				>
					<img src={poster} alt="" className="absolute inset-0 size-full object-cover" />
					<svg
						viewBox="0 0 64 64"
						className="relative mx-auto size-16 rounded-full bg-black/60 group-hover:bg-black/80"
						aria-hidden="true"
					>
						<path d="M26 20v24l20-12z" fill="#fff" />
					</svg>
				</button>
			)}
		</>
	);
}
