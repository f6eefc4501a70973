import type { AdditionalField } from "../additional-field";
import { blankAchievement, blankApplication, blankEducation, blankEmployment } from "../blank";
import { isLeftOut } from "../sent-places";
import { applicationIn, isGroup, likeModel } from "../shape";
import type { Answer, ApplicationValues, ListedText } from "../values";

/** The fields of a form that a browser posted by itself, un-nested. */
export type Posted = Record<string, unknown>;

/** The parts of a list; browsers may post it with gaps. */
export const partsOf = (value: unknown): unknown[] =>
	typeof value === "object" && value !== null ? Object.values(value) : [];

/** Browsers post a box only while it is ticked, as "true". */
function withTicks(part: Posted, model: object): Posted {
	const boxes = Object.entries(model).filter(([, value]) => typeof value === "boolean");
	return { ...part, ...Object.fromEntries(boxes.map(([key]) => [key, part[key] === "true"])) };
}

/** The entries of a list of which anything is filled in. */
const entriesOf = <T extends object>(list: unknown, blank: T): T[] =>
	partsOf(list)
		.filter(isGroup)
		.map((part) => likeModel(withTicks(part, blank), blank))
		.filter((entry) => !isLeftOut(entry));

/** One text a line. */
function linesOf(text: unknown): ListedText[] {
	const lines = typeof text === "string" ? text.split("\n") : [];
	return lines.map((line) => ({ value: line.trim() })).filter(({ value }) => value !== "");
}

/** What was posted for the question `id`, wherever it stands in the form. */
function answerTo(posted: Posted, { id, kind }: AdditionalField): Answer {
	const part = partsOf(posted.custom_fields).find((one) => isGroup(one) && one.id === id);
	const value = isGroup(part) ? part.value : undefined;
	const texts = [value].flat().filter((one) => typeof one === "string");
	return kind === "checkboxes" ? texts : (texts[0] ?? "");
}

/**
 * What was entered into a form that the browser posted by itself, as the form's own script would have it: boxes that are
 * not there are not ticked, entries of which nothing is filled in are none, texts of a list stand a line each.
 */
export const postedValues = (posted: Posted, fields: readonly AdditionalField[]): ApplicationValues =>
	applicationIn({
		...withTicks(posted, blankApplication()),
		employment_history: entriesOf(posted.employment_history, blankEmployment()),
		education_background: entriesOf(posted.education_background, blankEducation()),
		key_achievements: entriesOf(posted.key_achievements, blankAchievement()),
		languages: linesOf(posted.languages),
		certifications: linesOf(posted.certifications),
		answers: Object.fromEntries(fields.map((field) => [field.key, answerTo(posted, field)])),
	});
