/** The icon of a video's next action: two bars to pause, a triangle to play. */
export const PlaySign = ({ isPlaying }: { isPlaying: boolean }) => (
	<svg viewBox="0 0 20 20" className="size-5 shrink-0" fill="currentColor" aria-hidden="true">
		<path d={isPlaying ? "M5 3h4v14H5zM11 3h4v14h-4z" : "M5 3.5v13l11-6.5z"} />
	</svg>
);
