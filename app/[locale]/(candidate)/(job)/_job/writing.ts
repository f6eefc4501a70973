import { nearestLocale } from "@/lib/i18n/locales";
import { bringsMessages } from "@/lib/job/messages";
import { directionOf } from "@/lib/text/direction";

/**
 * Compares the job's language with that of the page's messages, which come from the job's `translation` or else from
 * `ours`.
 */
export function writingOf(
	language: string,
	ours: Record<string, string>,
	translation: Parameters<typeof bringsMessages>[1],
) {
	const isOwn = bringsMessages(ours, translation);
	const hasMessages = isOwn || nearestLocale(language) !== null;
	return {
		/** Language of the job's own texts, if the messages around them are in another. */
		textLanguage: hasMessages ? undefined : language,
		direction: isOwn ? directionOf(language) : ("ltr" as const),
	};
}
