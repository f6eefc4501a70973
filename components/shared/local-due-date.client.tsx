"use client";

import { useSyncExternalStore } from "react";
import { localEnd } from "@/lib/job/due-date-local";
import { fill } from "@/lib/text/fill";

interface Props {
	/** The due date's end with its offset. */
	iso: string;
	/** The due date, YYYY-MM-DD. */
	day: string;
	language: string;
	/** Text with `{date}` and `{time}`. */
	template: string;
}

const never = () => () => undefined;

/** When the due date ends by the visitor's clock, where that is another day. The server can't know it. */
export function LocalDueDate({ iso, day, language, template }: Props) {
	const text = useSyncExternalStore(
		never,
		() => {
			const end = localEnd(iso, day, language);
			return end ? fill(template, { ...end }) : "";
		},
		() => "",
	);
	return text && <span className="block font-normal text-muted text-sm">{text}</span>;
}
