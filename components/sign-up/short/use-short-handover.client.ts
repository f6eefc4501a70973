"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { handOver, hasHandover, takeHandover } from "@/lib/browser/sign-up-handover";
import type { Locale } from "@/lib/i18n/locales";
import { leavingLink } from "../leave/leaving-link";
import { otherLanguage } from "../leave/other-language";
import { fillIn, hasText, valuesIn } from "./short-values";

/** Calls `switched` when a link to the page's other language is followed; the result stops that. */
function onSwitch(target: Window | Document, locale: Locale, switched: (other: Locale) => void): () => void {
	const onClick = (event: Event) => {
		const link = event instanceof MouseEvent ? leavingLink(event) : null;
		const other = link && otherLanguage(link, locale);
		if (other) switched(other);
	};
	target.addEventListener("click", onClick, { capture: true });
	return () => target.removeEventListener("click", onClick, { capture: true });
}

/**
 * Hands what is in the form over to the page's other language, except the password, when a link there is followed. It
 * belongs to the page and not to the form, whose code may still be loading then.
 */
export function useHandingOver(place: RefObject<HTMLElement | null>, locale: Locale): void {
	useEffect(
		() =>
			onSwitch(window, locale, (other) => {
				const form = place.current?.querySelector("form");
				const values = form && valuesIn(form);
				if (values && hasText(values)) handOver({ form: "short", locale: other, values });
			}),
		[place, locale],
	);
}

/**
 * Takes over the input from the page's other language; `onLeft` clears the form when its own input went there, so that
 * no question is asked. Returns whether the form came from the other language and so lacks its password.
 */
export function useShortHandover(form: RefObject<HTMLFormElement | null>, locale: Locale, onLeft: () => void): boolean {
	const [isHandedOver, setHandedOver] = useState(false);
	const leave = useRef(onLeft);
	leave.current = onLeft;

	useEffect(() => {
		const handed = takeHandover("short", locale);
		if (!handed || !form.current) return;
		fillIn(form.current, handed.values);
		setHandedOver(true);
	}, [form, locale]);

	useEffect(
		() =>
			// The document's listener runs after the window's above, and before the browser follows the link: it would ask,
			// as long as the page warns about leaving.
			onSwitch(document, locale, (other) => {
				if (hasHandover("short", other)) flushSync(leave.current);
			}),
		[locale],
	);

	return isHandedOver;
}
