"use client";

import { useEffect } from "react";
import { noteAccountMade } from "@/lib/browser/account-made";
import type { Locale } from "@/lib/i18n/locales";
import type { Handover } from "@/lib/sign-up/handover";
import { leavingLink } from "./leaving-link";
import { otherLanguage } from "./other-language";

/** Once an account exists, its welcome returns after a reload and in the page's other language. */
export function useAccountMade(form: Handover["form"], locale: Locale, isMade: boolean): void {
	useEffect(() => {
		if (!isMade) return;
		noteAccountMade(form);
		const onClick = (event: MouseEvent) => {
			const link = leavingLink(event);
			const other = link && otherLanguage(link, locale);
			if (other) noteAccountMade(form, other);
		};
		window.addEventListener("click", onClick, { capture: true });
		return () => window.removeEventListener("click", onClick, { capture: true });
	}, [form, locale, isMade]);
}
