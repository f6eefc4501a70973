import type { ReactNode } from "react";

const TONES = {
	night: "fill-[#1d1a4d]",
	lilac: "fill-[#d9d6fb] dark:fill-[#2b2766]",
	blush: "fill-[#fbdce3] dark:fill-[#47182e]",
	mint: "fill-[#cdebe0] dark:fill-[#123d35]",
} as const;

/** Dots of no length with round ends. */
const STARS = "M24 34h0M92 14h0M186 22h0M290 12h0M378 44h0M386 150h0M372 262h0M270 288h0M148 284h0M30 250h0M14 140h0";

interface Props {
	tone: keyof typeof TONES;
	children: ReactNode;
}

/** The background of a scene: 400 × 300 units, with stars at night and the edge of a planet by day. */
export function Ground({ tone, children }: Props) {
	return (
		<svg viewBox="0 0 400 300" className="block w-full rounded-3xl" strokeLinecap="round" aria-hidden="true">
			<path d="M0 0h400v300H0z" className={TONES[tone]} />
			{tone === "night" ? (
				<path d={STARS} stroke="#fff" strokeWidth="2.4" opacity=".55" />
			) : (
				<path
					d="M400 0v170a180 180 0 0 1-170-170zM0 300v-70a70 70 0 0 1 70 70z"
					className="fill-white/16 dark:fill-white/5"
				/>
			)}
			{children}
		</svg>
	);
}
