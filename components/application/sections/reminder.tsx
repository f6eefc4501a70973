import { FormSection } from "../form-section.client";
import { CheckboxInput } from "../inputs/checkbox-input.client";
import type { ApplyWords } from "../setup";

/** Whether the candidate wants to be reminded of the interview on WhatsApp; on unless they take it off. */
export function ReminderSection({ words }: { words: ApplyWords }) {
	return (
		<FormSection>
			<CheckboxInput path="whatsapp_notification" label={words.LABEL_WHATSAPP_REMINDER} defaultChecked />
		</FormSection>
	);
}
