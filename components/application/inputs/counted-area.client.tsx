"use client";

import type { ComponentProps } from "react";
import { TextArea } from "@/components/ui/text-area";
import { Counter } from "./counter";
import { fullText, type TextLimit } from "./text-limit";
import { useFieldText } from "./use-field-text.client";
import { useInput } from "./use-input.client";
import { useLimited } from "./use-limited.client";

type Props = Omit<ComponentProps<typeof TextArea>, "id" | "error" | "mark" | "name" | "counter"> & {
	path: string;
	limit: TextLimit;
};

/** Text of several lines with a limit and a counter below it. */
export function CountedArea({ path, limit, ...field }: Props) {
	const input = useInput(path);
	const text = useFieldText(path);
	const keep = useLimited(limit, text);
	const count = limit.count(text);
	const counterId = `${input.id}-count`;
	return (
		<TextArea
			{...field}
			{...input}
			counter={{
				id: counterId,
				element: <Counter id={counterId} text={limit.say(count)} plain={limit.plain} full={fullText(limit, count)} />,
			}}
			onChange={(event) => {
				keep(event);
				return input.onChange(event);
			}}
		/>
	);
}
