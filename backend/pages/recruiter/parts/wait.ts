import type { Language } from "../../../http/language";
import { fill } from "../words/fill";
import { signInWords } from "../words/sign-in";

const MINUTE_S = 60;

/** Seconds to wait as minutes in words, rounded up. */
export function waitInWords(seconds: number, language: Language): string {
	const words = signInWords(language);
	const minutes = Math.max(1, Math.ceil(seconds / MINUTE_S));
	return minutes === 1 ? words.oneMinute : fill(words.someMinutes, { count: minutes });
}
