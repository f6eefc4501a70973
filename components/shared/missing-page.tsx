import type { ReactNode } from "react";
import { LostInSpace } from "./lost-in-space";
import { MissingMessages } from "./missing-messages";

/** What stands in the site's frame where an address leads nowhere: a picture, and below it `children`. */
export const MissingFrame = ({ children }: { children: ReactNode }) => (
	<main
		id="content"
		className="mx-auto flex max-w-3xl flex-col items-center gap-4 px-gutter py-10 text-center md:py-16"
	>
		<LostInSpace />
		{children}
	</main>
);

interface Props {
	heading: string;
	text: string;
	/** Ways on. */
	children: ReactNode;
}

/** The same with what is said of the address. */
export const MissingPage = ({ heading, text, children }: Props) => (
	<MissingFrame>
		<MissingMessages heading={heading} text={text} />
		{children}
	</MissingFrame>
);
