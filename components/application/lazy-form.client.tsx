"use client";

import { Activity, useEffect, useRef } from "react";
import { lazyPart, usePatience, useTouches } from "@/components/ui/lazy-part.client";
import { PlainAgain } from "@/components/ui/plain-again.client";
import { carriesDraft } from "@/lib/application/draft-link";
import { hasDraft } from "@/lib/browser/draft-store";
import { hasLeftBehind } from "@/lib/browser/left-behind";
import { persistedApplication } from "@/lib/browser/persisted-application";
import { untilLoaded } from "@/lib/browser/until-loaded";
import { hasPersistedUploads } from "@/lib/upload/browser/persisted-flag";
import { noteEarlyClick } from "./early-click";
import type { ApplySetup } from "./setup";

const {
	Part: Form,
	hydrate,
	hydration,
} = lazyPart(async () => (await untilLoaded(() => import("./application-form.client"))).ApplicationForm);

const TOUCHES = ["click", "focusin", "pointerdown", "pointerover", "input", "change"] as const;

/** Whether the browser has already put something into the form: typed early, or restored after "back". */
function isFilled(place: HTMLElement): boolean {
	const inputs = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type=hidden]),textarea");
	return [...inputs].some((input) =>
		"checked" in input && (input.type === "checkbox" || input.type === "radio")
			? input.checked !== input.defaultChecked
			: input.value !== input.defaultValue,
	);
}

/** Whether there is a reason to load the form before anybody touches it. */
function isWanted(place: HTMLElement, formKey: string): boolean {
	const { hash } = window.location;
	if (hash === "#apply" || carriesDraft(hash) || place.contains(document.activeElement)) return true;
	return isFilled(place) || persistedApplication(formKey) !== null || hasDraft(formKey) || hasPersistedUploads(formKey);
}

function touched({ type, target }: Event, isInside: boolean) {
	const node = target instanceof Element ? target : null;
	if (isInside && type === "click") noteEarlyClick(node);
	if (isInside || node?.closest('a[href="#apply"]')) hydrate();
}

/**
 * The form as the server rendered it. Its code is loaded at the first touch, so that reading the job stays
 * light; without a connection it stays as it is until there is one. React then takes over the very same elements, with
 * whatever was entered meanwhile.
 */
export function LazyForm(setup: ApplySetup) {
	const { formKey } = setup.job.target;
	const place = useRef<HTMLDivElement>(null);
	useTouches(place, TOUCHES, touched);
	usePatience(place, hydration);

	useEffect(() => {
		if (!place.current) return;
		if (isWanted(place.current, formKey)) hydrate();
		else void hasLeftBehind(formKey).then((has) => has && hydrate());
	}, [formKey]);

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
