/** The product's mark, as a file and for inlining. */
export const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="32" height="32" aria-hidden="true">
	<rect width="40" height="40" rx="11" fill="#564fdb" />
	<circle cx="20" cy="20" r="13" fill="#fff" />
	<rect x="10" y="13" width="20" height="13" rx="6.5" fill="#16152b" />
	<path d="M14 21c3-4 8-5 12-3" stroke="#ed2453" stroke-width="2.5" stroke-linecap="round" fill="none" />
</svg>`;

/** An icon for pages, so that browsers don't request one. */
export const ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`;
