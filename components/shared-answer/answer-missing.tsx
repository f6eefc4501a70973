import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import { fill } from "@/lib/text/fill";
import type { AnswerWords } from "./answer-words";

interface Props {
	/** The site's home page in the page's language. */
	home: string;
	productName: string;
	words: AnswerWords;
}

/** The screen for a link that leads to no answer. */
export const AnswerMissing = ({ home, productName, words }: Props) => (
	<Screen heading={words.missingHeading} text={words.missingText} picture={<LostPlanet />}>
		<ButtonLink href={home}>{fill(words.missingHome, { product: productName })}</ButtonLink>
	</Screen>
);
