import { cleanText } from "@/lib/text/clean";
import type { AdditionalField } from "./additional-field";
import type { Answer } from "./values";

type Kindred = Pick<AdditionalField, "kind">;

/** The options that an answer chooses, whichever way it is held; empty choices are none. */
export const chosenIn = (answer: Answer | undefined): string[] =>
	(Array.isArray(answer) ? answer : [answer ?? ""]).filter((value) => value !== "");

/** The text of an answer that is one text: an option as the host writes it, anything else clean and trimmed. */
export function textIn({ kind }: Kindred, answer: Answer | undefined): string {
	const [text = ""] = chosenIn(answer);
	return kind === "radio" || kind === "select" ? text : cleanText(text).trim();
}
