import type { ReactNode } from "react";

interface Props {
	heading: string;
	text: string;
	/** Where to go on from here. */
	children?: ReactNode;
}

/** What one kind of visitor finds here. */
export const HomeCard = ({ heading, text, children }: Props) => (
	<div className="rounded-2xl border bg-surface p-6">
		<h2 className="font-bold text-ink text-xl">{heading}</h2>
		<p className="mt-2 text-muted">{text}</p>
		{children}
	</div>
);
