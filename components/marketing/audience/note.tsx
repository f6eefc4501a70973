import type { ReactNode } from "react";

interface Props {
	heading: string;
	text: string;
	/** The link that follows from it. */
	children: ReactNode;
}

/** A note with a link to request or read something. */
export const Note = ({ heading, text, children }: Props) => (
	<aside
		aria-label={heading}
		className="flex flex-col gap-x-10 rounded-3xl border bg-surface p-6 md:flex-row md:items-center md:justify-between md:p-8"
	>
		<div>
			<h2 className="font-extrabold text-ink text-xl">{heading}</h2>
			<p className="mt-2 max-w-prose text-lg text-muted">{text}</p>
		</div>
		<div className="shrink-0">{children}</div>
	</aside>
);
