/** The planet's edge under a few stars, behind the last line of a page, as on the site. */
export const HORIZON = `<svg viewBox="0 0 1200 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
	<ellipse cx="600" cy="346" rx="1100" ry="290" fill="#564fdb" opacity=".22" />
	<ellipse cx="600" cy="346" rx="1100" ry="290" fill="none" stroke="#a9a5f5" opacity=".5" />
	<g fill="#fff" opacity=".6">
		<circle cx="70" cy="22" r="1.4" /><circle cx="170" cy="46" r="1" /><circle cx="262" cy="14" r="1.2" />
		<circle cx="372" cy="30" r=".9" /><circle cx="830" cy="16" r="1" /><circle cx="925" cy="34" r="1.3" />
		<circle cx="1040" cy="14" r="1" /><circle cx="1135" cy="40" r="1.5" />
	</g>
</svg>`;
