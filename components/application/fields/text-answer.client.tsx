"use client";

import { TextField } from "@/components/ui/text-field";
import { Counter } from "../inputs/counter";
import type { FieldProps } from "./field-props";
import { useWordedAnswer } from "./use-worded-answer.client";

/** An answer of one line, with a counter if the field has word limits. */
export function TextAnswer(props: FieldProps) {
	const { box, counter } = useWordedAnswer(props);
	const { maxWords, minWords } = props.field;
	const isCounted = maxWords !== undefined || minWords !== undefined;
	return (
		<div>
			<TextField {...box} describedById={isCounted ? counter.id : undefined} />
			{isCounted && <Counter {...counter} />}
		</div>
	);
}
