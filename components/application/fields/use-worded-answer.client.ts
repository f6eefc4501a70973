"use client";

import type { ChangeEvent } from "react";
import { useFormTools } from "../form-tools.client";
import { fullText, wordLimit } from "../inputs/text-limit";
import { useFieldText } from "../inputs/use-field-text.client";
import { useLimited } from "../inputs/use-limited.client";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** An answer with word limits: its box, limited to the maximum, and the text of its counter. */
export function useWordedAnswer({ field, index }: FieldProps) {
	const { messages } = useFormTools();
	const { onChange, ...input } = usePostedInput(field.key, postedAnswer(index));
	const text = useFieldText(field.key);
	const limit = wordLimit(messages, field.maxWords, field.minWords);
	const keep = useLimited(limit, text);
	const count = limit.count(text);
	return {
		box: {
			...input,
			label: field.label,
			hint: field.description,
			required: field.isMandatory,
			defaultValue: field.initial,
			onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
				keep(event);
				return onChange(event);
			},
		},
		counter: {
			id: `${input.id}-count`,
			text: limit.say(count),
			plain: limit.plain,
			full: fullText(limit, count),
		},
	};
}
