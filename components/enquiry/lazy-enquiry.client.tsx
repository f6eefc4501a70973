"use client";

import { Activity, useEffect, useRef } from "react";
import { useEarlySubmit } from "@/components/ui/early-submit.client";
import { lazyPart, usePatience, useTouches } from "@/components/ui/lazy-part.client";
import { PlainAgain } from "@/components/ui/plain-again.client";
import { loadEnquiryDraft } from "@/lib/browser/enquiry-draft";
import { untilLoaded } from "@/lib/browser/until-loaded";
import { EARLY_SUBMIT } from "./early-submit";
import { fillIn, readForm } from "./form-values";
import type { EnquirySetup } from "./setup";

const {
	Part: Form,
	hydrate,
	hydration,
} = lazyPart(async () => (await untilLoaded(() => import("./enquiry-form.client"))).EnquiryForm);

const TOUCHES = ["focusin", "pointerdown", "pointerover", "input", "change"] as const;

/** Only forms that the browser finds invalid are held; it posts any other itself, and nothing is lost. */
const HELD = ["invalid"] as const;

const touched = (_: Event, isInside: boolean) => isInside && hydrate();

/**
 * A request's form as the server rendered it. Its code loads at the first touch, or immediately if the form has input,
 * and takes over the same fields. It also reports missing fields of a form that was submitted before.
 */
export function LazyEnquiry(setup: EnquirySetup) {
	const { kind, served } = setup;
	const place = useRef<HTMLDivElement>(null);
	useTouches(place, TOUCHES, touched);
	usePatience(place, hydration);
	useEarlySubmit(place, EARLY_SUBMIT, HELD, hydrate);

	useEffect(() => {
		const form = place.current?.querySelector("form");
		const draft = served ? null : loadEnquiryDraft(kind);
		// Before anybody types, because the form's own code may take a while.
		if (form && draft) fillIn(form, draft);
		const isFilled = form && Object.keys(readForm(form, kind)).length > 0;
		if (isFilled || served || draft || place.current?.contains(document.activeElement)) hydrate();
	}, [kind, served]);

	return (
		<div ref={place}>
			<PlainAgain place={place} hydration={hydration}>
				<Activity>
					<Form {...setup} />
				</Activity>
			</PlainAgain>
		</div>
	);
}
