import type { ReactNode } from "react";

interface Props {
	heading: string;
	text: string;
	/** What it gives, in a few words each. */
	points?: readonly string[];
	picture: ReactNode;
	/** Puts the picture first, for every second showcase. */
	flip?: boolean;
	children?: ReactNode;
}

/** A feature in words beside its picture. */
export function Showcase({ heading, text, points = [], picture, flip = false, children }: Props) {
	return (
		<div className="grid items-center gap-8 md:grid-cols-2 md:gap-16">
			<div className={flip ? "md:order-last" : ""}>
				<h3 className="text-balance font-extrabold text-2xl text-ink leading-tight">{heading}</h3>
				<p className="mt-4 text-lg text-muted">{text}</p>
				{points.length > 0 && (
					<ul className="mt-5 grid gap-2">
						{points.map((point) => (
							<li key={point} className="flex gap-3 text-ink">
								<svg viewBox="0 0 20 20" className="mt-1 size-5 shrink-0 text-brand-ink" aria-hidden="true">
									<path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
								</svg>
								{point}
							</li>
						))}
					</ul>
				)}
				{children}
			</div>
			{picture}
		</div>
	);
}
