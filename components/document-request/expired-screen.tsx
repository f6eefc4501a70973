import { RequestStatus } from "./request-status";
import { SupportLine } from "./support-line";
import type { RequestWords } from "./words";

interface Props {
	company: string;
	words: RequestWords;
	supportEmail: string;
}

/** Says that a request's last day is over. */
export const ExpiredScreen = ({ company, words, supportEmail }: Props) => (
	<RequestStatus heading={words.EXPIRED_TITLE} text={words.EXPIRED_TEXT}>
		<SupportLine words={words} email={supportEmail} company={company} />
	</RequestStatus>
);
