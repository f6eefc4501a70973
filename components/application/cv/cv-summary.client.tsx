"use client";

import { fieldId } from "@/components/attachments/field-id";
import { focusField } from "@/components/ui/focus-field";
import type { Filled } from "@/lib/application/autofill";
import { yearOf } from "@/lib/application/open-month";
import { isDay } from "@/lib/contract/answer";
import { dayInWords } from "@/lib/i18n/day";
import { nearestLocale } from "@/lib/i18n/locales";
import { profileLabel } from "../field-label";
import { useMarkCount } from "../form-tools.client";
import type { ApplicationMessages } from "../setup";

interface LineProps {
	name: string;
	value: string | readonly object[];
	messages: ApplicationMessages;
}

/** What an entry is about: the first of its texts. */
function textOf(entry: object): string | undefined {
	const text = Object.values(entry).find((one) => typeof one === "string" && one !== "");
	return text && (yearOf(text) ?? text);
}

/** A value as people write it. */
function textIn(name: string, value: LineProps["value"]): string {
	if (typeof value !== "string") return value.map(textOf).join(" · ");
	const language = nearestLocale(document.documentElement.lang) ?? "en";
	return name === "date_of_birth" && isDay(value) ? dayInWords(language, value) : value;
}

/** A value of the CV, until somebody changes it in the form. */
function Line({ name, value, messages }: LineProps) {
	if (useMarkCount([name]) === 0) return null;
	const id = fieldId(name);
	return (
		<li>
			<a
				href={`#${id}`}
				className="line-clamp-3 py-1.5 text-muted [overflow-wrap:anywhere] sm:flex sm:gap-3"
				onClick={(event) => {
					event.preventDefault();
					focusField(id);
				}}
			>
				<span className="text-ink underline underline-offset-2 sm:w-44 sm:shrink-0">
					{profileLabel(name, messages)}
				</span>{" "}
				<span className="sm:line-clamp-2">{textIn(name, value)}</span>
			</a>
		</li>
	);
}

/** What the CV gave, to be checked: each line leads to its field or list. */
export function CvSummary({ filled, messages }: { filled: Filled; messages: ApplicationMessages }) {
	if (useMarkCount(Object.keys(filled)) === 0) return null;
	return (
		<div className="mt-2 rounded-lg border border-line px-3 py-2">
			<h3 className="font-bold text-ink">{messages.CV_MARK}</h3>
			<ul>
				{Object.entries(filled).map(([name, value]) => (
					<Line key={name} name={name} value={value} messages={messages} />
				))}
			</ul>
		</div>
	);
}
