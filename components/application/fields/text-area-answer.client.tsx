"use client";

import { TextArea } from "@/components/ui/text-area";
import { Counter } from "../inputs/counter";
import type { FieldProps } from "./field-props";
import { useWordedAnswer } from "./use-worded-answer.client";

/** An answer of several lines; the counter shows words of the most, and the least. */
export function TextAreaAnswer(props: FieldProps) {
	const { box, counter } = useWordedAnswer(props);
	return <TextArea {...box} counter={{ id: counter.id, element: <Counter {...counter} /> }} />;
}
