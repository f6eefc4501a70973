"use client";

import type { RequestedDocument } from "@/lib/application/requested-document";
import { CvNotice } from "../cv/cv-notice.client";
import type { CvAutofill } from "../cv/use-cv-autofill.client";
import { useFormPhase, useFormTools } from "../form-tools.client";
import { PromisedHint } from "../promised-hint.client";
import { RequestedSlot } from "./requested-slot.client";

/** The CV, and what was read in it. It comes first, because it fills in much of what follows. */
export function CvSection({ slot, cv }: { slot: RequestedDocument; cv: CvAutofill }) {
	const { messages } = useFormTools();
	const { locked } = useFormPhase();
	const [text, plain] = slot.takesWord
		? [messages.HINT_CV_WORD, messages.PLAIN_HINT_CV_WORD]
		: [messages.HINT_CV, messages.PLAIN_HINT_CV];
	return (
		<div className="space-y-3">
			<RequestedSlot slot={slot} hint={<PromisedHint text={text} plain={plain} />} />
			<CvNotice cv={cv} messages={messages} disabled={locked} />
		</div>
	);
}
