import type { RequestMessages } from "./messages";
import { RequestStatus } from "./request-status";
import { SupportContact } from "./support-contact";

interface Props {
	company: string;
	messages: RequestMessages;
	supportEmail: string;
}

/** Says that a request's last day is over. */
export const ExpiredScreen = ({ company, messages, supportEmail }: Props) => (
	<RequestStatus heading={messages.EXPIRED_TITLE} text={messages.EXPIRED_TEXT}>
		<SupportContact messages={messages} email={supportEmail} company={company} />
	</RequestStatus>
);
