/** A job page on a phone beside an interview answer being recorded. */
export function HomePicture({ label }: { label: string }) {
	return (
		<svg viewBox="0 0 480 360" role="img" aria-label={label} className="w-full">
			<rect width="480" height="360" rx="28" fill="#1d1a4d" />
			<g fill="#fff" opacity=".7">
				<circle cx="40" cy="48" r="2" />
				<circle cx="228" cy="30" r="1.6" />
				<circle cx="440" cy="64" r="2.2" />
				<circle cx="452" cy="318" r="1.8" />
				<circle cx="30" cy="300" r="2" />
				<circle cx="250" cy="334" r="1.5" />
			</g>
			<g transform="translate(54 46)">
				<rect width="150" height="268" rx="22" fill="#0c0b24" />
				<rect x="8" y="8" width="134" height="252" rx="16" fill="#fff" />
				<path d="M8 24a16 16 0 0 1 16-16h102a16 16 0 0 1 16 16v44H8z" fill="#0f766e" />
				<rect x="20" y="50" width="36" height="36" rx="9" fill="#fff" stroke="#d7d7e4" />
				<circle cx="38" cy="68" r="9" fill="#0f766e" />
				<rect x="20" y="98" width="92" height="10" rx="5" fill="#16152b" />
				<rect x="20" y="116" width="64" height="7" rx="3.5" fill="#8a899c" />
				<rect x="20" y="138" width="110" height="24" rx="8" fill="#ed2453" />
				<rect x="48" y="147" width="54" height="6" rx="3" fill="#fff" />
				<g fill="#d7d7e4">
					<rect x="20" y="178" width="110" height="6" rx="3" />
					<rect x="20" y="192" width="98" height="6" rx="3" />
					<rect x="20" y="206" width="104" height="6" rx="3" />
					<rect x="20" y="220" width="70" height="6" rx="3" />
				</g>
			</g>
			<g transform="translate(236 84)">
				<rect width="196" height="192" rx="18" fill="#fff" />
				<rect x="12" y="12" width="172" height="116" rx="12" fill="#c9c6f7" />
				<circle cx="98" cy="62" r="22" fill="#8a5a3c" />
				<path d="M76 58a22 22 0 0 1 44 0c-8-8-14-10-22-10s-14 2-22 10z" fill="#1b1430" />
				<path d="M56 128c2-26 20-40 42-40s40 14 42 40z" fill="#564fdb" />
				<rect x="22" y="22" width="58" height="20" rx="10" fill="#16152b" />
				<circle cx="34" cy="32" r="5" fill="#ed2453" />
				<rect x="44" y="29" width="28" height="6" rx="3" fill="#fff" />
				<rect x="12" y="142" width="120" height="9" rx="4.5" fill="#16152b" />
				<rect x="12" y="160" width="172" height="8" rx="4" fill="#e2e2ec" />
				<rect x="12" y="160" width="104" height="8" rx="4" fill="#564fdb" />
			</g>
		</svg>
	);
}
