"use client";

import { type ChangeEvent, useRef } from "react";
import { Choice } from "@/components/ui/choice";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { choose } from "@/lib/application/choose";
import type { FormFields } from "../form-fields";
import { useFormTools } from "../form-tools.client";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** Several of a few options. One choice too many takes the place of the oldest. */
export function CheckboxesAnswer({ field, index }: FieldProps) {
	const { id, error, ...input } = usePostedInput(field.key, `${postedAnswer(index)}[]`);
	const { form } = useFormTools();
	const path = field.key as keyof FormFields;
	const group = useRef<HTMLDivElement>(null);

	function change(event: ChangeEvent<HTMLInputElement>) {
		const boxes = [...(group.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
		const ticked = boxes.filter((box) => box.checked).map((box) => box.value);
		const before: unknown = form.getValues(path);
		const chosen = choose(Array.isArray(before) ? before : [], ticked, field.maxOptions);
		for (const box of boxes) box.checked = chosen.includes(box.value);
		const done = input.onChange(event);
		// The form library knows the boxes in the page's order; which of them is the oldest is in the order of choosing.
		form.setValue(path, chosen);
		return done;
	}

	return (
		<ChoiceGroup id={id} legend={field.label} hint={field.description} error={error} required={field.isMandatory}>
			<div ref={group}>
				{field.options.map(({ value, label }, i) => (
					<Choice
						key={value}
						{...input}
						id={i === 0 ? id : `${id}-${i}`}
						type="checkbox"
						value={value}
						label={label}
						defaultChecked={value === field.initial}
						onChange={change}
					/>
				))}
			</div>
		</ChoiceGroup>
	);
}
