/** A tick, as large and in the colour that its classes say. */
export const Tick = ({ className }: { className: string }) => (
	<svg viewBox="0 0 20 20" className={className} aria-hidden="true">
		<path
			d="m4 10.5 4 4 8-9"
			fill="none"
			stroke="currentColor"
			strokeWidth="2.5"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
	</svg>
);
