import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import type { AnswerWords } from "./answer-words";

interface Props {
	/** The page's own path, to be asked for once more. */
	path: string;
	words: AnswerWords;
}

/** The page's error state, for an answer that can't be loaded now. */
export const AnswerFailed = ({ path, words }: Props) => (
	<div data-errored="">
		<Screen heading={words.failedHeading} text={words.failedText} picture={<LostPlanet />}>
			<ButtonLink href={path}>{words.tryAgain}</ButtonLink>
		</Screen>
	</div>
);
