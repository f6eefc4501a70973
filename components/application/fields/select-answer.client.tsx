"use client";

import { SelectField } from "@/components/ui/select-field";
import { useFormTools } from "../form-tools.client";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** One option of a list. */
export function SelectAnswer({ field, index }: FieldProps) {
	const { messages } = useFormTools();
	return (
		<SelectField
			{...usePostedInput(field.key, postedAnswer(index))}
			label={field.label}
			hint={field.description}
			required={field.isMandatory}
			defaultValue={field.initial}
			options={field.options}
			empty={messages.CHOOSE_ONE}
		/>
	);
}
