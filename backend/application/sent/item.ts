/**
 * One thing that a candidate sent: a text; a day (YYYY-MM-DD) or month (YYYY-MM) of a field for dates; the phone number as it
 * is stored; a stored file by its key; or a link with the key of its copy.
 */
export type Item =
	| { kind: "text" | "date" | "phone"; text: string }
	| { kind: "file"; key: string }
	| { kind: "link"; address: string; copy: string | undefined };

/** What was sent under one label; nothing when it was left empty. */
export interface Row {
	label: string;
	items: Item[];
}

/** A part of an application, with one group of rows for each entry of a list. */
export interface Section {
	title: string;
	groups: Row[][];
}

export type Group = Readonly<Record<string, unknown>>;

/** Whether a value has fields of its own. */
export const isGroup = (value: unknown): value is Group =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The entries of a list that have fields; none when there is no list. */
export const groupsIn = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isGroup) : []);

/** A text; empty for any other value. */
export const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

export const textItem = (text: string): Item => ({ kind: "text", text });
