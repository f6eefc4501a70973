import type { Path } from "../field/field";

/** An entry of a source that should be a job. */
export interface Row {
	path: Path;
	value: unknown;
	/** The company that the list around it names. */
	company?: string;
}

/** What a file or an address holds. */
export interface Source {
	rows: Row[];
	/** Nodes that rows may refer to by their `@id`. */
	nodes: ReadonlyMap<string, unknown>;
	/** True for a list of a known kind, even without a job. */
	isList: boolean;
	/** For people: what this looks like, such as "a web page". */
	looksLike: string;
	/** The text with the lines of the rows' values; undefined where values have no line of their own. */
	json?: string;
	/** How many jobs the list has in all, where it says so and holds fewer. */
	total?: number;
	/** The address of the list's next page. */
	next?: string;
}

export type Members = Readonly<Record<string, unknown>>;

/** Whether a value is an object with members. */
export const isMembers = (value: unknown): value is Members =>
	typeof value === "object" && value !== null && !Array.isArray(value);
