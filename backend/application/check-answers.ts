import { isDay, numberIn } from "../../lib/contract/answer";
import { extensionOf } from "../../lib/contract/file-types";
import { isVisible } from "../../lib/contract/visible";
import type { FieldError } from "../form-checks/field-errors";
import { sameLine } from "../form-checks/same-line";
import type { Question } from "./job-settings";
import type { Values } from "./values";

type Sent = NonNullable<Values["custom_fields"]>[number];

/** Words of a text, counted by the white space between them. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

function wordsError(text: string, { minWords, maxWords }: Question): string | undefined {
	const words = countWords(text);
	if (minWords !== undefined && words < minWords) return `At least ${minWords} words are needed.`;
	return maxWords !== undefined && words > maxWords ? `At most ${maxWords} words are allowed.` : undefined;
}

function numberError(text: string, { min, max }: Question): string | undefined {
	const number = numberIn(text);
	if (number === undefined) return "This is not a number.";
	if (max !== undefined && number > max) return `The number must not be more than ${max}.`;
	return min !== undefined && number < min ? `The number must not be less than ${min}.` : undefined;
}

function choiceError(chosen: readonly string[], { options, maxOptions }: Question): string | undefined {
	if (chosen.some((value) => !options.has(sameLine(value)))) return "This is not one of the options.";
	return maxOptions !== undefined && chosen.length > maxOptions ? `At most ${maxOptions} can be chosen.` : undefined;
}

function filesError(paths: readonly string[], { extensions, multiple }: Question): string | undefined {
	if (paths.length > 1 && !multiple) return "One file is taken.";
	const isWrong = (path: string) => extensions !== undefined && !extensions.has(extensionOf(path));
	return paths.some(isWrong) ? "Files of this type are not taken." : undefined;
}

function answerError(given: readonly string[], question: Question): string | undefined {
	const { kind } = question;
	const [text = "", ...more] = given;
	if (kind === "checkboxes") return choiceError(given, question);
	if (kind === "file") return filesError(given, question);
	if (more.length > 0) return "One answer is taken.";
	if (kind === "radio" || kind === "select") return choiceError([text], question);
	if (kind === "number") return numberError(text, question);
	if (kind === "date") return isDay(text.trim()) ? undefined : "This is not a date as YYYY-MM-DD.";
	return wordsError(text, question);
}

/** Gives an answer's content. A text without visible characters counts as empty. */
export const givenIn = ({ value = [] }: Pick<Sent, "value">): string[] => [value].flat().filter(isVisible);

function questionError(sent: Sent | undefined, question: Question): string | undefined {
	const given = sent ? givenIn(sent) : [];
	if (given.length > 0) return answerError(given, question);
	return question.isMandatory ? "This question needs an answer." : undefined;
}

/**
 * Holds answers against the questions of the job, whatever the client says about them. A question's path is its
 * place among the answers, or in the job's list when it was not answered. What answers no question of the job is
 * left alone: the page that sent it may be older than the job's latest change.
 */
export function answerErrors(questions: readonly Question[], sent: readonly Sent[]): FieldError[] {
	const twice = sent.flatMap(({ id }, i): FieldError[] => {
		const isFirst = sent.findIndex((one) => one.id === id) === i;
		return isFirst ? [] : [[`custom_fields.${i}`, "This question is answered twice."]];
	});
	const wrong = questions.flatMap((question, place): FieldError[] => {
		const at = sent.findIndex(({ id }) => id === question.id);
		const sentence = questionError(sent[at], question);
		return sentence ? [[`custom_fields.${at < 0 ? place : at}`, sentence]] : [];
	});
	return [...wrong, ...twice];
}
