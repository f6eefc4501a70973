"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { saidAccountMade } from "@/lib/browser/account-made";
import { handOver, takeHandover } from "@/lib/browser/sign-up-handover";
import type { Locale } from "@/lib/i18n/locales";
import type { WizardEvent } from "@/lib/sign-up/steps";
import { otherLanguage } from "../leave/other-language";
import { filledIn, WIZARD_FIELDS, type WizardValues } from "./wizard-form";

type Form = Pick<UseFormReturn<WizardValues>, "getValues" | "setValue">;

/**
 * Opens the wizard where it was: at the welcome if it was there; if it comes from the page's other language, with
 * everything but the password, at the step that asks for it again, and `isAskedAgain` is true.
 */
export function useReopened(locale: Locale, { getValues, setValue }: Form, dispatch: (event: WizardEvent) => void) {
	const [isAskedAgain, setAskedAgain] = useState(false);

	useEffect(() => {
		if (saidAccountMade("wizard", locale)) return dispatch("welcome");
		const handed = takeHandover("wizard", locale);
		if (!handed) return;
		for (const field of WIZARD_FIELDS) if (handed.values[field]) setValue(field, handed.values[field]);
		setAskedAgain(true);
	}, [locale, setValue, dispatch]);

	return {
		isAskedAgain,
		setAskedAgain,
		/** Takes the wizard over to its page in another language, if a link leads there. */
		carryOver(link: HTMLAnchorElement): boolean {
			const other = otherLanguage(link, locale);
			if (!other) return false;
			return handOver({ form: "wizard", locale: other, values: filledIn(getValues()) });
		},
	};
}
