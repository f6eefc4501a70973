"use client";

import { TextArea } from "@/components/ui/text-area";
import { useFormTools } from "../form-tools.client";
import { Counter } from "../inputs/counter";
import { wordLimit } from "../inputs/text-limit";
import { useFieldText } from "../inputs/use-field-text.client";
import { useKept } from "../inputs/use-kept.client";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** An answer of several lines; the counter shows words of the most, and the least. */
export function TextAreaAnswer({ field, index }: FieldProps) {
	const { words } = useFormTools();
	const input = usePostedInput(field.key, postedAnswer(index));
	const text = useFieldText(field.key);
	const limit = wordLimit(words, field.maxWords, field.minWords);
	const keep = useKept(limit, text);
	const counterId = `${input.id}-count`;
	const count = limit.count(text);
	const isFull = limit.most !== undefined && count >= limit.most;
	return (
		<TextArea
			{...input}
			label={field.label}
			hint={field.description}
			required={field.isMandatory}
			defaultValue={field.initial}
			counter={{ id: counterId, element: <Counter id={counterId} text={limit.say(count)} isFull={isFull} /> }}
			onChange={(event) => {
				keep(event);
				return input.onChange(event);
			}}
		/>
	);
}
