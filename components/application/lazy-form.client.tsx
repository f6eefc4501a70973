"use client";

import { Activity, useCallback, useEffect, useRef } from "react";
import { lazyPart, usePatience, useTouches } from "@/components/ui/lazy-part.client";
import { PlainAgain } from "@/components/ui/plain-again.client";
import { carriesDraft } from "@/lib/application/draft-link";
import { hasDraft } from "@/lib/browser/draft-store";
import { hasLeftBehind } from "@/lib/browser/left-behind";
import { persistedApplication } from "@/lib/browser/persisted-application";
import { untilLoaded } from "@/lib/browser/until-loaded";
import type { Locale } from "@/lib/i18n/locales";
import { hasPersistedUploads } from "@/lib/upload/browser/persisted-flag";
import type { PageSetup } from "./application-form.client";
import { noteEarlyClick } from "./early-click";

interface Props extends PageSetup {
	/** The language of the form's messages. */
	language: Locale;
}

/** The form by language: its general messages are loaded with its code, so that no page repeats them. */
const FORMS = {
	en: lazyPart(async () => (await untilLoaded(() => import("./messages/form-en.client"))).EnglishForm),
	id: lazyPart(async () => (await untilLoaded(() => import("./messages/form-id.client"))).IndonesianForm),
} satisfies Record<Locale, unknown>;

const PLACE = "data-form";

/** Whether somebody touched the form before the page's scripts ran; set by `scripts/form-code.mjs`. */
const isTouched = () => document.documentElement.dataset.touched !== undefined;

const TOUCHES = ["click", "focusin", "pointerdown", "pointerover", "input", "change"] as const;

/**
 * Loads the form's code while the page is still being hydrated, if somebody touches the form meanwhile: on a slow line the
 * form answers sooner by the time that hydration takes.
 */
function startAtTouch(): void {
	const start = (target: EventTarget | null) => {
		const place = target instanceof Element ? target.closest(`[${PLACE}]`) : null;
		const language = place?.getAttribute(PLACE);
		if (language === "en" || language === "id") void FORMS[language].start();
	};
	start(isTouched() ? document.querySelector(`[${PLACE}]`) : document.activeElement);
	for (const type of TOUCHES)
		window.addEventListener(type, ({ target }) => start(target), { capture: true, passive: true });
}

if (typeof window !== "undefined") startAtTouch();

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
	if (isTouched()) return true;
	const { hash } = window.location;
	if (hash === "#apply" || carriesDraft(hash) || place.contains(document.activeElement)) return true;
	return isFilled(place) || persistedApplication(formKey) !== null || hasDraft(formKey) || hasPersistedUploads(formKey);
}

/** Notes an early click in the form; returns whether the event asks for the form. */
function isTouch({ type, target }: Event, isInside: boolean): boolean {
	const node = target instanceof Element ? target : null;
	if (isInside && type === "click") noteEarlyClick(node);
	return isInside || node?.closest('a[href="#apply"]') != null;
}

/**
 * The form as the server rendered it. Its code is loaded at the first touch, so that reading the job stays
 * light; without a connection it stays as it is until there is one. React then takes over the very same elements, with
 * whatever was entered meanwhile.
 */
export function LazyForm({ setup, language, own }: Props) {
	const { formKey } = setup.job.target;
	const place = useRef<HTMLDivElement>(null);
	const { Part: Form, hydrate, hydration } = FORMS[language];
	const touched = useCallback((event: Event, isInside: boolean) => isTouch(event, isInside) && hydrate(), [hydrate]);
	useTouches(place, TOUCHES, touched);
	usePatience(place, hydration);

	useEffect(() => {
		if (!place.current) return;
		if (isWanted(place.current, formKey)) hydrate();
		else void hasLeftBehind(formKey).then((has) => has && hydrate());
	}, [formKey, hydrate]);

	return (
		<div ref={place} {...{ [PLACE]: language }}>
			<PlainAgain place={place} hydration={hydration}>
				<Activity>
					<Form setup={setup} own={own} />
				</Activity>
			</PlainAgain>
		</div>
	);
}
