import { problemText } from "@/components/apply/problem-text";
import { readRefusal } from "@/lib/application/refused";
import type { FormResult } from "@/lib/server/form-result";
import { fill } from "@/lib/text/fill";
import { applicationRules, applicationWords } from "../apply-setup";
import type { JobPageData } from "../load";

type RefusedForm = Extract<FormResult, { status: number }>;

/** Why an application was not taken, in words: one for each field, or one for the whole form. */
export function refusalTexts({ status, reason, fields }: RefusedForm, page: JobPageData): string[] {
	const rules = applicationRules(page);
	const words = applicationWords(page);
	const errors = Object.fromEntries(fields.map((name) => [name, []]));
	const refused = readRefusal(status, { message: reason, errors }, rules);
	if (refused.kind === "form") return [fill(words[refused.code], { reason })];
	return Object.entries(refused.problems).map(([path, code]) => problemText(path, code, rules, words));
}
