import { ButtonLink } from "@/components/ui/button";
import { RequestStatus } from "./request-status";
import { SupportLine } from "./support-line";
import type { RequestWords } from "./words";

interface Props {
	words: RequestWords;
	supportEmail: string;
}

/** Says that nobody can tell now how a request stands. The way on is this same address. */
export const UnknownScreen = ({ words, supportEmail }: Props) => (
	<RequestStatus heading={words.FINISH_UNKNOWN_TITLE} text={words.FINISH_UNKNOWN_TEXT}>
		<ButtonLink href="">{words.FINISH_TRY_AGAIN}</ButtonLink>
		<SupportLine words={words} email={supportEmail} />
	</RequestStatus>
);
