/** A planet with nobody on it: the picture of error pages. */
export function LostPlanet() {
	return (
		<svg viewBox="0 0 160 120" className="h-32 w-44 text-brand-ink" fill="none" aria-hidden="true">
			<circle cx="80" cy="62" r="34" fill="currentColor" opacity=".16" />
			<circle cx="80" cy="62" r="34" stroke="currentColor" strokeWidth="3" />
			<path d="M26 78c26 14 96-6 110-34" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
			<circle cx="68" cy="52" r="6" stroke="currentColor" strokeWidth="3" />
			<circle cx="94" cy="72" r="9" stroke="currentColor" strokeWidth="3" />
			<g fill="currentColor">
				<circle cx="22" cy="26" r="2" />
				<circle cx="136" cy="20" r="2.5" />
				<circle cx="146" cy="86" r="2" />
				<circle cx="14" cy="98" r="2.5" />
				<circle cx="112" cy="10" r="1.5" />
			</g>
		</svg>
	);
}
