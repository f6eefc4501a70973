import { fill } from "@/lib/text/fill";
import english from "@/messages/en/errors.json";
import indonesian from "@/messages/id/errors.json";
import type { Reader } from "./reader";

type Kind = "failed" | "refused" | "busy" | "full" | "missing";

/** The texts of an error page; `again` is empty if trying again wouldn't help. */
interface Messages {
	title: string;
	text: string;
	again: string;
	home: string;
}

// Part of the bundle: these pages must work when nothing else does.
const MESSAGES = { en: english, id: indonesian };

const CAN_BE_TRIED_AGAIN: readonly Kind[] = ["failed", "busy", "full"];

/** Only a site with too many people says when to come back. */
function kindOf(status: number, wait: string | undefined): Kind {
	if (status === 503 && wait) return "full";
	if (status === 404) return "missing";
	if (status === 429) return "busy";
	return status >= 500 ? "failed" : "refused";
}

/** The texts about a posted form. A link wouldn't send it again: "try again" means reloading the page. */
function formMessages(kind: Kind, messages: typeof english, wait: string): Messages {
	const [title, text] = {
		busy: [messages.busyTitle, fill(messages.formBusyText, { seconds: wait })],
		full: [messages.formFullTitle, fill(messages.formFullText, { seconds: wait })],
		failed: [messages.formFailedTitle, messages.formFailedText],
		refused: [messages.formRefusedTitle, messages.formRefusedText],
		missing: [messages.missingTitle, messages.missingText],
	}[kind];
	return { title: title ?? "", text: text ?? "", again: "", home: messages.home };
}

/** The words for a status; `wait` is how long to wait, seconds. */
export function messagesOf(
	status: number,
	{ language, isForm }: Pick<Reader, "language" | "isForm">,
	wait?: string,
): Messages {
	const messages = MESSAGES[language];
	const kind = kindOf(status, wait);
	const seconds = wait ?? "60";
	if (isForm) return formMessages(kind, messages, seconds);
	const again = CAN_BE_TRIED_AGAIN.includes(kind) ? messages.again : "";
	return {
		title: messages[`${kind}Title`],
		text: fill(messages[`${kind}Text`], { seconds }),
		again,
		home: messages.home,
	};
}
