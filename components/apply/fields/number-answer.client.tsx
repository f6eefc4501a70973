"use client";

import { type ChangeEvent, useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { acceptNumber } from "@/lib/application/number-entry";
import { useFormTools } from "../form-tools.client";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** A number. What would go above the most is refused while typing, and said; what is below the least is said later. */
export function NumberAnswer({ field, index }: FieldProps) {
	const { form, textOf } = useFormTools();
	const input = usePostedInput(field.key, postedAnswer(index));
	const [isRefused, setIsRefused] = useState(false);

	function change(event: ChangeEvent<HTMLInputElement>) {
		const { target } = event;
		const isTaken = acceptNumber(target.value, field);
		setIsRefused(!isTaken);
		// The form still holds what stood there before.
		if (!isTaken) target.value = String(form.getValues(field.key as "fullname") ?? "");
		return input.onChange(event);
	}

	return (
		<TextField
			{...input}
			label={field.label}
			hint={field.description}
			required={field.isMandatory}
			defaultValue={field.initial}
			inputMode={field.min !== undefined && field.min >= 0 ? "decimal" : "text"}
			autoComplete="off"
			error={isRefused ? textOf(field.key, "ERROR_LESS_THAN") : input.error}
			onChange={change}
		/>
	);
}
