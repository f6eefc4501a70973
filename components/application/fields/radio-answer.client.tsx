"use client";

import { useEffect, useRef } from "react";
import { Choice } from "@/components/ui/choice";
import { ChoiceGroup } from "@/components/ui/choice-group";
import type { FormFields } from "../form-fields";
import { useFormTools } from "../form-tools.client";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** One of a few options. */
export function RadioAnswer({ field, index }: FieldProps) {
	const { id, error, ref, ...input } = usePostedInput(field.key, postedAnswer(index));
	const { form } = useFormTools();
	const path = field.key as keyof FormFields;
	const early = useRef<string>(undefined);

	/** The form library takes a group's answer from its first option, and would undo what was chosen before it came. */
	function bind(option: HTMLInputElement | null) {
		if (option?.checked) early.current ??= option.value;
		ref(option);
	}
	useEffect(() => {
		const { current } = early;
		if (current !== undefined && form.getValues(path) !== current) form.setValue(path, current);
	}, [form, path]);

	return (
		<ChoiceGroup id={id} legend={field.label} hint={field.description} error={error} required={field.isMandatory}>
			{field.options.map(({ value, label }, i) => (
				<Choice
					key={value}
					{...input}
					ref={bind}
					id={i === 0 ? id : `${id}-${i}`}
					type="radio"
					value={value}
					label={label}
					required={field.isMandatory}
					aria-invalid={error ? true : undefined}
					defaultChecked={value === field.initial}
				/>
			))}
		</ChoiceGroup>
	);
}
