import { problemText } from "@/components/apply/problem-text";
import { readRefusal } from "@/lib/application/refused";
import type { FormResult } from "@/lib/server/form-result";
import { fill } from "@/lib/text/fill";
import { applicationRules, applicationWords } from "../apply-setup";
import type { JobPageData } from "../load";

type RefusedForm = Extract<FormResult, { status: number }>;

/** Why an application was not taken, in words: one for each field and one for the rest, or one for the whole form. */
export function refusalTexts({ status, reason, errors }: RefusedForm, page: JobPageData): string[] {
	const rules = applicationRules(page);
	const words = applicationWords(page);
	const refused = readRefusal(status, { message: reason, errors }, rules);
	if (refused.kind === "form") {
		return [fill(words[refused.code], { reason: refused.code === "ERROR_SEND_REFUSED" ? refused.reason : "" })];
	}
	const { problems, details, rest } = refused;
	const texts = Object.entries(problems).map(([path, code]) =>
		problemText(path, { code, detail: details[path] }, rules, words),
	);
	return rest ? [...texts, fill(words.ERROR_SEND_REFUSED, { reason: rest })] : texts;
}
