import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { FIRST_DAY } from "@/lib/contract/enquiry";
import { enquiryFieldId } from "../setup";
import type { FieldOptions } from "./options";

/** What the browser is told of each field, so that it can fill it in and bring the right keyboard. */
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

/** A field of one line: who asks, or when. It cuts nothing off: what is too long is said, and stays. */
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
