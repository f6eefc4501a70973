"use client";

import { lengthOf } from "@/lib/contract/length";
import { fill } from "@/lib/text/fill";
import type { RemainingMessages } from "./remaining-messages";
import { useSettled } from "./use-settled.client";
import { useTextOf } from "./use-text-of.client";

interface Props {
	/** Id of the message, which describes the field. */
	id: string;
	/** Id of the box whose text is counted. */
	fieldId: string;
	/** How many characters the rules take. */
	most: number;
	messages: RemainingMessages;
}

/** The share of the limit from which the counter is shown; short texts show none. */
const NEAR = 0.9;

/** Pause in typing before a screen reader announces the message, in milliseconds, so that it doesn't interrupt. */
const PAUSE_MS = 1_000;

/** How many characters of a text are left; below zero for those that are too many. Null far from the limit. */
function leftOf(text: string, most: number): number | null {
	if (text.length < most * NEAR) return null;
	const length = lengthOf(text.trim());
	return length < most * NEAR ? null : most - length;
}

/** Below a box: how many characters are left in it, near its limit, or how many are too many. Without script nothing. */
export function Remaining({ id, fieldId, most, messages }: Props) {
	const left = leftOf(useTextOf(fieldId), most);
	const isOver = left !== null && left < 0;
	const count = Math.abs(left ?? 0).toLocaleString(messages.locale);
	const text = left === null ? "" : fill(isOver ? messages.over : messages.left, { count });
	return (
		<>
			<p
				id={id}
				className={`mt-1 text-sm tabular-nums empty:hidden ${isOver ? "font-medium text-danger" : "text-muted"}`}
			>
				{text}
			</p>
			<span role="status" className="sr-only">
				{useSettled(text, PAUSE_MS)}
			</span>
		</>
	);
}
