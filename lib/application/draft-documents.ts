import { type DocumentFile, type DocumentLink, type DocumentStates, storedFiles } from "./documents";
import { groupsIn, isGroup, likeModel } from "./shape";

/** The saved part of a slot: files that the host has stored, and links; links that passed their check have their copies. */
export interface DraftDocument {
	files: DocumentFile[];
	links: DocumentLink[];
}

/** The slots of a form with anything to save, by path. */
export type DraftDocuments = Record<string, DraftDocument>;

const FILE: DocumentFile = { status: "stored", filename: "", filepath: "", type: "", sizeBytes: 0 };
const LINK: DocumentLink = {
	id: "",
	value: "",
	change: true,
	linkErrorMessage: "",
	domain_host: "",
	id_file: "",
	download_path: "",
};

/** A link as saved; a link that has not passed its check is checked again when it is restored. */
const persistedLink = (link: DocumentLink): DocumentLink =>
	link.linkErrorMessage === "" ? link : { ...LINK, id: link.id, value: link.value, change: link.change };

/** What to save of the current slots. */
export function draftDocuments(documents: DocumentStates): DraftDocuments {
	const entries = Object.entries(documents).map(([path, state]): [string, DraftDocument] => [
		path,
		{ files: storedFiles(state), links: state.links.filter(({ value }) => value.trim() !== "").map(persistedLink) },
	]);
	return Object.fromEntries(entries.filter(([, { files, links }]) => files.length + links.length > 0));
}

/** Files that are stored at a host, with a name. */
const filesIn = (value: unknown): DocumentFile[] =>
	groupsIn(value)
		.map((one) => likeModel(one, FILE))
		.filter(({ status, filename, filepath }) => status === "stored" && filename !== "" && filepath !== "");

/** Links with an address. */
const linksIn = (value: unknown): DocumentLink[] =>
	groupsIn(value)
		.map((one) => persistedLink(likeModel(one, LINK)))
		.filter(({ value: address }) => address.trim() !== "");

/** Parses what `draftDocuments` produced, from any value. */
export function documentsIn(value: unknown): DraftDocuments {
	const slots = Object.entries(isGroup(value) ? value : {}).map(([path, slot]): [string, DraftDocument] => {
		const { files, links } = isGroup(slot) ? slot : {};
		return [path, { files: filesIn(files), links: linksIn(links) }];
	});
	return Object.fromEntries(slots);
}
