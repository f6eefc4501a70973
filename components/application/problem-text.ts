import type { AdditionalField } from "@/lib/application/additional-field";
import type { FieldCode } from "@/lib/application/codes";
import { documentText } from "@/lib/application/document-text";
import { longestOf } from "@/lib/application/limits";
import type { ApplicationRules } from "@/lib/application/validate";
import { MOST_EXPERIENCE_WORDS } from "@/lib/contract/limits";
import { fill } from "@/lib/text/fill";
import { named } from "@/lib/text/named";
import { fieldLabel } from "./field-label";
import type { ApplicationMessages } from "./setup";

/** Codes whose words name the field themselves. */
const NAMED = new Set<FieldCode>([
	"ERROR_FILE_REQUIRED",
	"ERROR_MIN_WORDS",
	"ERROR_MAX_WORDS",
	"ERROR_NOT_A_NUMBER",
	"ERROR_LESS_THAN",
	"ERROR_MORE_THAN",
	"ERROR_NOT_AN_OPTION",
	"ERROR_TOO_MANY_OPTIONS",
]);

function answerText(field: AdditionalField, code: FieldCode, messages: ApplicationMessages): string {
	const { label, minWords = 0, maxWords = 0, min = 0, max = 0, maxOptions = 0 } = field;
	if (code === "ERROR_BLANK") return `${fill(messages.LABEL_FIELD, { label })} ${messages.ERROR_BLANK}`;
	const text = fill(messages[code], { label, minWords, maxWords, min, max, maxOptions, most: longestOf(field.key) });
	return NAMED.has(code) ? text : `${label}: ${text}`;
}

/** Codes of a duplicate application, whose detail is the address to write to. */
const REGISTERED = new Set<FieldCode>(["ERROR_EMAIL_REGISTERED", "ERROR_MOBILE_NUMBER_REGISTERED"]);

/** A problem of a field: its code, and what goes with the code. */
export interface Problem {
	code: FieldCode;
	detail?: string;
}

/**
 * The text about a problem of the field at `path`. Problems of a document, its links or a question begin with its name,
 * and a host's own messages with the name of their field.
 */
export function problemText(
	path: string,
	{ code, detail = "" }: Problem,
	rules: ApplicationRules,
	messages: ApplicationMessages,
	link?: string,
): string {
	if (code === "ERROR_FIELD_SAID") {
		return fill(messages.ERROR_FIELD_SAID, { label: fieldLabel(path, rules, messages), reason: detail });
	}
	const text = codeText(path, code, rules, messages, link);
	return REGISTERED.has(code) && detail ? `${text} ${fill(messages.ERROR_CONTACT, { contact: detail })}` : text;
}

/** The same for a place away from the field, such as a list of all problems: it names the field, and `link` names a link. */
export function listedProblem(
	path: string,
	problem: Problem,
	rules: ApplicationRules,
	messages: ApplicationMessages,
	link?: string,
): string {
	return named(fieldLabel(path, rules, messages), problemText(path, problem, rules, messages, link));
}

function codeText(
	path: string,
	code: FieldCode,
	rules: ApplicationRules,
	messages: ApplicationMessages,
	link?: string,
): string {
	const field = rules.fields.find(({ key }) => key === path);
	if (field) return answerText(field, code, messages);
	const text = documentText(path, code, rules.documents, messages, link);
	if (text) return text;
	const most = code === "ERROR_TOO_MANY_WORDS" ? MOST_EXPERIENCE_WORDS : longestOf(path);
	return fill(messages[code], { most });
}
