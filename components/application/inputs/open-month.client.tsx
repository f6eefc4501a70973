"use client";

import { SelectField } from "@/components/ui/select-field";
import { openMonth } from "@/lib/application/open-month";
import { pressOver } from "@/lib/browser/press-over";
import { fill } from "@/lib/text/fill";
import { useFormTools } from "../form-tools.client";
import { useInput } from "./use-input.client";

interface Props {
	path: string;
	label: string;
	year: string;
	hint: string;
	disabled?: boolean | undefined;
	judges?: string | undefined;
	onLeave(): void;
}

const MONTHS = 12;

/** The months of a year in the page's language. */
function monthsOf(year: string) {
	const name = new Intl.DateTimeFormat(document.documentElement.lang || "en", { month: "long", timeZone: "UTC" });
	return Array.from({ length: MONTHS }, (_, index) => ({
		value: `${year}-${String(index + 1).padStart(2, "0")}`,
		label: `${name.format(Date.UTC(Number(year), index))} ${year}`,
	}));
}

/** Asks for the month of a year. */
export function OpenMonth({ path, year, judges, onLeave, ...field }: Props) {
	const { messages } = useFormTools();
	const { onBlur, ...input } = useInput(path, judges);
	const open = { value: openMonth(year), label: fill(messages.CV_MONTH_OPEN, { year }) };
	return (
		<SelectField
			{...field}
			{...input}
			empty={messages.CV_MONTH_NONE}
			options={[open, ...monthsOf(year)]}
			onBlur={async (event) => {
				await onBlur(event);
				// The field then loses its hint, and what stands below it moves.
				await pressOver();
				onLeave();
			}}
		/>
	);
}
