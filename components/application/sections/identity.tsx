import { fieldId } from "@/components/attachments/field-id";
import { EmailSuggestion } from "@/components/shared/email-suggestion/email-suggestion.client";
import { FormSection } from "../form-section.client";
import { TextInput } from "../inputs/text-input.client";
import type { ApplyWords } from "../setup";

interface Props {
	emailRequired: boolean;
	words: ApplyWords;
}

interface EmailProps {
	path: "email" | "email2";
	label: string;
	words: ApplyWords;
}

/** Holds for every email in which white space may stand. */
const HAS_AT_SIGN = ".+@.+";

/** No `type="email"`: without script, browsers would refuse an address with a space in it, which is taken out later. */
const EmailInput = ({ path, label, words }: EmailProps) => (
	<div>
		<TextInput
			path={path}
			label={label}
			inputMode="email"
			autoComplete="email"
			autoCapitalize="none"
			spellCheck={false}
			pattern={HAS_AT_SIGN}
			required
		/>
		<EmailSuggestion fieldId={fieldId(path)} question={words.ASK_EMAIL} />
	</div>
);

/** Who is applying: names, email where the job asks for it, phone. */
export function IdentitySection({ emailRequired, words }: Props) {
	return (
		<FormSection title={words.LABEL_IDENTITY_TITLE}>
			<TextInput path="fullname" label={words.LABEL_FULL_NAME} autoComplete="name" required />
			<TextInput
				path="preferred_name"
				label={words.LABEL_PREFERRED_NAME}
				hint={words.HINT_PREFERRED_NAME}
				autoComplete="nickname"
				required
			/>
			{emailRequired && (
				<>
					<EmailInput path="email" label={words.LABEL_EMAIL} words={words} />
					<EmailInput path="email2" label={words.LABEL_CONFIRM_EMAIL} words={words} />
				</>
			)}
			<TextInput
				path="phone"
				label={words.LABEL_PHONE}
				hint={words.HINT_PHONE}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				required
			/>
		</FormSection>
	);
}
