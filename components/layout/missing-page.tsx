import type { ReactNode } from "react";
import { LostInSpace } from "./lost-in-space";

interface Props {
	heading: string;
	text: string;
	/** Ways on. */
	children: ReactNode;
}

/** What stands in the site's frame where an address leads nowhere. */
export const MissingPage = ({ heading, text, children }: Props) => (
	<main id="content" className="mx-auto flex max-w-3xl flex-col items-center gap-4 px-4 py-10 text-center md:py-16">
		<LostInSpace />
		<h1 className="mt-4 text-balance font-extrabold text-3xl text-ink leading-tight md:text-4xl">{heading}</h1>
		<p className="text-balance text-lg text-muted">{text}</p>
		{children}
	</main>
);
