import type { ReactNode } from "react";

const TONES = {
	plain: "",
	surface: "bg-surface",
	tint: "bg-tint",
} as const;

interface Props {
	/** Gives the section its name in the page's outline and its place in the address. */
	id: string;
	heading: string;
	lead?: string;
	tone?: keyof typeof TONES;
	/** Puts the heading at the page's left edge. */
	start?: boolean;
	children: ReactNode;
}

/** A part of a marketing page, as wide as the window, with its heading in the middle or at the left edge. */
export function Section({ id, heading, lead, tone = "plain", start = false, children }: Props) {
	return (
		<section id={id} aria-labelledby={`${id}-heading`} className={TONES[tone]}>
			<div className="mx-auto max-w-6xl px-gutter py-10 md:py-20">
				<div className={`mb-8 max-w-3xl md:mb-10 ${start ? "" : "mx-auto text-center"}`}>
					<h2 id={`${id}-heading`} className="type-h2 text-balance font-extrabold text-ink leading-tight">
						{heading}
					</h2>
					{lead && <p className="mt-4 text-balance text-lg text-muted">{lead}</p>}
				</div>
				{children}
			</div>
		</section>
	);
}
