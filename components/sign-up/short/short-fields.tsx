import type { ReactNode } from "react";
import type { SignUpField, SignUpValues } from "@/lib/sign-up/values";
import { DescriptionField } from "../fields/description-field";
import { PasswordField } from "../fields/password-field.client";
import type { SignUpMessages } from "../fields/sign-up-messages";
import { SignUpTextField } from "../fields/sign-up-text-field";

interface Props {
	messages: SignUpMessages;
	/** Previous values in the server's HTML; never a password. */
	values?: SignUpValues;
	/** The problems by field, as messages. */
	errors: Partial<Record<SignUpField, string>>;
	/** The notes below the email; the element with this id describes the field. */
	emailNotes?: ReactNode;
	emailNotesId?: string;
	/** While the form is sent the password isn't shown. */
	isSending?: boolean;
}

/** The fields of the short registration form, in their order. Only those without a hint share a row: their boxes line up. */
export function ShortFields({ messages, values, errors, emailNotes, emailNotesId, isSending }: Props) {
	const propsOf = (field: "company_name" | "email" | "phone" | "fullname") => ({
		field,
		messages,
		error: errors[field],
		...(values ? { defaultValue: values[field] } : {}),
	});
	return (
		<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(15rem,50%-0.75rem)),1fr))] items-start gap-x-6 gap-y-5">
			<SignUpTextField {...propsOf("company_name")} />
			<div>
				<SignUpTextField {...propsOf("email")} describedById={emailNotesId} />
				{emailNotes}
			</div>
			<div className="col-span-full grid gap-y-5">
				<SignUpTextField {...propsOf("phone")} />
				<SignUpTextField {...propsOf("fullname")} />
				<PasswordField messages={messages} error={errors.password} isHidden={isSending} />
			</div>
			<div className="col-span-full">
				<DescriptionField
					messages={messages}
					error={errors.assist_description}
					rows={3}
					{...(values ? { defaultValue: values.assist_description } : {})}
				/>
			</div>
		</div>
	);
}
