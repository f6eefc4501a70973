import type { LinkCode } from "./codes";

/** One link of a document. */
export interface LinkItem {
	/** The id of its row on the page. */
	id: string;
	/** As typed. */
	value: string;
	/** False for a link from an earlier submission; true once it is typed here. */
	change: boolean;
	/** Its error code; empty if it has none. */
	linkErrorMessage: LinkCode | "";
	/** The link's host, from its check. */
	domain_host: string;
	/** The unguessable id of the copy of its target. */
	id_file: string;
	/** The address of that copy. */
	download_path: string;
	type: "link";
	/** The reason why its check waits: no connection, or a busy host. */
	waiting?: "offline" | "busy" | "trouble";
	/** Seconds that the host asked to wait, while the check waits. */
	waitSeconds?: number;
}

/** A link as stored or submitted: without the page's own state. */
export type PersistedLink = Pick<LinkItem, "value" | "change" | "domain_host" | "id_file" | "download_path">;

/** The changes that a check makes to a link. */
export type Finding = Pick<LinkItem, "linkErrorMessage" | "domain_host" | "id_file" | "download_path">;

/** A link with nothing known about it but `linkErrorMessage`. */
export const unchecked = (linkErrorMessage: LinkCode): Partial<LinkItem> => ({
	linkErrorMessage,
	domain_host: "",
	id_file: "",
	download_path: "",
	waiting: undefined,
	waitSeconds: undefined,
});

/** An empty row. */
export const blankLink = (id: string): LinkItem => ({
	id,
	value: "",
	change: true,
	linkErrorMessage: "LINK_CANT_BE_BLANK",
	domain_host: "",
	id_file: "",
	download_path: "",
	type: "link",
});

/** The links that keep a form from being sent, including those being checked and empty rows. */
export const blockingLinks = (items: readonly LinkItem[]): LinkItem[] =>
	items.filter(({ linkErrorMessage }) => linkErrorMessage !== "");

/** The links that passed, as submitted. */
export const passedLinks = (items: readonly LinkItem[]): (PersistedLink & Pick<LinkItem, "type">)[] =>
	items
		.filter(({ linkErrorMessage }) => linkErrorMessage === "")
		.map(({ value, change, domain_host, id_file, download_path, type }) => ({
			value: value.trim(),
			change,
			domain_host,
			id_file,
			download_path,
			type,
		}));
