"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { checkEmail } from "@/lib/api-client/check-email";
import { pressOver } from "@/lib/browser/press-over";
import type { Locale } from "@/lib/i18n/locales";
import { createEmailCheck, type EmailState } from "@/lib/sign-up/email-check";

const clock = {
	after(ms: number, task: () => void) {
		const timer = setTimeout(task, ms);
		return () => clearTimeout(timer);
	},
};

/** Whether an email is free, not before the end of a press: the notes below the field move what is under a finger. */
const isFreeAfterPress = (email: string, locale: Locale, signal: AbortSignal) =>
	checkEmail(email, locale, signal).finally(pressOver);

/** The check of the email of one form, and what it knows of the email now. */
export function useEmailCheck(locale: Locale) {
	const [check] = useState(() =>
		createEmailCheck({ clock, isFree: (email, signal) => isFreeAfterPress(email, locale, signal) }),
	);
	const state = useSyncExternalStore<EmailState>(check.subscribe, check.state, () => "unknown");
	useEffect(() => () => check.reset(), [check]);
	return { check, state };
}
