"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { handOver, takeHandover } from "@/lib/browser/sign-up-handover";
import type { Locale } from "@/lib/i18n/locales";
import { leavingLink } from "../leave/leaving-link";
import { otherLanguage } from "../leave/other-language";
import { fillIn, hasText, valuesIn } from "./short-values";

/**
 * Carries the input over to the page's other language, except the password; `onLeft` clears it here, so that no
 * question is asked. Returns whether the form came from the other language and so lacks its password.
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

	useEffect(() => {
		const onClick = (event: MouseEvent) => {
			const link = leavingLink(event);
			const other = link && otherLanguage(link, locale);
			if (!other || !form.current) return;
			const values = valuesIn(form.current);
			if (!hasText(values) || !handOver({ form: "short", locale: other, values })) return;
			// Before the browser follows the link, because it asks as long as the page warns about leaving.
			flushSync(leave.current);
		};
		window.addEventListener("click", onClick, { capture: true });
		return () => window.removeEventListener("click", onClick, { capture: true });
	}, [form, locale]);

	return isHandedOver;
}
