import type { AdditionalField } from "../additional-field";
import { blankAchievement, blankApplication, blankEducation, blankEmployment } from "../blank";
import { isLeftOut } from "../sent-places";
import { applicationIn, isGroup, likeModel } from "../shape";
import type { Answer, ApplicationValues, FieldPath, ListedText } from "../values";

/** The fields of a natively posted form, un-nested. */
export type Posted = Record<string, unknown>;

/** The elements of a list with their places; browsers may post it with gaps. */
const placedParts = (value: unknown): [place: string, part: unknown][] =>
	typeof value === "object" && value !== null ? Object.entries(value) : [];

/** The elements of a list. */
export const partsOf = (value: unknown): unknown[] => placedParts(value).map(([, part]) => part);

/** Browsers post a checkbox only while it is ticked, as "true". */
function withTicks(part: Posted, model: object): Posted {
	const boxes = Object.entries(model).filter(([, value]) => typeof value === "boolean");
	return { ...part, ...Object.fromEntries(boxes.map(([key]) => [key, part[key] === "true"])) };
}

const HISTORIES = {
	employment_history: blankEmployment(),
	education_background: blankEducation(),
	key_achievements: blankAchievement(),
};

/** The non-blank entries of a list, with their places in the form. */
const placedEntries = <T extends object>(list: unknown, blank: T): [place: string, entry: T][] =>
	placedParts(list).flatMap(([place, part]): [string, T][] => {
		const entry = isGroup(part) ? likeModel(withTicks(part, blank), blank) : undefined;
		return entry && !isLeftOut(entry) ? [[place, entry]] : [];
	});

const entriesOf = <T extends object>(list: unknown, blank: T): T[] =>
	placedEntries(list, blank).map(([, entry]) => entry);

/** One text per line. */
function linesOf(text: unknown): ListedText[] {
	const lines = typeof text === "string" ? text.split("\n") : [];
	return lines.map((line) => ({ value: line.trim() })).filter(({ value }) => value !== "");
}

/** The posted answer to the question `id`, wherever the form has it. */
function answerTo(posted: Posted, { id, kind }: AdditionalField): Answer {
	const part = partsOf(posted.custom_fields).find((one) => isGroup(one) && one.id === id);
	const value = isGroup(part) ? part.value : undefined;
	const texts = [value].flat().filter((one) => typeof one === "string");
	return kind === "checkboxes" ? texts : (texts[0] ?? "");
}

/**
 * The values of a natively posted form, as the form's own script would produce them: missing checkboxes are not ticked,
 * blank entries are dropped, and lists of texts have one text per line.
 */
export const postedValues = (posted: Posted, fields: readonly AdditionalField[]): ApplicationValues =>
	applicationIn({
		...withTicks(posted, blankApplication()),
		employment_history: entriesOf(posted.employment_history, HISTORIES.employment_history),
		education_background: entriesOf(posted.education_background, HISTORIES.education_background),
		key_achievements: entriesOf(posted.key_achievements, HISTORIES.key_achievements),
		languages: linesOf(posted.languages),
		certifications: linesOf(posted.certifications),
		answers: Object.fromEntries(fields.map((field) => [field.key, answerTo(posted, field)])),
	});

/** Where the form has the field at a path of `postedValues`, which lack the form's blank entries. */
export function postedPath(path: FieldPath, posted: Posted): FieldPath {
	const [list = "", place, ...field] = path.split(".");
	if (place === undefined || !Object.hasOwn(HISTORIES, list)) return path;
	const entry = placedEntries(posted[list], HISTORIES[list as keyof typeof HISTORIES])[Number(place)];
	return [list, entry?.[0] ?? place, ...field].join(".");
}
