import type { ReactNode } from "react";

interface Props {
	heading: string;
	id?: string;
	/** Whether it is left out on paper: there is nothing to press there. */
	isForScreen?: boolean;
	children: ReactNode;
}

/** A part of a sent application's page. */
export const Card = ({ heading, id, isForScreen = false, children }: Props) => (
	<section id={id} className={`scroll-mt-4 rounded-2xl border bg-surface p-5 sm:p-6 ${isForScreen ? "no-print" : ""}`}>
		<h2 className="mb-3 font-bold text-ink text-xl">{heading}</h2>
		{children}
	</section>
);
