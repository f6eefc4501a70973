"use client";

import { TextArea } from "@/components/ui/text-area";
import { Counter } from "../inputs/counter";
import type { FieldProps } from "./field-props";
import { useWordedAnswer } from "./use-worded-answer.client";

/** An answer of several lines; the counter shows the words out of the maximum, and the minimum. */
export function TextAreaAnswer(props: FieldProps) {
	const { box, counter } = useWordedAnswer(props);
	return <TextArea {...box} counter={{ id: counter.id, element: <Counter {...counter} /> }} />;
}
