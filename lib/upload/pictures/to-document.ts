import type { FilePolicy } from "../slot/policy";
import type { Page } from "./page";
import { picturesPdf } from "./pdf";

/** Longest name that is taken over from a picture, characters. */
const LONGEST_STEM = 200;

const stemOf = (name: string) => name.replace(/\.[^.]*$/, "").slice(0, LONGEST_STEM);

/** `stem` with the ending, and a number if the slot already has a file of that name. */
function freeName(stem: string, ending: string, taken: ReadonlySet<string>): string {
	let name = `${stem}.${ending}`;
	for (let number = 2; taken.has(name); number += 1) name = `${stem} (${number}).${ending}`;
	return name;
}

/** The picture that a document is named after. */
type First = Pick<File, "name" | "lastModified">;

/**
 * The document made from pages: a JPEG for a single one if the slot takes JPEGs, else a PDF. Its name is that of the first
 * picture; `taken` are the names already in the slot.
 */
export function toDocument(
	pages: readonly Page[],
	{ name, lastModified }: First,
	{ endings }: FilePolicy,
	taken: ReadonlySet<string>,
): File {
	const [only, ...others] = pages;
	const isJpeg = only !== undefined && others.length === 0 && endings?.has("jpg") !== false;
	const content = isJpeg ? only.jpeg : picturesPdf(pages);
	const [ending, type] = isJpeg ? ["jpg", "image/jpeg"] : ["pdf", "application/pdf"];
	// The picture's own date: if its upload breaks off without a copy, the same pictures make the same file again.
	return new File([content], freeName(stemOf(name), ending, taken), { type, lastModified });
}
