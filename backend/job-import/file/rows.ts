import type { Path } from "../field/field";
import { foreignBoard } from "./foreign-lists";
import { isMembers, type Members, type Row, type Source } from "./source";

const listed = (list: readonly unknown[], path: Path, company?: unknown): Row[] =>
	list.map((value, index) => ({
		path: [...path, index],
		value,
		...(typeof company === "string" && company.trim() && { company: company.trim() }),
	}));

const saysJobPosting = (type: unknown): boolean =>
	Array.isArray(type) ? type.some(saysJobPosting) : typeof type === "string" && type.endsWith("JobPosting");

/** Whether a value is a JobPosting's node. */
export const isPosting = (value: unknown): boolean => isMembers(value) && saysJobPosting(value["@type"]);

/** The JobPostings in a value: itself, or inside of something else, such as a page whose main entity is one. */
function postingsIn({ value, path }: Row): Row[] {
	if (isPosting(value)) return [{ path, value }];
	const inside = Array.isArray(value) ? [...value.entries()] : isMembers(value) ? Object.entries(value) : [];
	return inside.flatMap(([key, entry]) => postingsIn({ path: [...path, key], value: entry }));
}

/** The jobs among a graph's nodes; the others stay for references. */
function fromGraph(graph: readonly unknown[], path: Path, nodes: Map<string, unknown>): Row[] {
	for (const node of graph) {
		if (isMembers(node) && typeof node["@id"] === "string") nodes.set(node["@id"], node);
	}
	return listed(graph, path).flatMap(postingsIn);
}

/** The items of schema.org's ItemList. */
const fromItems = (items: readonly unknown[], path: Path): Row[] =>
	listed(items, path).flatMap(({ path: at, value }) => {
		const item =
			isMembers(value) && "item" in value ? { path: [...at, "item"], value: value.item } : { path: at, value };
		return isPosting(item.value) ? [item] : [];
	});

const known = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== "";

/** An item of Teamtailor's JSON Feed: a JobPosting, whose text and address may stand beside it. */
function fromFeedItem(row: Row): Row {
	if (!isMembers(row.value) || !isMembers(row.value._jobposting)) return row;
	const { _jobposting: posting, title, content_html: description, url, date_published: datePosted } = row.value;
	const beside = { "@type": "JobPosting", title, description, url, datePosted };
	return { ...row, value: { ...beside, ...Object.fromEntries(Object.entries(posting).filter(known)) } };
}

/** Members that contain the list in boards' responses. */
const LISTS = ["jobs", "offers", "content", "items", "data", "result", "itemListElement"];

/** A board's list in its response, or its only job. */
function fromBoard(value: Members, path: Path): Row[] | undefined {
	const name = LISTS.find((key) => Array.isArray(value[key]));
	if (name) {
		const list = value[name] as unknown[];
		if (name === "itemListElement") return fromItems(list, [...path, name]);
		const company = name === "jobs" ? value.name : name === "items" ? value.title : undefined;
		return listed(list, [...path, name], company).map(fromFeedItem);
	}
	if (isMembers(value.offer)) return [{ path: [...path, "offer"], value: value.offer }];
	const opening = isMembers(value.result) ? value.result.jobOpening : undefined;
	return opening === undefined ? undefined : [{ path: [...path, "result", "jobOpening"], value: opening }];
}

/** An object is a row, or holds rows: a graph, or the list of a board's answer. */
function fromEntry({ value, path }: Row, nodes: Map<string, unknown>): Row[] {
	if (!isMembers(value) || isPosting(value)) return [{ path, value }];
	if (Array.isArray(value["@graph"])) return fromGraph(value["@graph"], [...path, "@graph"], nodes);
	const rows = fromBoard(value, path);
	if (rows?.length || value["@type"] === undefined) return rows ?? [{ path, value }];
	const inside = postingsIn({ path, value });
	return inside.length > 0 ? inside : (rows ?? [{ path, value }]);
}

const MOST_NAMED = 6;

/** The name of a value's format, for people. */
export function looksOf(value: unknown): string {
	if (Array.isArray(value)) {
		const [first] = value;
		const board = isMembers(first) && foreignBoard(Object.keys(first));
		return value.length > 1 && !board ? `a list, whose first entry is ${looksOf(first)}` : looksOf(first);
	}
	if (!isMembers(value)) return `the value ${JSON.stringify(value)?.slice(0, 60)}`;
	const keys = Object.keys(value);
	const board = foreignBoard(keys);
	if (board) return `an answer of ${board}`;
	const more = keys.length > MOST_NAMED ? " and more" : "";
	return keys.length === 0 ? "an empty object" : `an object with ${keys.slice(0, MOST_NAMED).join(", ")}${more}`;
}

const numberIn = (value: unknown) => (typeof value === "number" ? value : undefined);

/** Finds the rows of a JSON value: one, a list, or a list inside an object. */
export function findRows(value: unknown): Source {
	const nodes = new Map<string, unknown>();
	const entries = Array.isArray(value) ? listed(value, []) : [{ path: [], value }];
	const rows = entries.flatMap((entry) => fromEntry(entry, nodes));
	const top = isMembers(value) ? value : {};
	return {
		rows,
		nodes,
		isList: rows.length === 0,
		looksLike: rows.length > 0 ? looksOf(rows.map((row) => row.value)) : looksOf(value),
		total: numberIn(top.totalFound),
		next: typeof top.next_url === "string" ? top.next_url : undefined,
	};
}
