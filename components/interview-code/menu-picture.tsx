import type { InApp } from "@/lib/interview-code/device";

/** The position of the "open in browser" menu in some apps. */
const SIGNS: Readonly<Partial<Record<InApp, "dots" | "compass">>> = {
	whatsapp: "compass",
	instagram: "dots",
	facebook: "dots",
	messenger: "dots",
	tiktok: "dots",
};

const SHAPE = "size-16 rounded-full bg-brand text-on-brand forced-colors:border";

const Dots = () => (
	<svg viewBox="0 0 48 48" className={SHAPE} fill="currentColor" aria-hidden="true">
		<circle cx="13" cy="24" r="3.5" />
		<circle cx="24" cy="24" r="3.5" />
		<circle cx="35" cy="24" r="3.5" />
	</svg>
);

const Compass = () => (
	<svg viewBox="0 0 48 48" className={SHAPE} fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
		<circle cx="24" cy="24" r="13" />
		<path d="M30 18l-4 8-8 4 4-8z" fill="currentColor" strokeLinejoin="round" />
	</svg>
);

/** A drawing of the menu button in an app's own browser; both icons if the app's one is unknown. */
export function MenuPicture({ app }: { app: InApp }) {
	const sign = SIGNS[app];
	return (
		<div className="grid shrink-0 gap-2">
			{sign !== "compass" && <Dots />}
			{sign !== "dots" && <Compass />}
		</div>
	);
}
