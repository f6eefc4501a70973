import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { signUpFieldId } from "./field-id";
import type { SignUpMessages } from "./sign-up-messages";

/** The attributes of each field that let the browser fill it in and choose its keyboard. */
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
	/** Its problem, as a message. */
	error?: string;
	/** Id of anything else that describes the field. */
	describedById?: string;
}

/** A one-line field of the sign-up: email, name, company or phone. Other properties are passed to the input. */
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
