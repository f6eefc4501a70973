/** A tick on a round ground, for what somebody gets. */
export const RoundTick = () => (
	<svg viewBox="0 0 24 24" className="mt-0.5 size-6 shrink-0" aria-hidden="true">
		<circle cx="12" cy="12" r="12" className="fill-ok-soft" />
		<path d="m7 12.5 3.5 3.5L17 9" fill="none" className="stroke-ok" strokeWidth="2.2" strokeLinecap="round" />
	</svg>
);
