"use client";

import { type ChangeEvent, useRef } from "react";
import { Choice } from "@/components/ui/choice";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { choose } from "@/lib/application/choose";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** Several of a few options. One choice too many takes the place of the oldest. */
export function CheckboxesAnswer({ field, index }: FieldProps) {
	const { id, error, ...input } = usePostedInput(field.key, `${postedAnswer(index)}[]`);
	const group = useRef<HTMLDivElement>(null);
	const order = useRef<string[]>(field.initial ? [field.initial] : []);

	function change(event: ChangeEvent<HTMLInputElement>) {
		const boxes = [...(group.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
		const ticked = boxes.filter((box) => box.checked).map((box) => box.value);
		order.current = choose(order.current, ticked, field.maxOptions);
		for (const box of boxes) box.checked = order.current.includes(box.value);
		return input.onChange(event);
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
