import type { ReactNode } from "react";

const SHAPES: Record<"faq" | "htu" | "contact", ReactNode> = {
	faq: (
		<>
			<path
				d="M20 18h52a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H42L28 72V60h-8a10 10 0 0 1-10-10V28a10 10 0 0 1 10-10Z"
				fill="#564fdb"
			/>
			<path
				d="M38 34a8 8 0 1 1 11 7.5c-2.5 1-3 2.5-3 4.5"
				fill="none"
				stroke="#fff"
				strokeWidth="4"
				strokeLinecap="round"
			/>
			<circle cx="46" cy="52.5" r="2.5" fill="#fff" />
			<path d="M76 50h24a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-2v9l-10-9H76a8 8 0 0 1-8-8V58a8 8 0 0 1 8-8Z" fill="#a9a5f5" />
			<path d="M78 62h20M78 70h12" stroke="#16143d" strokeWidth="3.5" strokeLinecap="round" />
		</>
	),
	htu: (
		<>
			<rect x="18" y="14" width="84" height="72" rx="10" fill="#564fdb" />
			<g fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
				<path d="m28 33 4 4 7-8M28 53l4 4 7-8" />
				<path d="M50 33h40M50 53h28" />
				<path d="M50 72h34" opacity=".5" />
			</g>
			<circle cx="33.5" cy="72" r="4.5" fill="none" stroke="#fff" strokeWidth="3" opacity=".6" />
			<circle cx="100" cy="84" r="13" fill="#a9a5f5" />
			<path d="m97 78 8 6-8 6z" fill="#16143d" />
		</>
	),
	contact: (
		<>
			<rect x="16" y="24" width="80" height="58" rx="10" fill="#564fdb" />
			<path
				d="m22 34 34 25 34-25"
				fill="none"
				stroke="#fff"
				strokeWidth="4"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
			<circle cx="98" cy="28" r="14" fill="#a9a5f5" />
			<path d="M92 28h12M98 22v12" stroke="#16143d" strokeWidth="3.5" strokeLinecap="round" />
		</>
	),
};

/** The drawing on a card of the help centre. */
export function CardPicture({ name }: { name: keyof typeof SHAPES }) {
	return (
		<svg viewBox="0 0 120 100" className="h-20" aria-hidden="true">
			{SHAPES[name]}
		</svg>
	);
}
