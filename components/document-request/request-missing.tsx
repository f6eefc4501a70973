import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import { SupportLine } from "./support-line";
import type { RequestWords } from "./words";

interface Props {
	words: RequestWords;
	supportEmail: string;
}

/** The screen for a link behind which nobody asks for documents. */
export const RequestMissingScreen = ({ words, supportEmail }: Props) => (
	<Screen heading={words.REQUEST_MISSING_HEADING} text={words.REQUEST_MISSING_TEXT} picture={<LostPlanet />}>
		<SupportLine words={words} email={supportEmail} />
	</Screen>
);
