"use client";

import { Choice } from "@/components/ui/choice";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** One of a few options. */
export function RadioAnswer({ field, index }: FieldProps) {
	const { id, error, ...input } = usePostedInput(field.key, postedAnswer(index));
	return (
		<ChoiceGroup id={id} legend={field.label} hint={field.description} error={error} required={field.isMandatory}>
			{field.options.map(({ value, label }, i) => (
				<Choice
					key={value}
					{...input}
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
