"use client";

import { useFormTools } from "../form-tools.client";
import { TextInput } from "./text-input.client";

interface Props {
	path: string;
	label: string;
	disabled?: boolean;
}

/** A month of the form; browsers without a picker for months take it as text. */
export function MonthInput({ path, label, disabled }: Props) {
	const { messages } = useFormTools();
	return (
		<TextInput path={path} label={label} type="month" placeholder={messages.PLACEHOLDER_MONTH} disabled={disabled} />
	);
}
