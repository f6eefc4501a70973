"use client";

import { ErrorSummary } from "@/components/ui/error-summary.client";
import type { Refused } from "@/lib/application/refused";
import type { FieldProblems } from "@/lib/application/rules";
import type { FieldName } from "@/lib/application/values";
import { fill } from "@/lib/text/fill";
import { fieldId } from "./field-id";
import type { ApplyWords } from "./setup";

interface Props {
	/** What the last try to submit found, field by field, and how many tries there were. */
	found: { problems: FieldProblems; attempt: number };
	/** What is still wrong; a field that was mended leaves the list. */
	open: FieldProblems;
	/** What the host said to the last try. */
	refused: Refused | null;
	textOf: (name: FieldName, problems: FieldProblems) => string | undefined;
	words: ApplyWords;
}

/** The error summary of the application form; nothing while there is nothing to say. */
export function FormProblems({ found, open, refused, textOf, words }: Props) {
	const { problems, attempt } = found;
	if (refused?.kind === "form") {
		const reason = refused.code === "ERROR_SEND_REFUSED" ? refused.reason : "";
		return (
			<ErrorSummary
				heading={words.ERROR_SEND_TITLE}
				text={fill(words[refused.code], { reason })}
				items={[]}
				attempt={attempt}
			/>
		);
	}
	const names = (Object.keys(problems) as FieldName[]).filter((name) => open[name]);
	if (names.length === 0) return null;
	const items = names.map((name) => ({ id: fieldId(name), text: textOf(name, open) ?? "" }));
	return <ErrorSummary heading={words.ERROR_SUMMARY_TITLE} items={items} attempt={attempt} />;
}
