"use client";

import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Choice } from "@/components/ui/choice";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { choose } from "@/lib/application/choose";
import { fill } from "@/lib/text/fill";
import type { FormFields } from "../form-fields";
import { useFormTools } from "../form-tools.client";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** Several of a few options. One choice too many takes the place of the oldest. */
export function CheckboxesAnswer({ field, index }: FieldProps) {
	const { id, error, ref, ...input } = usePostedInput(field.key, `${postedAnswer(index)}[]`);
	const { form, messages } = useFormTools();
	const [replaced, setReplaced] = useState("");
	const path = field.key as keyof FormFields;
	const group = useRef<HTMLDivElement>(null);
	const early = useRef(new Set<string>());

	/** The form library takes one ticked box for the whole group's answer as long as it knows no other, and ticks them all. */
	function bind(box: HTMLInputElement | null) {
		if (box?.checked) early.current.add(box.value);
		ref(box);
	}
	useEffect(() => {
		const ticked = [...early.current];
		if (ticked.length > 0) form.setValue(path, choose([], ticked, field.maxOptions));
	}, [form, path, field.maxOptions]);

	function change(event: ChangeEvent<HTMLInputElement>) {
		const boxes = [...(group.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
		const ticked = boxes.filter((box) => box.checked).map((box) => box.value);
		const before: unknown = form.getValues(path);
		const chosen = choose(Array.isArray(before) ? before : [], ticked, field.maxOptions);
		const given = ticked.find((value) => !chosen.includes(value));
		setReplaced(field.options.find(({ value }) => value === given)?.label ?? "");
		for (const box of boxes) box.checked = chosen.includes(box.value);
		const done = input.onChange(event);
		// The form library knows the boxes in the page's order; which of them is the oldest is in the order of choosing.
		form.setValue(path, chosen);
		return done;
	}

	/** The form library would read the boxes in the page's order when one is left. */
	const leave = () => form.register(path).onBlur({ type: "blur", target: { name: path, value: form.getValues(path) } });

	const limit = field.maxOptions && fill(messages.CHOICE_MOST, { most: field.maxOptions });
	const hint = [field.description, limit].filter(Boolean).join(" ");
	return (
		<ChoiceGroup id={id} legend={field.label} hint={hint} error={error} required={field.isMandatory}>
			<div ref={group}>
				{field.options.map(({ value, label }, i) => (
					<Choice
						key={value}
						{...input}
						ref={bind}
						id={i === 0 ? id : `${id}-${i}`}
						type="checkbox"
						value={value}
						label={label}
						defaultChecked={value === field.initial}
						onChange={change}
						onBlur={leave}
					/>
				))}
			</div>
			<p role="status" className="text-muted text-sm">
				{replaced && fill(messages.CHOICE_REPLACED, { option: replaced, most: field.maxOptions ?? 0 })}
			</p>
		</ChoiceGroup>
	);
}
