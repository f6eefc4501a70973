import { fill } from "../../../format/fill";
import type { Language } from "../../../http/language";
import { signInMessages } from "../messages/sign-in";

const MINUTE_S = 60;
const HOUR_MINUTES = 60;

/** From here on, hours are clearer than minutes. */
const MOST_MINUTES = 120;

/** Seconds to wait as text: minutes or hours, rounded up. */
export function waitInWords(seconds: number, language: Language): string {
	const messages = signInMessages(language);
	const minutes = Math.max(1, Math.ceil(seconds / MINUTE_S));
	if (minutes > MOST_MINUTES) return fill(messages.someHours, { count: Math.ceil(minutes / HOUR_MINUTES) });
	return minutes === 1 ? messages.oneMinute : fill(messages.someMinutes, { count: minutes });
}
