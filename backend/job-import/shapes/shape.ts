import type { Field } from "../field/field";
import type { ImportedJob } from "../imported-job";

/** A row that its own source does not show in public. */
export interface Unlisted {
	unlisted: string;
}

/** A way in which jobs are written down. */
export interface Shape {
	/** For people, such as "schema.org JobPosting". */
	name: string;
	/** Whether a row, an object, is written in this way. */
	fits: (row: Field) => boolean;
	/** Reads a row; what is wrong with it is noted in the field. */
	read: (row: Field) => ImportedJob | Unlisted;
	/** A job may have several rows, which differ in their places only. */
	repeats?: true;
	/** Members that `read` looks at, and those that say nothing to people; the report names all others. */
	members: readonly string[];
}
