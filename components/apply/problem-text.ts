import { type FieldProblems, LONGEST_LINE } from "@/lib/application/rules";
import type { FieldName } from "@/lib/application/values";
import { fill } from "@/lib/text/fill";
import type { ApplyWords } from "./setup";

/** What is wrong with a field, in words; problems of a document begin with the document's name. */
export function problemText(
	name: FieldName,
	problems: FieldProblems,
	words: ApplyWords,
	documentType: string,
): string | undefined {
	const code = problems[name];
	if (!code) return undefined;
	const text = fill(words[code], { most: LONGEST_LINE });
	if (name !== "cv") return text;
	return code === "REQUIRED_LANDING_PAGE" ? `${documentType} ${text}` : `${documentType}: ${text}`;
}
