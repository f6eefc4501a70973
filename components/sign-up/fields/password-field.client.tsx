"use client";

import { type ComponentProps, useState } from "react";
import { describedBy } from "@/components/ui/described-by";
import { FieldError } from "@/components/ui/field-error";
import { FieldLabel } from "@/components/ui/field-label";
import { boxStyle } from "@/components/ui/field-style";
import { signUpFieldId } from "./field-id";
import type { SignUpMessages } from "./sign-up-messages";

interface Props extends Omit<ComponentProps<"input">, "id" | "name" | "type" | "required"> {
	messages: SignUpMessages;
	/** Its problem, as a message. */
	error?: string;
	/** Whether it may be shown now; a form that is being sent hides it, so that browsers know it for a password. */
	isHidden?: boolean;
}

const ID = signUpFieldId("password");

/** The new password, with a button that shows it. Other properties are passed to the input. */
export function PasswordField({ messages, error, isHidden = false, ...input }: Props) {
	const [isShown, setShown] = useState(false);
	const hint = messages.hints.password;
	const { show, hide, showLong, hideLong } = messages.password;
	return (
		<div>
			<FieldLabel id={ID} label={messages.fields.password} hint={hint} required />
			<div className="relative">
				<input
					{...input}
					id={ID}
					name="password"
					type={isShown && !isHidden ? "text" : "password"}
					autoComplete="new-password"
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={false}
					required
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(ID, { hint, error })}
					className={`${boxStyle(error)} pe-24`}
				/>
				<button
					type="button"
					aria-controls={ID}
					aria-label={isShown ? hideLong : showLong}
					onClick={() => setShown(!isShown)}
					className="needs-script absolute end-0 bottom-0 min-h-12 rounded-lg px-4 font-medium text-brand-ink text-sm"
				>
					{isShown ? hide : show}
				</button>
			</div>
			<FieldError id={`${ID}-error`} text={error} />
		</div>
	);
}
