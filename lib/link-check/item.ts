import type { LinkCode } from "./codes";

/** One link that stands for a document. */
export interface LinkItem {
	/** Names the row on the page. */
	id: string;
	/** As it was typed. */
	value: string;
	/** False for a link that was handed in before; true once it is typed here. */
	change: boolean;
	/** What stands against it; empty when nothing does. */
	linkErrorMessage: LinkCode | "";
	/** The host it leads to, by its check. */
	domain_host: string;
	/** The unguessable id under which a copy of what it leads to is kept. */
	id_file: string;
	/** Where that copy is. */
	download_path: string;
	type: "link";
	/** What its check waits for: a connection, or a host with too much to do. */
	waiting?: "offline" | "busy" | "trouble";
	/** Seconds that the host asked to wait, while it does. */
	waitSeconds?: number;
}

/** A link as it is kept or handed in: without what concerns the page alone. */
export type PersistedLink = Pick<LinkItem, "value" | "change" | "domain_host" | "id_file" | "download_path">;

/** What a check writes into a link. */
export type Finding = Pick<LinkItem, "linkErrorMessage" | "domain_host" | "id_file" | "download_path">;

/** A link that nothing is known about beyond `linkErrorMessage`. */
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

/** The links that keep a form from being sent, those that are being checked and empty rows among them. */
export const blockingLinks = (items: readonly LinkItem[]): LinkItem[] =>
	items.filter(({ linkErrorMessage }) => linkErrorMessage !== "");

/** The links that passed, as they are handed in. */
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
