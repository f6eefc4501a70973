/** The product's mark: a helmet with the horizon in its visor. */
export function Logo() {
	return (
		<svg viewBox="0 0 40 40" className="size-8" aria-hidden="true">
			<rect width="40" height="40" rx="11" fill="#564fdb" />
			<circle cx="20" cy="20" r="13" fill="#fff" />
			<rect x="10" y="13" width="20" height="13" rx="6.5" fill="#16152b" />
			<path d="M14 21c3-4 8-5 12-3" stroke="#ed2453" strokeWidth="2.5" strokeLinecap="round" fill="none" />
		</svg>
	);
}
