import { fieldId } from "@/components/attachments/field-id";
import { EmailSuggestion } from "@/components/shared/email-suggestion.client";
import { FormSection } from "../form-section.client";
import { TextInput } from "../inputs/text-input.client";
import type { ApplicationMessages, ApplySetup } from "../setup";
import { PhoneField } from "./phone-field.client";

interface Props {
	job: ApplySetup["job"];
	emailRequired: boolean;
	messages: ApplicationMessages;
}

interface EmailProps {
	path: "email" | "email2";
	judges?: "email2";
	label: string;
	messages: ApplicationMessages;
}

/** Covers every email input that may hold white space. */
const HAS_AT_SIGN = ".+@.+";

/** No `type="email"`: without script, browsers would refuse an address with a space in it, which is taken out later. */
const EmailInput = ({ path, judges, label, messages }: EmailProps) => (
	<div>
		<TextInput
			path={path}
			judges={judges}
			label={label}
			inputMode="email"
			autoComplete="email"
			autoCapitalize="none"
			spellCheck={false}
			pattern={HAS_AT_SIGN}
			required
		/>
		<EmailSuggestion fieldId={fieldId(path)} question={messages.ASK_EMAIL} />
	</div>
);

/** The candidate: names, phone, and an email address if the job asks for it. */
export function IdentitySection({ job, emailRequired, messages }: Props) {
	return (
		<FormSection title={messages.LABEL_IDENTITY_TITLE}>
			<TextInput path="fullname" label={messages.LABEL_FULL_NAME} autoComplete="name" required />
			<TextInput
				path="preferred_name"
				label={messages.LABEL_PREFERRED_NAME}
				hint={messages.HINT_PREFERRED_NAME}
				autoComplete="nickname"
				required
			/>
			{emailRequired && (
				<>
					<EmailInput path="email" judges="email2" label={messages.LABEL_EMAIL} messages={messages} />
					<EmailInput path="email2" label={messages.LABEL_CONFIRM_EMAIL} messages={messages} />
				</>
			)}
			<PhoneField job={job} messages={messages} />
		</FormSection>
	);
}
