interface Props {
	text: string;
	onClick: () => void;
}

/** Turns on the sound of a video that it stands on, where the browser has refused to start it with sound. */
export const SoundButton = ({ text, onClick }: Props) => (
	<button
		type="button"
		onClick={onClick}
		className="absolute start-3 top-3 flex min-h-12 items-center gap-2 rounded-full border border-transparent bg-white px-5 font-bold text-[#16152b] shadow-lg"
	>
		<svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
			<path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" strokeLinejoin="round" />
			<path d="M17 9l5 6m0-6l-5 6" strokeLinecap="round" />
		</svg>
		{text}
	</button>
);
