"use client";

import { Activity, useEffect, useRef } from "react";
import { PlainAgain } from "@/components/ui/plain-again.client";
import { sleeping, usePatience, useTouches } from "@/components/ui/sleeping.client";
import { carriesDraft } from "@/lib/application/draft-link";
import { hasDraft } from "@/lib/browser/draft-store";
import { keptApplication } from "@/lib/browser/kept-application";
import { hasLeftBehind } from "@/lib/browser/left-behind";
import { untilLoaded } from "@/lib/browser/until-loaded";
import { hasKeptUploads } from "@/lib/upload/browser/kept-flag";
import { noteEarlyClick } from "./early-click";
import type { ApplySetup } from "./setup";

const {
	Part: Form,
	wake,
	waking,
} = sleeping(async () => (await untilLoaded(() => import("./application-form.client"))).ApplicationForm);

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
	return isFilled(place) || keptApplication(formKey) !== null || hasDraft(formKey) || hasKeptUploads(formKey);
}

function touched({ type, target }: Event, isInside: boolean) {
	const node = target instanceof Element ? target : null;
	if (isInside && type === "click") noteEarlyClick(node);
	if (isInside || node?.closest('a[href="#apply"]')) wake();
}

/**
 * The form as the server rendered it. Its code is loaded at the first touch, so that reading the job stays
 * light; without a connection it stays as it is until there is one. React then takes over the very same elements, with
 * whatever was entered meanwhile.
 */
export function SleepingForm(setup: ApplySetup) {
	const { formKey } = setup.job.target;
	const place = useRef<HTMLDivElement>(null);
	useTouches(place, TOUCHES, touched);
	usePatience(place, waking);

	useEffect(() => {
		if (!place.current) return;
		if (isWanted(place.current, formKey)) wake();
		else void hasLeftBehind(formKey).then((has) => has && wake());
	}, [formKey]);

	return (
		<div ref={place}>
			<PlainAgain place={place} waking={waking}>
				<Activity>
					<Form {...setup} />
				</Activity>
			</PlainAgain>
		</div>
	);
}
