import { Field, MISSING, type Problem } from "../../job-import/field/field";
import { TOO_FEW_OPTIONS } from "../../job-import/field/question";
import type { ImportedJob } from "../../job-import/imported-job";
import { own } from "../../job-import/shapes/own";
import type { JobRow } from "../../store/schema";
import type { JobForm } from "./job-form";
import { rowOfForm } from "./row-of-form";

/** The required fields that a draft may leave empty: all but its title. */
const INCOMPLETE = [MISSING, TOO_FEW_OPTIONS];

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

/**
 * Checks a form by the rules of the import. A draft may be incomplete, but it needs a title, and its values must be
 * valid.
 */
export function checkForm(form: JobForm, stored: JobRow | undefined, isDraft: boolean): CheckedForm {
	const found: Problem[] = [];
	const read = own.read(new Field(rowOfForm(form, stored), [], found));
	if ("unlisted" in read) throw new Error("A row of our own shape is always a job.");
	const counted = found.filter(
		(problem) => !isDraft || fieldOf(problem) === "title" || !INCOMPLETE.includes(problem.template),
	);
	// Only a field's first problem is reported.
	const problems = new Map(counted.reverse().map((problem) => [fieldOf(problem), problem]));
	return { job: read, problems: new Map([...problems].reverse()) };
}
