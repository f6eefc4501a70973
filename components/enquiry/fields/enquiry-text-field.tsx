import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { FIRST_DAY } from "@/lib/contract/enquiry";
import { enquiryFieldId } from "../setup";
import type { FieldOptions } from "./options";

/** The attributes of each field that let the browser fill it in and choose its keyboard. */
const ATTRIBUTES = {
	company: { autoComplete: "organization" },
	email: { type: "email", inputMode: "email", autoComplete: "email" },
	name: { autoComplete: "name" },
	mobile_phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
	preferred_date: { type: "date", min: FIRST_DAY },
	preferred_time: { type: "time" },
} as const satisfies Record<string, ComponentProps<"input">>;

interface Props extends FieldOptions {
	field: keyof typeof ATTRIBUTES;
}

/**
 * A field of one line: a contact detail or a time. It cuts nothing off: text that is too long stays, with a message.
 */
export const EnquiryTextField = ({ field, messages, values, errors }: Props) => (
	<TextField
		{...ATTRIBUTES[field]}
		id={enquiryFieldId(field)}
		name={field}
		label={messages.fields[field]}
		hint={field === "mobile_phone" ? messages.hints.mobile_phone : undefined}
		defaultValue={values[field]}
		error={errors[field]}
		required
	/>
);
