"use client";

import { ErrorSummary } from "@/components/ui/error-summary.client";
import type { RequestMessages } from "./messages";

interface Props {
	/** True when there was nothing to send. */
	isEmpty: boolean;
	/** The problems of the last attempt that remain. */
	items: readonly { id: string; text: string }[];
	attempt: number;
	messages: RequestMessages;
}

/** The error summary of the request's form; nothing while there is nothing to say. */
export function RequestProblems({ isEmpty, items, attempt, messages }: Props) {
	if (!isEmpty && items.length === 0) return null;
	const text = isEmpty ? messages.REQUEST_EMPTY : undefined;
	return <ErrorSummary heading={messages.REQUEST_SUMMARY_TITLE} text={text} items={items} attempt={attempt} />;
}
