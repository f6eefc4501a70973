/** A loudspeaker without sound. */
export const SoundSign = () => (
	<svg
		viewBox="0 0 24 24"
		className="size-6 shrink-0"
		fill="none"
		stroke="currentColor"
		strokeWidth="2"
		aria-hidden="true"
	>
		<path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" strokeLinejoin="round" />
		<path d="M17 9l5 6m0-6l-5 6" strokeLinecap="round" />
	</svg>
);
