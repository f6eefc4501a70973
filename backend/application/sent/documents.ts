import { type Group, groupsIn, type Item, type Row, textIn } from "./item";

const addressOf = (link: Group) => textIn(link.value).trim();

function linkItem(link: Group): Item {
	return { kind: "link", address: addressOf(link), copy: textIn(link.download_path) || undefined };
}

const linkItems = (links: unknown): Item[] =>
	groupsIn(links)
		.filter((link) => addressOf(link) !== "")
		.map(linkItem);

const fileItems = (files: unknown): Item[] =>
	groupsIn(files).map(({ filepath }) => ({ kind: "file", key: textIn(filepath) }));

const keysIn = (rows: readonly Row[]) =>
	new Set(rows.flatMap(({ items }) => items.map((item) => (item.kind === "file" ? item.key : ""))));

/** How the page calls documents that candidates gave no name to. */
interface DocumentNames {
	cv: string;
	links: string;
}

/** A link counts once, whether it stands with its document, in the list of all links, or in both. */
function looseLinks(payload: Group, rows: readonly Row[]): Item[] {
	const known = new Set(rows.flatMap(({ items }) => items.map((item) => (item.kind === "link" ? item.address : ""))));
	return linkItems(payload.link_input).filter((item) => item.kind === "link" && !known.has(item.address));
}

/** The documents of an application: the CV first where it came as a file of its own, then each with its files and links. */
export function documentRows(payload: Group, cvKey: string | null, { cv, links }: DocumentNames): Row[] {
	const rows = groupsIn(payload.document_candidate).map((document) => ({
		label: textIn(document.document_type),
		items: [...fileItems(document.attachment), ...linkItems(document.link_input)],
	}));
	const given = [...new Set([cvKey, textIn(payload.file_cv)])].filter((key): key is string => Boolean(key));
	const known = keysIn(rows);
	const own = given.filter((key) => !known.has(key)).map((key): Item => ({ kind: "file", key }));
	const loose = looseLinks(payload, rows);
	return [{ label: cv, items: own }, ...rows, { label: links, items: loose }].filter(({ items }) => items.length > 0);
}

/** The names that a candidate's files had on their own device. */
export const attachedNames = (payload: Group): Set<string> =>
	new Set(
		groupsIn(payload.document_candidate).flatMap(({ attachment }) =>
			groupsIn(attachment).map(({ filename }) => textIn(filename)),
		),
	);
