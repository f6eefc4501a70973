"use client";

import { TextField } from "@/components/ui/text-field";
import { useFormTools } from "../form-tools.client";
import { Counter } from "../inputs/counter";
import { wordLimit } from "../inputs/text-limit";
import { useFieldText } from "../inputs/use-field-text.client";
import { useKept } from "../inputs/use-kept.client";
import { usePostedInput } from "../inputs/use-posted-input.client";
import { type FieldProps, postedAnswer } from "./field-props";

/** An answer of one line, with limits in words where the field has them. */
export function TextAnswer({ field, index }: FieldProps) {
	const { words } = useFormTools();
	const input = usePostedInput(field.key, postedAnswer(index));
	const text = useFieldText(field.key);
	const limit = wordLimit(words, field.maxWords, field.minWords);
	const keep = useKept(limit, text);
	const isCounted = field.maxWords !== undefined || field.minWords !== undefined;
	const counterId = `${input.id}-count`;
	const count = limit.count(text);
	return (
		<div>
			<TextField
				{...input}
				label={field.label}
				hint={field.description}
				required={field.isMandatory}
				defaultValue={field.initial}
				describedById={isCounted ? counterId : undefined}
				onChange={(event) => {
					keep(event);
					return input.onChange(event);
				}}
			/>
			{isCounted && (
				<Counter id={counterId} text={limit.say(count)} isFull={limit.most !== undefined && count >= limit.most} />
			)}
		</div>
	);
}
