/** A helmet adrift, far from a planet with nobody on it: the picture of addresses that lead nowhere. */
export const LostInSpace = () => (
	<svg viewBox="0 0 480 270" className="w-full max-w-lg rounded-3xl" aria-hidden="true">
		<rect width="480" height="270" fill="#16143d" />
		<g fill="#fff">
			<circle cx="38" cy="44" r="1.6" opacity=".8" />
			<circle cx="96" cy="120" r="1" opacity=".5" />
			<circle cx="64" cy="206" r="1.4" opacity=".6" />
			<circle cx="150" cy="32" r="1.1" opacity=".6" />
			<circle cx="182" cy="238" r="1.2" opacity=".5" />
			<circle cx="248" cy="58" r="1.6" opacity=".8" />
			<circle cx="262" cy="186" r="1" opacity=".5" />
			<circle cx="330" cy="24" r="1.2" opacity=".6" />
			<circle cx="404" cy="222" r="1.6" opacity=".7" />
			<circle cx="446" cy="60" r="1.1" opacity=".6" />
			<circle cx="458" cy="170" r="1.3" opacity=".6" />
			<path d="M212 112v10m-5-5h10M424 112v8m-4-4h8M118 62v8m-4-4h8" stroke="#fff" opacity=".8" />
		</g>
		<g transform="rotate(-14 344 138)">
			<path d="M238 138a106 22 0 0 1 212 0" fill="none" stroke="#a9a5f5" strokeWidth="5" opacity=".55" />
			<circle cx="344" cy="138" r="62" fill="#564fdb" />
			<path d="M344 76a62 62 0 0 1 0 124c34-20 42-94 0-124z" fill="#1d1a4d" opacity=".35" />
			<circle cx="320" cy="112" r="10" fill="#1d1a4d" opacity=".35" />
			<circle cx="350" cy="102" r="5" fill="#1d1a4d" opacity=".35" />
			<circle cx="308" cy="160" r="6" fill="#1d1a4d" opacity=".35" />
			<path d="M238 138a106 22 0 0 0 212 0" fill="none" stroke="#a9a5f5" strokeWidth="5" />
		</g>
		<path d="M150 172c26 34 58 14 66 34s-30 30-46 52" fill="none" stroke="#e2e2ec" strokeWidth="2.5" />
		<g transform="rotate(-18 128 142)">
			<rect x="86" y="166" width="84" height="46" rx="20" fill="#c9c6f7" />
			<rect x="106" y="176" width="20" height="12" rx="4" fill="#564fdb" />
			<circle cx="144" cy="182" r="5" fill="#ed2453" />
			<circle cx="128" cy="132" r="48" fill="#fff" />
			<rect x="91" y="106" width="74" height="48" rx="24" fill="#0c0b24" />
			<path d="M106 138c11-15 30-19 45-11" stroke="#ed2453" strokeWidth="8" strokeLinecap="round" fill="none" />
			<path d="M104 122c4-6 9-8 15-9" stroke="#fff" strokeWidth="3" strokeLinecap="round" fill="none" opacity=".7" />
		</g>
	</svg>
);
