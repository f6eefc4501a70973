import type { Path } from "../field/field";

/** An entry of a source that should be a job. */
export interface Row {
	path: Path;
	value: unknown;
	/** The company that the surrounding list names. */
	company?: string;
}

/** The contents of a file or an address. */
export interface Source {
	rows: Row[];
	/** Nodes that rows may refer to by their `@id`. */
	nodes: ReadonlyMap<string, unknown>;
	/** True for a list of a known kind, even without a job. */
	isList: boolean;
	/** For people: what this looks like, such as "a web page". */
	looksLike: string;
	/** What of it can't be read, one line each. */
	notes?: string[];
	/** Whether jobs may be among what can't be read. */
	isIncomplete?: boolean;
	/** The text with the lines of the rows' values; undefined if values have no lines. */
	json?: string;
	/** The total number of jobs, if the list states it and contains fewer. */
	total?: number;
	/** The address of the list's next page. */
	next?: string;
}

export type Members = Readonly<Record<string, unknown>>;

/** Whether a value is an object with members. */
export const isMembers = (value: unknown): value is Members =>
	typeof value === "object" && value !== null && !Array.isArray(value);
