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
	/** Members that `read` looks at, where others would be slips of the pen; undefined where rows have more than that. */
	members?: readonly string[];
}
