"use client";

import { type RefObject, useEffect, useState } from "react";
import { keepEnquiryDraft, loadEnquiryDraft } from "@/lib/browser/enquiry-draft";
import { fillIn, typedIn } from "./form-values";
import type { EnquirySetup } from "./setup";

/**
 * Restores a form's draft, unless the server returned the form with its input. Returns the function that saves the
 * draft.
 */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>, { kind, begun, served }: EnquirySetup) {
	const [, countFilled] = useState(0);

	useEffect(() => {
		if (!form.current || served) return;
		const early = typedIn(form.current, kind, begun);
		const persisted = loadEnquiryDraft(kind);
		if (persisted) fillIn(form.current, persisted, begun);
		// Input from before hydration is saved like later input; an unchanged draft keeps its age.
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
