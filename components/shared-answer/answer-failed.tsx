import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import type { SharedAnswerMessages } from "./answer-messages";

interface Props {
	/** The page's own path, for a retry. */
	path: string;
	messages: SharedAnswerMessages;
}

/** The page's error state, for an answer that can't be loaded now. */
export const AnswerFailed = ({ path, messages }: Props) => (
	<div data-errored="">
		<Screen heading={messages.failedHeading} text={messages.failedText} picture={<LostPlanet />}>
			<ButtonLink href={path}>{messages.tryAgain}</ButtonLink>
		</Screen>
	</div>
);
