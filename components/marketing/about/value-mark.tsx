import type { ReactNode } from "react";

/** The signs by the names that the texts give them; `npm run messages` knows the names. */
const MARKS: Readonly<Record<string, ReactNode>> = {
	lines: <path d="M9 12h22M9 20h22M9 28h22" />,
	clock: (
		<>
			<circle cx="20" cy="20" r="13" />
			<path d="M20 12v8l6 4" />
		</>
	),
	upload: (
		<>
			<path d="M20 31V14m-7 7 7-7 7 7" />
			<path d="M9 8h22" />
		</>
	),
	phone: (
		<>
			<rect x="12" y="5" width="16" height="30" rx="4" />
			<path d="M18 30h4" />
		</>
	),
	person: (
		<>
			<circle cx="20" cy="14" r="6.5" />
			<path d="M8 33c1-7 6-10 12-10s11 3 12 10" />
		</>
	),
	lock: (
		<>
			<rect x="9" y="18" width="22" height="16" rx="4" />
			<path d="M14 18v-5a6 6 0 0 1 12 0v5m-6 6v4" />
		</>
	),
};

/** The drawn sign of a value. */
export const ValueMark = ({ name }: { name: string }) => (
	<svg viewBox="0 0 40 40" className="size-12 shrink-0 rounded-2xl bg-tint p-2 text-brand-ink" aria-hidden="true">
		<g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
			{MARKS[name]}
		</g>
	</svg>
);
