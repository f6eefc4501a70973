import { fill } from "@/lib/text/fill";
import english from "@/messages/en/errors.json";
import indonesian from "@/messages/id/errors.json";
import type { Reader } from "./reader";

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

function kindOf(status: number): Kind {
	if (status === 404) return "missing";
	if (status === 429) return "busy";
	return status >= 500 ? "failed" : "refused";
}

/** What is said of a posted form. A link would not send it again: "try again" is to load the page anew. */
function formWordsOf(kind: Kind, words: typeof english, wait: string): Words {
	const [title, text] = {
		busy: [words.busyTitle, fill(words.formBusyText, { seconds: wait })],
		failed: [words.formFailedTitle, words.formFailedText],
		refused: [words.formRefusedTitle, words.formRefusedText],
		missing: [words.missingTitle, words.missingText],
	}[kind];
	return { title: title ?? "", text: text ?? "", again: "", home: words.home };
}

/** The words for a status; `wait` is how long to wait, seconds. */
export function wordsOf(status: number, { language, isForm }: Pick<Reader, "language" | "isForm">, wait = "60"): Words {
	const words = WORDS[language];
	const kind = kindOf(status);
	if (isForm) return formWordsOf(kind, words, wait);
	const again = CAN_BE_TRIED_AGAIN.includes(kind) ? words.again : "";
	return { title: words[`${kind}Title`], text: words[`${kind}Text`], again, home: words.home };
}
