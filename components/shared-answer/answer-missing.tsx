import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import { fill } from "@/lib/text/fill";
import type { SharedAnswerMessages } from "./answer-messages";

interface Props {
	/** The site's home page in the page's language. */
	home: string;
	productName: string;
	messages: SharedAnswerMessages;
}

/** The screen for a link that leads to no answer. */
export const AnswerMissing = ({ home, productName, messages }: Props) => (
	<Screen heading={messages.missingHeading} text={messages.missingText} picture={<LostPlanet />}>
		<ButtonLink href={home}>{fill(messages.missingHome, { product: productName })}</ButtonLink>
	</Screen>
);
