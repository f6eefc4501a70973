import { cleanText } from "@/lib/text/clean";
import type { AdditionalField } from "./additional-field";
import type { Answer } from "./values";

type Kindred = Pick<AdditionalField, "kind">;

/** The selected options of an answer, in either representation, without empty ones. */
export const chosenIn = (answer: Answer | undefined): string[] =>
	(Array.isArray(answer) ? answer : [answer ?? ""]).filter((value) => value !== "");

/** The text of a single-valued answer: an option exactly as the host writes it, anything else cleaned and trimmed. */
export function textIn({ kind }: Kindred, answer: Answer | undefined): string {
	const [text = ""] = chosenIn(answer);
	return kind === "radio" || kind === "select" ? text : cleanText(text).trim();
}
