import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import type { ListMessages } from "./list-messages";

interface Props {
	/** Path of the whole list. */
	path: string;
	messages: ListMessages;
}

/** The screen for a page that the list doesn't have. */
export const ListMissing = ({ path, messages }: Props) => (
	<main id="content" className="mx-auto flex max-w-[622px] flex-col items-center gap-4 px-4 py-16 text-center">
		<LostPlanet />
		<h1 className="font-bold text-2xl text-ink">{messages.missingHeading}</h1>
		<p className="max-w-prose text-lg text-muted">{messages.missingText}</p>
		<ButtonLink href={path}>{messages.firstPage}</ButtonLink>
	</main>
);
