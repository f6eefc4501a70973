"use client";

import { TextField } from "@/components/ui/text-field";
import { useFormTools } from "../form-tools.client";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** A date, sent as YYYY-MM-DD. */
export function DateAnswer({ field, index }: FieldProps) {
	const { messages } = useFormTools();
	return (
		<TextField
			{...usePostedInput(field.key, postedAnswer(index))}
			type="date"
			placeholder={messages.PLACEHOLDER_DATE}
			label={field.label}
			hint={field.description}
			required={field.isMandatory}
			defaultValue={field.initial}
		/>
	);
}
