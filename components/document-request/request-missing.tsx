import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import type { RequestMessages } from "./messages";
import { SupportContact } from "./support-contact";

interface Props {
	messages: RequestMessages;
	supportEmail: string;
}

/** The screen for a link without a document request. */
export const RequestMissingScreen = ({ messages, supportEmail }: Props) => (
	<Screen heading={messages.REQUEST_MISSING_HEADING} text={messages.REQUEST_MISSING_TEXT} picture={<LostPlanet />}>
		<SupportContact messages={messages} email={supportEmail} />
	</Screen>
);
