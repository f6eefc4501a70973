import { EXPERIENCE_ID, FIELD_KINDS, type FieldKind } from "../../../lib/contract/field-kind";
import type { JobContent } from "../../job/content";
import { type Field, required } from "./field";
import { anyNumber, oneOf, whole } from "./number";
import { quote } from "./quote";
import { line, lineUpTo, text, yesNo } from "./text";

/** A question of a job, in the names of the contract's additional field. */
export type Question = JobContent["additionalField"][number];

const INPUT_TYPES = FIELD_KINDS.map((_, number) => number);

/** Most questions of a job, and most options of a question. */
export const MOST_QUESTIONS = 50;
const MOST_OPTIONS = 100;
const MOST_WORDS = 2_000;
const LONGEST_LABEL = 500;
const LONGEST_DESCRIPTION = 1_000;
const LONGEST_ID = 64;

/** The problem of a choice with too few options. */
export const TOO_FEW_OPTIONS = "needs at least two options";

const ENDING = /^[a-z0-9]{1,10}$/;

/** Whether a value is a list of at most `most` entries; notes a problem if it isn't. */
export function isListOf(field: Field, most: number): boolean {
	if (field.isMissing) return true;
	if (!Array.isArray(field.value)) return field.wrong("must be a list") ?? false;
	const count = field.value.length;
	return count <= most || (field.wrong("has {count} entries; at most {most} are allowed", { count, most }) ?? false);
}

type Choice = string | { value: string; label: string };

function readOption(field: Field): Choice | undefined {
	if (typeof field.value === "number") return String(field.value);
	if (!field.isObject) return line(field);
	const label = required(field.at("label"), line);
	const value = field.at("value");
	const written = typeof value.value === "number" ? String(value.value) : (line(value) ?? label);
	return label === undefined || written === undefined ? undefined : { value: written, label };
}

const choiceValue = (option: Choice) => (typeof option === "string" ? option : option.value);

function readOptions(field: Field, isExperience: boolean): Choice[] {
	if (!isListOf(field, MOST_OPTIONS)) return [];
	const options = field.each().flatMap((one) => readOption(one) ?? []);
	const values = options.map(choiceValue);
	const twice = values.find((value, i) => values.indexOf(value) !== i);
	if (twice !== undefined) field.wrong("has the option {value} twice", { value: quote(twice) });
	const mayHaveNone = isExperience && options.length === 0;
	if (options.length < 2 && !mayHaveNone) field.wrong(TOO_FEW_OPTIONS);
	return options;
}

function readMostOptions(field: Field, most: number): number | undefined {
	const number = whole(field, { min: 1, max: MOST_OPTIONS });
	if (number === undefined || number <= most) return number;
	return field.wrong("must not be more than the number of options, {most}", { most });
}

/** File name extensions, separated by commas; undefined for any file. */
function readAccept(field: Field): string | undefined {
	const written = text(field)?.toLowerCase() ?? "";
	const endings = written.split(/[\s,;|]+/).map((part) => part.replace(/^\*?\.?/, ""));
	const named = endings.filter((part) => part !== "" && part !== "*");
	const wrong = named.find((part) => !ENDING.test(part));
	if (wrong === undefined) return named.length > 0 ? [...new Set(named)].join(",") : undefined;
	return field.wrong("must be file name endings such as pdf, docx; {value} isn't one", { value: quote(wrong) });
}

function readRange(field: Field, min: number | undefined, max: number | undefined) {
	const isAbove = min !== undefined && max !== undefined && min > max;
	if (isAbove) field.wrong("must not be more than the maximum, {max}", { max });
	return { min, max };
}

/** The limits and options of a kind of question. */
function limitsOf(field: Field, kind: FieldKind, isExperience: boolean): Partial<Question> {
	const multiple = Number(yesNo(field.at("multiple")) ?? false);
	if (kind === "text" || kind === "textarea") {
		const words = (name: string) => whole(field.at(name), { min: 1, max: MOST_WORDS });
		const { min, max } = readRange(field.at("minWords"), words("minWords"), words("maxWords"));
		return { minWords: min, maxWords: max };
	}
	if (kind === "number") return readRange(field.at("min"), anyNumber(field.at("min")), anyNumber(field.at("max")));
	if (kind === "file") return { accept: readAccept(field.at("accept")), multiple };
	if (kind !== "checkboxes" && kind !== "radio" && kind !== "select") return {};
	const options = readOptions(field.at("options"), isExperience);
	if (kind === "checkboxes") return { options, maxOptions: readMostOptions(field.at("maxOptions"), options.length) };
	return { options, ...(kind === "select" && multiple ? { multiple } : {}) };
}

function readId(field: Field): Question["id"] {
	if (typeof field.value === "number") return field.value;
	return required(field, lineUpTo(LONGEST_ID)) ?? "";
}

function readQuestion(field: Field): Question {
	const id = readId(field.at("id"));
	const isExperience = String(id) === EXPERIENCE_ID;
	const given = isExperience ? undefined : oneOf(field.at("input_type"), INPUT_TYPES);
	const kind = isExperience ? "radio" : (FIELD_KINDS[given ?? 0] ?? "text");
	return {
		id,
		label: required(field.at("label"), lineUpTo(LONGEST_LABEL)) ?? "",
		input_type: FIELD_KINDS.indexOf(kind),
		is_mandatory: Number(yesNo(field.at("is_mandatory")) ?? true),
		description: lineUpTo(LONGEST_DESCRIPTION)(field.at("description")),
		...limitsOf(field, kind, isExperience),
	};
}

/** The questions of a job, each id once; undefined if the job doesn't mention any. */
export function readQuestions(field: Field): Question[] | undefined {
	if (field.isMissing || !isListOf(field, MOST_QUESTIONS)) return undefined;
	const entries = field.each();
	const questions = entries.map(readQuestion);
	for (const [i, { id }] of questions.entries()) {
		const isTwice = id !== "" && questions.findIndex((one) => String(one.id) === String(id)) !== i;
		if (isTwice) entries[i]?.at("id").wrong("is used twice; give each one a name of its own");
	}
	return questions;
}
