import { ButtonLink } from "@/components/ui/button";
import type { RequestMessages } from "./messages";
import { RequestStatus } from "./request-status";
import { SupportContact } from "./support-contact";

interface Props {
	messages: RequestMessages;
	supportEmail: string;
}

/** Says that the request's state is unknown at the moment. The retry leads to the same address. */
export const UnknownScreen = ({ messages, supportEmail }: Props) => (
	<RequestStatus heading={messages.FINISH_UNKNOWN_TITLE} text={messages.FINISH_UNKNOWN_TEXT}>
		<ButtonLink href="">{messages.FINISH_TRY_AGAIN}</ButtonLink>
		<SupportContact messages={messages} email={supportEmail} />
	</RequestStatus>
);
