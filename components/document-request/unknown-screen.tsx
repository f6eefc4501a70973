import { ButtonLink } from "@/components/ui/button";
import type { RequestMessages } from "./messages";
import { RequestStatus } from "./request-status";
import { SupportContact } from "./support-contact";

interface Props {
	messages: RequestMessages;
	supportEmail: string;
}

/** Says that nobody can tell now how a request stands. The way on is this same address. */
export const UnknownScreen = ({ messages, supportEmail }: Props) => (
	<RequestStatus heading={messages.FINISH_UNKNOWN_TITLE} text={messages.FINISH_UNKNOWN_TEXT}>
		<ButtonLink href="">{messages.FINISH_TRY_AGAIN}</ButtonLink>
		<SupportContact messages={messages} email={supportEmail} />
	</RequestStatus>
);
