import { onceForEach } from "@/lib/text/once";

/** Texts that replace others on the page by slugs (screens and error catalogue: "by-slug variant"). */
const INSTEAD = {
	ERROR_EMAIL_REGISTERED: "BY_SLUGS_EMAIL_REGISTERED",
	HINT_CV: "BY_SLUGS_HINT_CV",
	PLAIN_HINT_CV: "BY_SLUGS_HINT_CV",
	HINT_CV_WORD: "BY_SLUGS_HINT_CV_WORD",
	PLAIN_HINT_CV_WORD: "BY_SLUGS_HINT_CV_WORD",
	PROFILE_HINT: "BY_SLUGS_PROFILE_HINT",
	SUCCESS_TITLE: "BY_SLUGS_SUCCESS_TITLE",
} as const;

type Plain = keyof typeof INSTEAD;
type Special = (typeof INSTEAD)[Plain];

type Texts = Record<Plain | Special, string>;

/** The messages with a text by slugs instead of each usual one that may be replaced. */
function replaced(messages: Texts, stays: (plain: Plain, special: Special) => boolean): Texts {
	const changed = Object.entries(INSTEAD).map(([plain, special]) => [
		plain,
		messages[stays(plain as Plain, special) ? (plain as Plain) : special],
	]);
	return { ...messages, ...Object.fromEntries(changed) };
}

/** Most jobs have no messages of their own, so they share one object. */
const ofMostJobs = onceForEach((messages: Texts) => replaced(messages, () => false));

/**
 * The messages of a form on a page by slugs. If the job's dictionary has only the usual text, that one stays: ours would be
 * in another language.
 */
export function messagesBySlugs<T extends Texts>(
	messages: T,
	translation: Record<string, string | undefined> | null | undefined,
): T {
	const isOwn = (key: string) => Boolean(translation && Object.hasOwn(translation, key) && translation[key]?.trim());
	const stays = (plain: Plain, special: Special) => isOwn(plain) && !isOwn(special);
	const hasOwn = Object.keys(INSTEAD).some(isOwn);
	// All keys are the given ones.
	return (hasOwn ? replaced(messages, stays) : ofMostJobs(messages)) as T;
}
