"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { fill } from "@/lib/text/fill";
import { profileLabel } from "../field-label";
import type { ApplicationMessages } from "../setup";
import { CvOffers } from "./cv-offers.client";
import { CvSummary } from "./cv-summary.client";
import { OpenMonths } from "./open-months.client";
import type { CvAutofill, CvNews } from "./use-cv-autofill.client";

interface Props {
	cv: Pick<CvAutofill, "news" | "filled" | "offers" | "take" | "undo">;
	messages: ApplicationMessages;
	disabled: boolean;
}

function resultOf(news: NonNullable<CvNews>, messages: ApplicationMessages): string {
	switch (news.kind) {
		case "filled":
			return fill(news.again ? messages.CV_FILLED_AGAIN : messages.CV_FILLED, { count: news.count });
		case "nothing":
			return messages.CV_FILLED_NONE;
		case "asked":
			return messages.CV_ASKED;
		case "unresolved":
			return messages.LABEL_CV_UNRESOLVED;
		case "picture":
			return messages.CV_IS_PICTURE;
		case "left":
			return "";
		case "undone":
			return messages.CV_UNDONE;
	}
}

/** What became of the values of an earlier CV, and of what the candidate entered over them. */
function restOf({ kind, again }: NonNullable<CvNews>, messages: ApplicationMessages): string {
	if (!again) return "";
	if (!READ.has(kind)) return messages.CV_LEFT;
	const fieldsOf = (names: readonly string[]) => names.map((name) => profileLabel(name, messages)).join(", ");
	const emptied = fieldsOf(again.emptied);
	const own = fieldsOf(again.own);
	return [emptied && fill(messages.CV_EMPTIED, { fields: emptied }), own && fill(messages.CV_OWN, { fields: own })]
		.filter(Boolean)
		.join(" ");
}

const textOf = (news: NonNullable<CvNews>, messages: ApplicationMessages): string =>
	[resultOf(news, messages), restOf(news, messages)].filter(Boolean).join(" ");

const READ: ReadonlySet<string> = new Set(["filled", "asked", "nothing"]);

/** The result of reading the CV, announced too; the values that it gave, and a way to undo them. */
export function CvNotice({ cv, messages, disabled }: Props) {
	const { news, filled, offers } = cv;
	const text = useRef<HTMLParagraphElement>(null);
	const hasFilled = Object.keys(filled).length > 0;
	// Also after a reload, when there is no news.
	const wasRead = hasFilled || Object.keys(offers).length > 0 || (news !== null && READ.has(news.kind));

	// The pressed button goes away under the finger.
	const keepFocus = () => text.current?.focus();

	function undoAll() {
		cv.undo();
		keepFocus();
	}

	function take(name: keyof typeof offers) {
		cv.take(name);
		keepFocus();
	}

	return (
		<div>
			<p
				ref={text}
				tabIndex={-1}
				role="status"
				className={news ? "rounded-lg border border-line bg-surface p-3 text-ink" : "sr-only"}
			>
				{news && textOf(news, messages)}
			</p>
			<OpenMonths />
			<CvOffers offers={offers} disabled={disabled} onTake={take} />
			{wasRead && <p className="mt-2 text-muted text-sm">{messages.CV_RULES}</p>}
			<CvSummary filled={filled} messages={messages} />
			{hasFilled && (
				<Button quiet className="mt-2" disabled={disabled} onClick={undoAll}>
					{messages.CV_UNDO}
				</Button>
			)}
		</div>
	);
}
