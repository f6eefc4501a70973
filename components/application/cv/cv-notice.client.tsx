"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { fill } from "@/lib/text/fill";
import type { ApplicationMessages } from "../setup";
import { CvSummary } from "./cv-summary.client";
import type { CvAutofill, CvNews } from "./use-cv-autofill.client";

interface Props {
	cv: Pick<CvAutofill, "news" | "filled" | "undo">;
	messages: ApplicationMessages;
	disabled: boolean;
}

function textOf(news: NonNullable<CvNews>, messages: ApplicationMessages): string {
	switch (news.kind) {
		case "filled":
			return fill(messages.CV_FILLED, { count: news.count });
		case "nothing":
			return messages.CV_FILLED_NONE;
		case "unresolved":
			return messages.LABEL_CV_UNRESOLVED;
		case "picture":
			return messages.CV_IS_PICTURE;
		case "undone":
			return messages.CV_UNDONE;
	}
}

/** The result of reading the CV, announced too; the values that it gave, and a way to undo them. */
export function CvNotice({ cv: { news, filled, undo }, messages, disabled }: Props) {
	const text = useRef<HTMLParagraphElement>(null);

	function undoAll() {
		undo();
		// The button goes away under the finger.
		text.current?.focus();
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
			{(news?.kind === "filled" || news?.kind === "nothing") && (
				<p className="mt-2 text-muted text-sm">{messages.CV_RULES}</p>
			)}
			<CvSummary filled={filled} messages={messages} />
			{Object.keys(filled).length > 0 && (
				<Button quiet className="mt-2" disabled={disabled} onClick={undoAll}>
					{messages.CV_UNDO}
				</Button>
			)}
		</div>
	);
}
