import type { RequestMessages } from "./messages";
import { RefusalList } from "./refusal-list";
import { RequestStatus } from "./request-status";
import { SendAgain } from "./send-again.client";
import { Warning } from "./status-pictures";
import { SupportContact } from "./support-contact";

export interface FailedProps {
	hash: string;
	/** Path prefix of the address's language. */
	prefix: string;
	/** Whether the host knows documents that it gets again by their key. */
	resends: boolean;
	/** Path of the upload page, without that prefix. */
	uploadPath: string;
	/** The company's name, where it is known. */
	company?: string;
	messages: RequestMessages;
	supportEmail: string;
	/** Why documents posted without script were refused, if known. */
	refusal?: readonly string[];
}

/** Says that documents were not sent, and leads on: by sending them again, or back to them. */
export const FailedScreen = ({
	hash,
	prefix,
	resends,
	uploadPath,
	company,
	messages,
	supportEmail,
	refusal = [],
}: FailedProps) => (
	<RequestStatus
		picture={<Warning />}
		heading={messages.FINISH_FAILED_TITLE}
		text={<span className={refusal.length > 0 ? "plain:hidden" : undefined}>{messages.FINISH_FAILED_TEXT}</span>}
	>
		{refusal.length > 0 && <RefusalList texts={refusal} />}
		<SendAgain {...{ hash, prefix, resends, uploadPath, messages }} />
		<SupportContact messages={messages} email={supportEmail} company={company} />
	</RequestStatus>
);
