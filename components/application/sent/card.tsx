import type { ReactNode } from "react";

interface Props {
	heading: string;
	id?: string;
	children: ReactNode;
}

/** A part of a sent application's page. */
export const Card = ({ heading, id, children }: Props) => (
	<section id={id} className="scroll-mt-4 rounded-2xl border bg-surface p-5 sm:p-6">
		<h2 className="mb-3 font-bold text-ink text-xl">{heading}</h2>
		{children}
	</section>
);
