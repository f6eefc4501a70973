"use client";

import { useState } from "react";
import { yearOf } from "@/lib/application/open-month";
import { fill } from "@/lib/text/fill";
import { useFormTools } from "../form-tools.client";
import { OpenMonth } from "./open-month.client";
import { TextInput } from "./text-input.client";

interface Props {
	path: string;
	label: string;
	disabled?: boolean;
	/** Another field whose rule reads this one. */
	judges?: string;
}

/**
 * A month of the form; browsers without a picker for months take it as text. If the CV named only the year, it is a choice
 * among that year's months, until one is chosen and the field is left.
 */
export function MonthInput({ path, label, disabled, judges }: Props) {
	const { form, messages } = useFormTools();
	const yearNow = () => yearOf(String(form.getValues(path as "location") ?? ""));
	const [year, setYear] = useState(yearNow);
	if (!year)
		return (
			<TextInput
				path={path}
				label={label}
				type="month"
				placeholder={messages.PLACEHOLDER_MONTH}
				disabled={disabled}
				judges={judges}
			/>
		);
	return (
		<OpenMonth
			path={path}
			label={label}
			year={year}
			hint={fill(messages.CV_MONTH_HINT, { year })}
			disabled={disabled}
			judges={judges}
			onLeave={() => setYear(yearNow())}
		/>
	);
}
