import type { ReactNode } from "react";

interface Props {
	heading: string;
	text: string;
	/** Links to the next step, made for a dark ground. */
	children: ReactNode;
}

/** The end of a marketing page: the one thing to do next, under the stars. */
export function CallToAction({ heading, text, children }: Props) {
	return (
		<section aria-labelledby="next-step" className="px-gutter py-14 md:py-20">
			<div className="relative mx-auto max-w-6xl overflow-hidden rounded-3xl bg-night px-[min(1.5rem,6vw)] py-14 text-center text-white">
				<svg
					viewBox="0 0 800 300"
					preserveAspectRatio="xMidYMid slice"
					className="absolute inset-0 size-full"
					aria-hidden="true"
				>
					<g fill="#fff" opacity=".5">
						<circle cx="60" cy="50" r="1.6" />
						<circle cx="190" cy="250" r="1.2" />
						<circle cx="340" cy="30" r="1.2" />
						<circle cx="520" cy="270" r="1.6" />
						<circle cx="690" cy="60" r="1.8" />
						<circle cx="760" cy="200" r="1.2" />
						<circle cx="30" cy="180" r="1.2" />
					</g>
					<circle cx="820" cy="320" r="150" fill="none" stroke="#a9a5f5" opacity=".35" />
					<circle cx="820" cy="320" r="90" fill="#564fdb" opacity=".5" />
				</svg>
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
