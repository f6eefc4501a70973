import type { ReactNode } from "react";
import { LostInSpace } from "./lost-in-space";
import { MissingMessages } from "./missing-messages";

/** The page for an unknown address, in the site's frame: a picture, with `children` below. */
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

/** The same page with the messages for the address. */
export const MissingPage = ({ heading, text, children }: Props) => (
	<MissingFrame>
		<MissingMessages heading={heading} text={text} />
		{children}
	</MissingFrame>
);
