import { RequestStatus } from "./request-status";
import { SendAgain } from "./send-again.client";
import { SupportLine } from "./support-line";
import type { RequestWords } from "./words";

export interface FailedProps {
	hash: string;
	/** Path prefix of the address's language. */
	prefix: string;
	/** The company's name, where it is known. */
	company?: string;
	words: RequestWords;
	supportEmail: string;
}

/** Says that documents were not sent, and leads on: by sending them again, or back to them. */
export const FailedScreen = ({ hash, prefix, company, words, supportEmail }: FailedProps) => (
	<RequestStatus heading={words.FINISH_FAILED_TITLE} text={words.FINISH_FAILED_TEXT}>
		<SendAgain hash={hash} prefix={prefix} words={words} />
		<SupportLine words={words} email={supportEmail} company={company} />
	</RequestStatus>
);
