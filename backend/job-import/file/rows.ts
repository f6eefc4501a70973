import type { Path } from "../field/field";

/** An entry of the file that should be a job. */
export interface Row {
	path: Path;
	value: unknown;
}

/** What a file holds: its rows, and nodes that rows may refer to by their `@id`. */
export interface Rows {
	rows: Row[];
	nodes: Map<string, unknown>;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const listed = (list: readonly unknown[], path: Path): Row[] =>
	list.map((value, index) => ({ path: [...path, index], value }));

const saysJobPosting = (type: unknown): boolean =>
	Array.isArray(type) ? type.some(saysJobPosting) : typeof type === "string" && type.endsWith("JobPosting");

/** The jobs among a graph's nodes; the others are kept for references. */
function fromGraph(graph: readonly unknown[], path: Path, nodes: Rows["nodes"]): Row[] {
	for (const node of graph) {
		if (isMembers(node) && typeof node["@id"] === "string") nodes.set(node["@id"], node);
	}
	return listed(graph, path).filter(({ value }) => isMembers(value) && saysJobPosting(value["@type"]));
}

/** An object is a row, or holds rows: a graph, or the list of a board's answer. */
function fromEntry({ value, path }: Row, nodes: Rows["nodes"]): Row[] {
	if (!isMembers(value)) return [{ path, value }];
	if (Array.isArray(value["@graph"])) return fromGraph(value["@graph"], [...path, "@graph"], nodes);
	if (Array.isArray(value.jobs)) return listed(value.jobs, [...path, "jobs"]);
	return [{ path, value }];
}

/** Finds the rows of a file: one, a list, or a list inside of something. */
export function findRows(file: unknown): Rows {
	const nodes: Rows["nodes"] = new Map();
	const entries = Array.isArray(file) ? listed(file, []) : [{ path: [], value: file }];
	return { rows: entries.flatMap((entry) => fromEntry(entry, nodes)), nodes };
}
