"use client";

import type { ChangeEvent, FocusEvent } from "react";
import { useInput } from "./use-input.client";

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Binds an input that browsers without script post under another name than the form's own. The form looks its fields up
 * by that name, so changes are reported under its own name.
 */
export function usePostedInput(path: string, postedName: string) {
	const { onChange, onBlur, name, mark, ...rest } = useInput(path);
	return {
		...rest,
		name: postedName,
		onChange: ({ type, target }: ChangeEvent<Box>) =>
			onChange({ type, target: { name, type: target.type, value: target.value } }),
		onBlur: ({ type, target }: FocusEvent<Box>) =>
			onBlur({ type, target: { name, type: target.type, value: target.value } }),
	};
}
