"use client";

import { Activity, useCallback, useEffect, useRef } from "react";
import { useEarlySubmit } from "@/components/ui/early-submit.client";
import { lazyPart, usePatience, useTouches } from "@/components/ui/lazy-part.client";
import { PlainAgain } from "@/components/ui/plain-again.client";
import { saidAccountMade } from "@/lib/browser/account-made";
import { hasHandover } from "@/lib/browser/sign-up-handover";
import { untilLoaded } from "@/lib/browser/until-loaded";
import { EARLY_SUBMIT } from "./early-submit";
import type { ShortSetup } from "./setup";
import { useHandingOver } from "./use-short-handover.client";

const {
	Part: Form,
	hydrate,
	hydration,
} = lazyPart(async () => (await untilLoaded(() => import("./short-form.client"))).ShortForm);

const TOUCHES = ["focusin", "pointerdown", "input", "change"] as const;

const HELD = ["submit", "invalid"] as const;

/** Whether somebody has typed before hydration, or the browser has filled something in. */
const isFilled = (place: HTMLElement) =>
	[...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea")].some(({ value }) => value);

/**
 * The short form as the server rendered it. Its code loads at the first touch, so that reading the page stays light,
 * and takes over the same fields with their input. A form that is submitted earlier waits for the code: a redirect
 * would lose the password, and missing fields get our own messages.
 */
export function LazyShortForm(setup: ShortSetup) {
	const { locale } = setup;
	const place = useRef<HTMLDivElement>(null);
	const touched = useCallback((_: Event, isInside: boolean) => isInside && hydrate(), []);
	useTouches(place, TOUCHES, touched);
	usePatience(place, hydration);
	useHandingOver(place, locale);
	useEarlySubmit(place, EARLY_SUBMIT, HELD, hydrate);

	useEffect(() => {
		const { current } = place;
		if (current && (current.contains(document.activeElement) || isFilled(current))) hydrate();
		if (hasHandover("short", locale) || saidAccountMade("short", locale)) hydrate();
	}, [locale]);

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
