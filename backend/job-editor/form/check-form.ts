import { Field, MISSING, type Problem } from "../../job-import/field/field";
import { TOO_FEW_OPTIONS } from "../../job-import/field/question";
import type { ImportedJob } from "../../job-import/imported-job";
import { own } from "../../job-import/shapes/own";
import type { JobRow } from "../../store/schema";
import type { JobForm } from "./job-form";
import { rowOfForm } from "./row-of-form";

/** What a draft may do without, but for its title. */
const INCOMPLETE = [MISSING, TOO_FEW_OPTIONS];

/** A form that was held against the rules. */
export interface CheckedForm {
	job: ImportedJob;
	/** What is wrong, by the name of the field where it is said. */
	problems: ReadonlyMap<string, Problem>;
}

const LISTS = ["options", "social_media"];

/** The field of a form that a value of a row stands in. */
export function fieldOf({ path }: Pick<Problem, "path">): string {
	const list = path.findIndex((part) => LISTS.includes(String(part)));
	const name = (list < 0 ? path : path.slice(0, list + 1)).join(".");
	if (name === "salary") return "salary.min";
	return name === "document_list.0.option_value" ? "cv" : name;
}

/**
 * Holds a form against the rules of the import. A draft may be incomplete, but it has a title, and what it says must be
 * possible.
 */
export function checkForm(form: JobForm, stored: JobRow | undefined, isDraft: boolean): CheckedForm {
	const found: Problem[] = [];
	const read = own.read(new Field(rowOfForm(form, stored), [], found));
	if ("unlisted" in read) throw new Error("A row of our own shape is always a job.");
	const counted = found.filter(
		(problem) => !isDraft || fieldOf(problem) === "title" || !INCOMPLETE.includes(problem.template),
	);
	// The first problem of a field is said.
	const problems = new Map(counted.reverse().map((problem) => [fieldOf(problem), problem]));
	return { job: read, problems: new Map([...problems].reverse()) };
}
