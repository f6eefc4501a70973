import { problemText } from "@/components/apply/problem-text";
import type { FieldCode } from "@/lib/application/codes";
import { readRefusal } from "@/lib/application/refused";
import type { FieldPath } from "@/lib/application/values";
import type { RefusedApplication } from "@/lib/server/form-result";
import { fill } from "@/lib/text/fill";
import { applicationRules, applicationWords } from "../apply-setup";
import type { JobPageData } from "../load";

/** Titles of the lists of the form, which say where a problem of an entry is. */
const LISTS = {
	employment_history: "EMPLOYMENT_TITLE",
	education_background: "EDUCATION_TITLE",
	key_achievements: "ACHIEVEMENT_TITLE",
	languages: "LANGUAGE_TITLE",
	certifications: "CERTIFICATION_TITLE",
} as const;

const isList = (name: string): name is keyof typeof LISTS => Object.hasOwn(LISTS, name);

/** Why an application was not taken, in words: one for each field, or one for the whole form. */
export function refusalTexts(result: RefusedApplication, page: JobPageData): string[] {
	const rules = applicationRules(page);
	const words = applicationWords(page);
	const textOf = (path: FieldPath, code: FieldCode) => {
		const [list = "", ...rest] = path.split(".");
		const text = problemText(path, code, rules, words);
		return rest.length > 0 && isList(list) ? `${words[LISTS[list]]}: ${text}` : text;
	};
	if ("problems" in result) return result.problems.map(([path, code]) => textOf(path, code));
	const { status, reason, fields } = result;
	const errors = Object.fromEntries(fields.map((name) => [name, []]));
	const refused = readRefusal(status, { message: reason, errors }, rules);
	if (refused.kind === "form") return [fill(words[refused.code], { reason })];
	return Object.entries(refused.problems).map(([path, code]) => textOf(path, code));
}
