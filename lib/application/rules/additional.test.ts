import { fieldOf, fileOf, slotOf } from "@/tests/support/people/application-form";
import { toProblems } from "../codes";
import type { DocumentState } from "../documents";
import type { Answer } from "../values";
import { additionalFindings } from "./additional";

/** The code for an answer to a field that a host describes by `raw`. */
function check(raw: object, answer: Answer | undefined, state?: DocumentState) {
	const field = fieldOf(raw);
	const answers = answer === undefined ? {} : { [field.key]: answer };
	return toProblems(additionalFindings([field], answers, state ? { [field.key]: state } : {}))[field.key];
}

const options = [" A ", "B", "C"];
const words = (count: number) => "kata ".repeat(count);

describe("answers to additional fields", () => {
	it.each([0, 1, 2, 3, 4, 5, 6])("may be missing unless the field (type %i) is mandatory", (input_type) => {
		for (const blank of [undefined, "", [], [""]]) {
			expect(check({ input_type, options }, blank)).toBeUndefined();
			expect(check({ input_type, options, is_mandatory: 1 }, blank)).toBe("ERROR_BLANK");
		}
	});

	it.each<[string, object, Answer, string | undefined]>([
		["blank text", { is_mandatory: 1 }, " \n ", "ERROR_BLANK"],
		["nothing that can be seen", { is_mandatory: 1 }, "\u200b\u2800", "ERROR_BLANK"],
		["nothing but control characters", { is_mandatory: 1 }, "\0\u0007", "ERROR_BLANK"],
		["fewer words than asked for", { input_type: 1, minWords: 3 }, words(2), "ERROR_MIN_WORDS"],
		["as many words as asked for", { input_type: 1, minWords: 3, maxWords: 3 }, words(3), undefined],
		["more words than fit", { input_type: 1, maxWords: 3 }, words(4), "ERROR_MAX_WORDS"],
		["word limits on one line", { input_type: 0, minWords: 2 }, "one", "ERROR_MIN_WORDS"],
		["no words, though some are asked for of those who answer", { input_type: 1, minWords: 3 }, "", undefined],
		["a very long text", { input_type: 1 }, "x".repeat(50_001), "ERROR_TOO_LONG"],
		["a word as number", { input_type: 3 }, "many", "ERROR_NOT_A_NUMBER"],
		["a number above the most", { input_type: 3, max: 200 }, "200.01", "ERROR_LESS_THAN"],
		["a number below the least", { input_type: 3, min: 0, max: 200 }, "-1", "ERROR_MORE_THAN"],
		["decimals after a comma", { input_type: 3, min: 0, max: 4 }, "3,75", undefined],
		["the most and the least themselves", { input_type: 3, min: 4, max: 4 }, " 4 ", undefined],
		["an option with the host's white space", { input_type: 4, options, is_mandatory: 1 }, " A ", undefined],
		["an option of a list", { input_type: 5, options }, "B", undefined],
		["no option", { input_type: 4, options }, "D", "ERROR_NOT_AN_OPTION"],
		["some options", { input_type: 2, options, maxOptions: 2 }, ["C", "B"], undefined],
		["a lone option as text", { input_type: 2, options }, "B", undefined],
		["a lone text that is no option", { input_type: 2, options }, "D", "ERROR_NOT_AN_OPTION"],
		["options and something else", { input_type: 2, options }, ["B", "D"], "ERROR_NOT_AN_OPTION"],
		["too many options", { input_type: 2, options, maxOptions: 2 }, ["B", "C", " A "], "ERROR_TOO_MANY_OPTIONS"],
		["no answer about experience", { id: 77, is_mandatory: 1 }, "", "ERROR_BLANK"],
		["an answer about experience", { id: 77 }, "2", undefined],
		["no such answer about experience", { id: 77 }, "3", "ERROR_NOT_AN_OPTION"],
		["a day that exists", { input_type: 6 }, "2028-02-29", undefined],
		["a day that doesn't exist", { input_type: 6 }, "2027-02-29", "ERROR_INVALID_DATE"],
		["a date in another writing", { input_type: 6 }, "29/02/2028", "ERROR_INVALID_DATE"],
		["a choice without options, answered in words", { input_type: 5, is_mandatory: 1 }, "Anything", undefined],
		["a list where a text belongs, in its first text", { minWords: 2 }, ["one", "two"], "ERROR_MIN_WORDS"],
	])("%s", (_, raw, answer, expected) => {
		expect(check(raw, answer)).toBe(expected);
	});

	it.each<[string, DocumentState | undefined, number, string | undefined]>([
		["no file", undefined, 0, undefined],
		["no file where one is needed", undefined, 1, "ERROR_FILE_REQUIRED"],
		["a stored file", slotOf([fileOf()]), 1, undefined],
		["a file on its way", slotOf([fileOf({ status: "busy" })]), 0, "PLS_WAIT_TILL_COMPLETE_LANDING_PAGE"],
		["a file that broke off", slotOf([fileOf(), fileOf({ status: "failed" })]), 1, "RETRY_OR_DELETE_LANDING_PAGE"],
		["an empty file", slotOf([fileOf({ status: "unsupported", problem: "FILE_EMPTY" })]), 1, "FILE_EMPTY"],
		["a file of another type", slotOf([fileOf({ status: "unsupported" })]), 1, "NOT_SUPPORTED_FILE_LANDING_PAGE"],
	])("%s", (_, state, is_mandatory, expected) => {
		expect(check({ input_type: 7, is_mandatory }, undefined, state)).toBe(expected);
	});
});
