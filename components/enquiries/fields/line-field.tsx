import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { LONGEST } from "@/lib/contract/sign-up";
import { enquiryFieldId } from "../setup";
import type { FieldOptions } from "./options";

/** What the browser is told of each field, so that it can fill it in and bring the right keyboard. */
const ATTRIBUTES = {
	company: { autoComplete: "organization", maxLength: LONGEST.company },
	email: { type: "email", inputMode: "email", autoComplete: "email", maxLength: LONGEST.email },
	name: { autoComplete: "name", maxLength: LONGEST.name },
	mobile_phone: { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: LONGEST.mobile_phone },
	preferred_date: { type: "date" },
	preferred_time: { type: "time" },
} as const satisfies Record<string, ComponentProps<"input">>;

interface Props extends FieldOptions {
	field: keyof typeof ATTRIBUTES;
}

/** A field of one line: who asks, or when. */
export const LineField = ({ field, words, values, errors }: Props) => (
	<TextField
		{...ATTRIBUTES[field]}
		id={enquiryFieldId(field)}
		name={field}
		label={words.fields[field]}
		hint={field === "mobile_phone" ? words.hints.mobile_phone : undefined}
		defaultValue={values[field]}
		error={errors[field]}
		required
	/>
);
