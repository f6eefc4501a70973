import { fill } from "../../../format/fill";
import type { Language } from "../../../http/language";
import { signInMessages } from "../messages/sign-in";

const MINUTE_S = 60;

/** Seconds to wait as minutes in words, rounded up. */
export function waitInWords(seconds: number, language: Language): string {
	const messages = signInMessages(language);
	const minutes = Math.max(1, Math.ceil(seconds / MINUTE_S));
	return minutes === 1 ? messages.oneMinute : fill(messages.someMinutes, { count: minutes });
}
