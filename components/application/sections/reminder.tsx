import { FormSection } from "../form-section.client";
import { CheckboxInput } from "../inputs/checkbox-input.client";
import type { ApplicationMessages } from "../setup";

/** Whether the candidate wants to be reminded of the interview on WhatsApp; on unless they take it off. */
export function ReminderSection({ messages }: { messages: ApplicationMessages }) {
	return (
		<FormSection>
			<CheckboxInput path="whatsapp_notification" label={messages.LABEL_WHATSAPP_REMINDER} defaultChecked />
		</FormSection>
	);
}
