"use client";

import type { ReactNode } from "react";
import { EmailSuggestion } from "@/components/shared/email-suggestion.client";
import type { EmailState } from "@/lib/sign-up/email-check";
import { EmailNotes } from "../fields/email-notes.client";
import { signUpFieldId } from "../fields/field-id";
import { SignUpTextField } from "../fields/sign-up-text-field";
import type { BoundFields } from "./bound-fields";
import type { WizardMessages } from "./setup";

interface Props extends BoundFields {
	messages: WizardMessages;
	loginUrl: string;
	emailState: EmailState;
	/** Asks again about an email that was not found to be free. */
	onAgain: () => void;
	/** The field of the new password. */
	password: ReactNode;
}

const EMAIL_NOTES = "sign-up-email-notes";

/** The first step's fields: who makes the account, and for which company. */
export const AccountStep = ({ messages, loginUrl, emailState, onAgain, password, register, problem }: Props) => (
	<>
		<div>
			<SignUpTextField
				{...register("email")}
				field="email"
				messages={messages}
				error={problem("email")}
				describedById={EMAIL_NOTES}
			/>
			<EmailNotes id={EMAIL_NOTES} state={emailState} messages={messages} loginUrl={loginUrl} onAgain={onAgain} />
			<EmailSuggestion fieldId={signUpFieldId("email")} question={messages.emailMeant} />
		</div>
		<SignUpTextField {...register("fullname")} field="fullname" messages={messages} error={problem("fullname")} />
		{password}
		<SignUpTextField
			{...register("company_name")}
			field="company_name"
			messages={messages}
			error={problem("company_name")}
		/>
	</>
);
