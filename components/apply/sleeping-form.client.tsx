"use client";

import { Activity, lazy, useEffect, useRef } from "react";
import { hasDraft } from "@/lib/browser/draft-store";
import { keptApplication } from "@/lib/browser/kept-application";
import { hasLeftBehind } from "@/lib/browser/left-behind";
import { untilLoaded } from "@/lib/browser/until-loaded";
import { hasKeptUploads } from "@/lib/upload/browser/kept-flag";
import { noteEarlyClick } from "./early-click";
import type { ApplySetup } from "./setup";

const inBrowser = typeof window !== "undefined";

let wake = () => {};
const woken = inBrowser
	? new Promise<void>((resolve) => {
			wake = resolve;
		})
	: Promise.resolve();

const Form = lazy(async () => {
	await woken;
	const { ApplicationForm } = await untilLoaded(() => import("./application-form.client"));
	return { default: ApplicationForm };
});

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
	if (window.location.hash === "#apply" || place.contains(document.activeElement)) return true;
	return isFilled(place) || keptApplication(formKey) !== null || hasDraft(formKey) || hasKeptUploads(formKey);
}

/**
 * The form as the server rendered it. Its code is loaded at the first touch, so that reading the job stays
 * light; without a connection it stays as it is until there is one. React then takes over the very same elements, with whatever was entered meanwhile. An activity and not
 * a suspense boundary: React takes large ones of those out of the page's HTML, and without script they stay unseen.
 */
export function SleepingForm(setup: ApplySetup) {
	const { formKey } = setup.job.target;
	const place = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const { current } = place;
		if (!current) return;
		// On the window and capturing: React keeps events of a part that is not awake yet from all other listeners.
		const listener = ({ type, target }: Event) => {
			const node = target instanceof Element ? target : null;
			const isInside = current.contains(node);
			if (isInside && type === "click") noteEarlyClick(node);
			if (isInside || node?.closest('a[href="#apply"]')) wake();
		};
		for (const type of TOUCHES) window.addEventListener(type, listener, { capture: true, passive: true });
		if (isWanted(current, formKey)) wake();
		else void hasLeftBehind(formKey).then((has) => has && wake());
		return () => {
			for (const type of TOUCHES) window.removeEventListener(type, listener, { capture: true });
		};
	}, [formKey]);

	return (
		<div ref={place}>
			<Activity>
				<Form {...setup} />
			</Activity>
		</div>
	);
}
