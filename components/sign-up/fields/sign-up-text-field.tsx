import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { signUpFieldId } from "./field-id";
import type { SignUpMessages } from "./sign-up-messages";

/** What the browser is told of each field, so that it can fill it in and bring the right keyboard. */
const ATTRIBUTES = {
	email: { type: "email", inputMode: "email", autoComplete: "email" },
	fullname: { autoComplete: "name" },
	company_name: { autoComplete: "organization" },
	phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
} as const satisfies Record<string, ComponentProps<"input">>;

type Line = keyof typeof ATTRIBUTES;

interface Props extends Omit<ComponentProps<"input">, "id" | "name" | "required"> {
	field: Line;
	messages: SignUpMessages;
	/** What is wrong with it, as a message. */
	error?: string;
	/** Id of anything else that describes the field. */
	describedById?: string;
}

/** A field of the sign-up that holds one line: email, name, company or phone. What else an input takes is handed on. */
export const SignUpTextField = ({ field, messages, ...input }: Props) => (
	<TextField
		{...ATTRIBUTES[field]}
		{...input}
		id={signUpFieldId(field)}
		name={field}
		label={messages.fields[field]}
		hint={field === "phone" ? messages.hints.phone : undefined}
		required
	/>
);
