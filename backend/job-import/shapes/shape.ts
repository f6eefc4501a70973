import type { Field } from "../field/field";
import type { ImportedJob } from "../imported-job";

/** A row that its source doesn't publish. */
export interface Unlisted {
	unlisted: string;
}

/** A format of jobs. */
export interface Shape {
	/** For people, such as "schema.org JobPosting". */
	name: string;
	/** Whether a row, an object, has this format. */
	fits: (row: Field) => boolean;
	/** Reads a row, and notes problems in the field. */
	read: (row: Field) => ImportedJob | Unlisted;
	/** Whether a job may have several rows that differ only in their places. */
	repeats?: true;
	/** Members that `read` uses, and those that mean nothing to people; the report names all others. */
	members: readonly string[];
}
