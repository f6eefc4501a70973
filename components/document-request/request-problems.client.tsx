"use client";

import { ErrorSummary } from "@/components/ui/error-summary.client";
import type { RequestWords } from "./words";

interface Props {
	/** True when there was nothing to send. */
	isEmpty: boolean;
	/** What is still wrong of what the last try found. */
	items: readonly { id: string; text: string }[];
	attempt: number;
	words: RequestWords;
}

/** The error summary of the request's form; nothing while there is nothing to say. */
export function RequestProblems({ isEmpty, items, attempt, words }: Props) {
	if (!isEmpty && items.length === 0) return null;
	const text = isEmpty ? words.REQUEST_EMPTY : undefined;
	return <ErrorSummary heading={words.REQUEST_SUMMARY_TITLE} text={text} items={items} attempt={attempt} />;
}
