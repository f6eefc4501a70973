import type { ReactNode } from "react";

interface Props {
	above: string;
	heading: string;
	lead: string;
	children: ReactNode;
}

/** The head of the help centre: one field between the stars. Its list may reach over what follows. */
export function HelpHero({ above, heading, lead, children }: Props) {
	return (
		<section className="relative z-10 bg-tint">
			<svg
				viewBox="0 0 1200 400"
				preserveAspectRatio="xMidYMid slice"
				className="pointer-events-none absolute inset-0 size-full"
				aria-hidden="true"
			>
				<g className="text-brand" fill="currentColor">
					<circle cx="90" cy="70" r="3" opacity=".5" />
					<circle cx="210" cy="310" r="2" opacity=".5" />
					<circle cx="60" cy="240" r="2" opacity=".4" />
					<circle cx="1010" cy="60" r="2" opacity=".5" />
					<circle cx="1140" cy="150" r="3" opacity=".4" />
					<circle cx="960" cy="350" r="2" opacity=".4" />
					<circle cx="1130" cy="400" r="120" opacity=".14" />
					<circle cx="60" cy="0" r="70" opacity=".1" />
				</g>
				<ellipse
					cx="1130"
					cy="400"
					rx="200"
					ry="46"
					className="text-brand"
					fill="none"
					stroke="currentColor"
					strokeWidth="3"
					opacity=".25"
					transform="rotate(-14 1130 400)"
				/>
			</svg>
			<div className="relative mx-auto max-w-3xl px-[min(1rem,5vw)] py-12 text-center md:py-20">
				<p className="mb-3 font-bold text-brand-ink text-sm uppercase tracking-wider">{above}</p>
				<h1 className="text-balance font-extrabold text-[min(2.25rem,11vw)] text-ink leading-tight md:text-5xl">
					{heading}
				</h1>
				<p className="mx-auto mt-5 mb-8 max-w-prose text-balance text-lg text-muted">{lead}</p>
				{children}
			</div>
		</section>
	);
}
