import { fieldLabel, foldedLabel } from "@/components/application/field-label";
import { type Problem, problemText } from "@/components/application/problem-text";
import { readRefusal } from "@/lib/application/refused";
import type { FieldPath } from "@/lib/application/values";
import type { RefusedApplication } from "@/lib/server/form-result";
import { fill } from "@/lib/text/fill";
import { named } from "@/lib/text/named";
import { applicationMessages, applicationRules } from "../apply-setup";
import type { JobPageData } from "../load";

/** Why an application was not taken, as a message: one for each field and one for the rest, or one for the whole form. */
export function refusalTexts(result: RefusedApplication, page: JobPageData): string[] {
	const rules = applicationRules(page);
	const messages = applicationMessages(page);
	const textOf = (path: FieldPath, problem: Problem) => {
		const label = problem.code === "ERROR_FIELD_SAID" ? fieldLabel : foldedLabel;
		return named(label(path, rules, messages), problemText(path, problem, rules, messages));
	};
	if ("problems" in result) return result.problems.map(([path, code]) => textOf(path, { code }));
	const { status, reason, errors } = result;
	// Hosts say what is too large; our own API proxy says nothing of a form that is.
	if (status === 413 && !reason) return [messages.NO_SCRIPT_FILES];
	const refused = readRefusal(status, { message: reason, errors }, rules);
	if (refused.kind === "form") {
		return [fill(messages[refused.code], { reason: refused.code === "ERROR_SEND_REFUSED" ? refused.reason : "" })];
	}
	const { problems, details, rest } = refused;
	const texts = Object.entries(problems).map(([path, code]) => textOf(path, { code, detail: details[path] }));
	return rest ? [...texts, fill(messages.ERROR_SEND_REFUSED, { reason: rest })] : texts;
}
