import type { ReactNode } from "react";

interface Props {
	heading: string;
	text: string;
	/** Links to the next step, made for a dark ground. */
	children: ReactNode;
}

/** Stars, drawn as dots of zero length beside and above the text, whatever the panel's width. */
const STARS =
	"M60 52h0M28 150h0M64 204h0M20 36h0M118 24h0M250 32h0M340 18h0M470 30h0M560 16h0M690 26h0M736 72h0M770 152h0M742 196h0M786 34h0";

/** A sky of fixed height at the top, so that a tall panel, such as one with a form, doesn't stretch it. */
const Stars = () => (
	<svg
		viewBox="0 0 800 300"
		preserveAspectRatio="xMidYMin slice"
		className="absolute inset-x-0 top-0 h-75 w-full"
		aria-hidden="true"
	>
		<path d={STARS} stroke="#fff" strokeWidth="2.8" strokeLinecap="round" opacity=".5" />
	</svg>
);

const Planet = () => (
	<svg viewBox="0 0 160 160" className="absolute end-0 bottom-0 size-20 sm:size-40" aria-hidden="true">
		<circle cx="180" cy="180" r="150" fill="none" stroke="#a9a5f5" opacity=".35" />
		<circle cx="180" cy="180" r="90" fill="#564fdb" opacity=".5" />
	</svg>
);

/** The end of a marketing page: the one thing to do next, under the stars. */
export function CallToAction({ heading, text, children }: Props) {
	return (
		<section aria-labelledby="next-step" className="px-gutter py-14 md:py-20">
			<div className="relative mx-auto max-w-6xl overflow-hidden rounded-3xl bg-night px-[min(1.5rem,6vw)] py-14 text-center text-white">
				<Stars />
				<Planet />
				<div className="relative mx-auto max-w-2xl">
					<h2 id="next-step" className="type-h2 text-balance font-extrabold leading-tight">
						{heading}
					</h2>
					<p className="mt-4 text-balance text-lg text-white/85">{text}</p>
					<div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
				</div>
			</div>
		</section>
	);
}
