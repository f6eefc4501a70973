import { fill } from "@/lib/text/fill";
import english from "@/messages/en/errors.json";
import indonesian from "@/messages/id/errors.json";
import type { Reader } from "./reader";

type Kind = "failed" | "refused" | "busy" | "missing";

/** The texts of an error page; `again` is empty if trying again wouldn't help. */
interface Messages {
	title: string;
	text: string;
	again: string;
	home: string;
}

// Part of the bundle: these pages must work when nothing else does.
const MESSAGES = { en: english, id: indonesian };

const CAN_BE_TRIED_AGAIN: readonly Kind[] = ["failed", "busy"];

function kindOf(status: number): Kind {
	if (status === 404) return "missing";
	if (status === 429) return "busy";
	return status >= 500 ? "failed" : "refused";
}

/** The texts about a posted form. A link wouldn't send it again: "try again" means reloading the page. */
function formMessages(kind: Kind, messages: typeof english, wait: string): Messages {
	const [title, text] = {
		busy: [messages.busyTitle, fill(messages.formBusyText, { seconds: wait })],
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
	wait = "60",
): Messages {
	const messages = MESSAGES[language];
	const kind = kindOf(status);
	if (isForm) return formMessages(kind, messages, wait);
	const again = CAN_BE_TRIED_AGAIN.includes(kind) ? messages.again : "";
	return { title: messages[`${kind}Title`], text: messages[`${kind}Text`], again, home: messages.home };
}
