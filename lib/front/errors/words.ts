import english from "@/messages/en/errors.json";
import indonesian from "@/messages/id/errors.json";

type Language = "en" | "id";
type Kind = "failed" | "refused" | "busy" | "missing";

/** What an error page says; `again` is empty where trying again would not help. */
interface Words {
	title: string;
	text: string;
	again: string;
	home: string;
}

// Part of the bundle: these pages must work when nothing else does.
const WORDS = { en: english, id: indonesian };

const CAN_BE_TRIED_AGAIN: readonly Kind[] = ["failed", "busy"];

/** The language of a path: Indonesian under `/id`, else English. */
export const languageOf = (path: string): Language => (path === "/id" || path.startsWith("/id/") ? "id" : "en");

function kindOf(status: number): Kind {
	if (status === 404) return "missing";
	if (status === 429) return "busy";
	return status >= 500 ? "failed" : "refused";
}

/** The words for a status in a language. */
export function wordsOf(status: number, language: Language): Words {
	const words = WORDS[language];
	const kind = kindOf(status);
	const again = CAN_BE_TRIED_AGAIN.includes(kind) ? words.again : "";
	return { title: words[`${kind}Title`], text: words[`${kind}Text`], again, home: words.home };
}
