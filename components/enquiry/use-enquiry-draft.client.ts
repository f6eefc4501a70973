"use client";

import { type RefObject, useEffect, useState } from "react";
import { keepEnquiryDraft, loadEnquiryDraft } from "@/lib/browser/enquiry-draft";
import { fillIn, typedIn } from "./form-values";
import type { EnquirySetup } from "./setup";

/** Has a form begin with what was kept of it, unless it comes from the server with what was sent. Gives what keeps it. */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>, { kind, begun, served }: EnquirySetup) {
	const [, countFilled] = useState(0);

	useEffect(() => {
		if (!form.current || served) return;
		const early = typedIn(form.current, kind, begun);
		const persisted = loadEnquiryDraft(kind);
		if (persisted) fillIn(form.current, persisted, begun);
		// What was typed before hydration is kept like what is typed from now on; a draft alone grows no younger.
		const now = typedIn(form.current, kind, begun);
		const isNew = JSON.stringify(now) !== JSON.stringify(persisted);
		if (isNew && Object.keys(early).length > 0) keepEnquiryDraft(kind, now);
		// Counters look at their fields when they are rendered.
		if (persisted) countFilled((n) => n + 1);
	}, [form, kind, begun, served]);

	return {
		keep: (filled: HTMLFormElement) => keepEnquiryDraft(kind, typedIn(filled, kind, begun)),
		forget: () => keepEnquiryDraft(kind, {}),
	};
}
