/** Documents are in. */
export const Tick = () => (
	<svg viewBox="0 0 64 64" className="size-16 text-ok" fill="none" stroke="currentColor" aria-hidden="true">
		<circle cx="32" cy="32" r="30" fill="currentColor" stroke="none" opacity=".16" />
		<path d="m19 33 9 9 17-19" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
	</svg>
);

/** Documents are not in. */
export const Warning = () => (
	<svg viewBox="0 0 64 64" className="size-16 text-danger" fill="none" stroke="currentColor" aria-hidden="true">
		<circle cx="32" cy="32" r="30" fill="currentColor" stroke="none" opacity=".16" />
		<path d="M32 18v17" strokeWidth="5" strokeLinecap="round" />
		<circle cx="32" cy="45" r="3" fill="currentColor" stroke="none" />
	</svg>
);
