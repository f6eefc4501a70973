import type { ReactNode } from "react";

interface Props {
	heading: string;
	lead: string;
	/** A line above the heading: where the visitor is. */
	above?: string;
	/** The next step. */
	actions?: ReactNode;
	/** A scene beside the text; without one the text is centred. */
	picture?: ReactNode;
	/** Stands below the lead. */
	children?: ReactNode;
}

/** The head of a marketing page: what it is about, in one sentence and one picture. */
export function PageHero({ heading, lead, above, actions, picture, children }: Props) {
	const place = picture ? "md:grid-cols-[1.05fr_1fr] md:text-start" : "max-w-3xl text-center justify-items-center";
	return (
		<section className="bg-tint">
			<div className={`mx-auto grid max-w-6xl items-center gap-8 px-gutter py-10 md:gap-10 md:py-20 ${place}`}>
				<div className="min-w-0">
					{above && <p className="mb-3 font-bold text-brand-ink text-sm uppercase tracking-wider">{above}</p>}
					<h1 className="type-h1 text-balance font-extrabold text-ink leading-tight">{heading}</h1>
					<p className="mt-5 max-w-prose text-balance text-lg text-muted">{lead}</p>
					{children}
					{actions && <div className={`mt-8 flex flex-wrap gap-3 ${picture ? "" : "justify-center"}`}>{actions}</div>}
				</div>
				{picture}
			</div>
		</section>
	);
}
