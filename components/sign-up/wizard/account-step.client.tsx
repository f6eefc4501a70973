"use client";

import type { EmailState } from "@/lib/sign-up/email-check";
import { EmailNotes } from "../fields/email-notes";
import { LineField } from "../fields/line-field";
import { PasswordField } from "../fields/password-field.client";
import type { BoundFields } from "./bound-fields";
import type { WizardWords } from "./setup";

interface Props extends BoundFields {
	words: WizardWords;
	loginUrl: string;
	emailState: EmailState;
	/** Asks again about an email that was not found to be free. */
	onAgain: () => void;
	/** Whether the password has to be hidden. */
	isSending: boolean;
}

const EMAIL_NOTES = "sign-up-email-notes";

/** The first step's fields: who makes the account, and for which company. */
export const AccountStep = ({ words, loginUrl, emailState, onAgain, isSending, register, problem }: Props) => (
	<>
		<div>
			<LineField
				{...register("email")}
				field="email"
				words={words}
				error={problem("email")}
				describedById={EMAIL_NOTES}
			/>
			<EmailNotes id={EMAIL_NOTES} state={emailState} words={words.email} loginUrl={loginUrl} onAgain={onAgain} />
		</div>
		<LineField {...register("fullname")} field="fullname" words={words} error={problem("fullname")} />
		<PasswordField {...register("password")} words={words} error={problem("password")} isHidden={isSending} />
		<LineField {...register("company_name")} field="company_name" words={words} error={problem("company_name")} />
	</>
);
