import { closesAt } from "../../job/closes-at";
import { Field, MISSING, type Problem } from "../../job-import/field/field";
import { TOO_FEW_OPTIONS } from "../../job-import/field/question";
import type { ImportedJob } from "../../job-import/imported-job";
import { own } from "../../job-import/shapes/own";
import type { JobRow } from "../../store/schema";
import type { JobForm } from "./job-form";
import { rowOfForm } from "./row-of-form";

/** The required fields that a draft may leave empty: all but its title. */
const INCOMPLETE = [MISSING, TOO_FEW_OPTIONS];

interface Checking {
	isDraft: boolean;
	now: Date;
}

/** The result of checking a form. */
export interface CheckedForm {
	job: ImportedJob;
	/** The problems, by the name of the field that shows them. */
	problems: ReadonlyMap<string, Problem>;
}

const LISTS = ["options", "social_media", "other_places"];

/** The form's field for a value of a row. */
export function fieldOf({ path }: Pick<Problem, "path">): string {
	const list = path.findIndex((part) => LISTS.includes(String(part)));
	const name = (list < 0 ? path : path.slice(0, list + 1)).join(".");
	if (name === "salary") return "salary.min";
	return name === "document_list.0.option_value" ? "cv" : name;
}

/** Names a new due date that has passed already: the job would close at once. One that was stored may stay. */
function pastProblems({ values }: JobForm, stored: JobRow | undefined, now: Date): Problem[] {
	const { due_date, timezone } = values;
	const isStored = stored && stored.state !== "draft" && due_date === stored.due_date?.slice(0, "2027-01-31".length);
	const end = isStored ? null : closesAt(due_date, timezone);
	const isPast = end !== null && Date.parse(end) <= now.getTime();
	return isPast ? [{ path: ["due_date"], template: "has passed; choose today or a later day", values: {} }] : [];
}

/**
 * Checks a form by the rules of the import. A draft may be incomplete, but it needs a title, and its values must be
 * valid. What is to be public needs a due date in the future, if any.
 */
export function checkForm(form: JobForm, stored: JobRow | undefined, { isDraft, now }: Checking): CheckedForm {
	const found: Problem[] = [];
	const read = own.read(new Field(rowOfForm(form, stored), [], found));
	if ("unlisted" in read) throw new Error("A row of our own shape is always a job.");
	const past = isDraft ? [] : pastProblems(form, stored, now);
	const counted = [...found, ...past].filter(
		(problem) => !isDraft || fieldOf(problem) === "title" || !INCOMPLETE.includes(problem.template),
	);
	// Only a field's first problem is reported.
	const problems = new Map(counted.reverse().map((problem) => [fieldOf(problem), problem]));
	return { job: read, problems: new Map([...problems].reverse()) };
}
