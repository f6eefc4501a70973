import { isDay, numberIn } from "@/lib/contract/answer";
import { isVisible } from "@/lib/contract/visible";
import { countWords } from "@/lib/text/word-count";
import type { AdditionalField } from "../additional-field";
import { chosenIn, textIn } from "../answer";
import type { FieldCode, Finding } from "../codes";
import { type DocumentState, type DocumentStates, documentAt, isBusy, storedFiles } from "../documents";
import { LONGEST_ANSWER } from "../limits";
import type { Answer } from "../values";

function textProblem(text: string, { minWords, maxWords }: AdditionalField): FieldCode | undefined {
	const words = countWords(text);
	if (minWords !== undefined && words < minWords) return "ERROR_MIN_WORDS";
	if (maxWords !== undefined && words > maxWords) return "ERROR_MAX_WORDS";
	return text.length > LONGEST_ANSWER ? "ERROR_TOO_LONG" : undefined;
}

function numberProblem(text: string, { min, max }: AdditionalField): FieldCode | undefined {
	const number = numberIn(text);
	if (number === undefined) return "ERROR_NOT_A_NUMBER";
	if (max !== undefined && number > max) return "ERROR_LESS_THAN";
	return min !== undefined && number < min ? "ERROR_MORE_THAN" : undefined;
}

function choiceProblem(chosen: readonly string[], { options, maxOptions }: AdditionalField): FieldCode | undefined {
	if (chosen.some((value) => !options.some((option) => option.value === value))) return "ERROR_NOT_AN_OPTION";
	return maxOptions !== undefined && chosen.length > maxOptions ? "ERROR_TOO_MANY_OPTIONS" : undefined;
}

function oneTextProblem(field: AdditionalField, text: string): FieldCode | undefined {
	switch (field.kind) {
		case "number":
			return numberProblem(text, field);
		case "radio":
		case "select":
			return choiceProblem([text], field);
		case "date":
			return isDay(text) ? undefined : "ERROR_INVALID_DATE";
		default:
			return textProblem(text, field);
	}
}

function fileProblem(state: DocumentState, isMandatory: boolean): FieldCode | undefined {
	if (isBusy(state)) return "PLS_WAIT_TILL_COMPLETE_LANDING_PAGE";
	if (state.files.some(({ status }) => status === "paused")) return "CONTINUE_OR_DELETE";
	if (state.files.some(({ status }) => status === "failed")) return "RETRY_OR_DELETE_LANDING_PAGE";
	const unfit = state.files.find(({ status }) => status === "unsupported");
	if (unfit) return unfit.problem ?? "NOT_SUPPORTED_FILE_LANDING_PAGE";
	return isMandatory && storedFiles(state).length === 0 ? "ERROR_FILE_REQUIRED" : undefined;
}

function answerProblem(field: AdditionalField, answer: Answer | undefined): FieldCode | undefined {
	const isGroup = field.kind === "checkboxes";
	const chosen = isGroup ? chosenIn(answer) : [];
	const text = isGroup ? "" : textIn(field, answer);
	if (!isVisible(text) && chosen.length === 0) return field.isMandatory ? "ERROR_BLANK" : undefined;
	return isGroup ? choiceProblem(chosen, field) : oneTextProblem(field, text);
}

/** What is wrong with the answers to the job's own questions; an optional answer may be empty. */
export function additionalFindings(
	fields: readonly AdditionalField[],
	answers: Readonly<Record<string, Answer>>,
	documents: DocumentStates,
): Finding[] {
	return fields.map((field) => [
		field.key,
		field.kind === "file"
			? fileProblem(documentAt(documents, field.key), field.isMandatory)
			: answerProblem(field, answers[field.key]),
	]);
}
