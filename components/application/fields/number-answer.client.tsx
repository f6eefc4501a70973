"use client";

import { type ChangeEvent, type FocusEvent, useRef } from "react";
import { TextField } from "@/components/ui/text-field";
import { acceptNumber } from "@/lib/application/number-entry";
import { useFormTools } from "../form-tools.client";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/**
 * A number. Input above the maximum is refused while typing; the message disappears with the next change, or when the
 * field is left, because the remaining number is valid. A number below the minimum is reported later.
 */
export function NumberAnswer({ field, index }: FieldProps) {
	const { form } = useFormTools();
	const input = usePostedInput(field.key, postedAnswer(index));
	const refused = useRef(false);

	function change(event: ChangeEvent<HTMLInputElement>) {
		refused.current = !acceptNumber(event.target.value, field);
		if (!refused.current) return input.onChange(event);
		const path = field.key as "fullname";
		// Touched, so that the form looks at the field again at its next change, and takes the error away.
		form.setValue(path, form.getValues(path) ?? "", { shouldTouch: true });
		form.setError(path, { type: "typed", message: "ERROR_LESS_THAN" });
	}

	// After an attempt to send, the form looks at a field at its changes only.
	function leave(event: FocusEvent<HTMLInputElement>) {
		input.onBlur(event);
		if (refused.current) input.onChange({ ...event, type: "change" });
		refused.current = false;
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
			onChange={change}
			onBlur={leave}
		/>
	);
}
