import { isInAddress } from "../contact/name";
import { findEmail } from "../contact/reach";
import { type CvText, type Line, plainText } from "../line";
import { holdsAddress } from "../pdf/cut-address";
import { headingOf } from "../sections/headings";
import { clean, closeUp } from "../text/clean";
import { partsOf } from "./check-zip";
import { decoded } from "./decoded";

/** Longer heads than this, in characters of their XML, are no person's contact data. */
const LONGEST = 100_000;
const MOST_LINES = 20;
const USUAL_SIZE = 11;

const TEXT = /<w:t(?: [^>]{0,50})?>([^<]*)<\/w:t>|<w:(tab|br|cr)\/>/g;

/** Lines of a paragraph in a part of a Word file. */
function linesOf(paragraph: string): Line[] {
	const texts = [...paragraph.matchAll(TEXT)].map(([, text, mark]) => {
		if (mark) return mark === "tab" ? "\t" : "\n";
		return decoded(text ?? "");
	});
	const sizes = [...paragraph.matchAll(/<w:sz w:val="(\d{1,3})"/g)].map(([, half]) => Number(half) / 2);
	const size = sizes.length > 0 ? Math.max(...sizes) / USUAL_SIZE : 1;
	return texts
		.join("")
		.split("\n")
		.map((row) => row.split(/\t+|\s{4,}/).flatMap((cell) => closeUp(clean(cell)) || []))
		.filter((cells) => cells.length > 0)
		.map((cells) => ({ cells, bullet: false, strong: /<w:b\/>/.test(paragraph), size }));
}

const headLines = (bytes: Uint8Array, name: RegExp) =>
	partsOf(bytes, name, LONGEST).flatMap((part) => part.split("</w:p>").flatMap(linesOf));

/**
 * A Word document with what the heads of its pages say, and with contact data at their feet, above the rest; only what the
 * rest doesn't say. Beside a mail address in the rest, only the person's name counts: an agency's name and contact data are
 * often there too.
 */
export function withPageHeads(text: CvText, bytes: Uint8Array): CvText {
	const feet = headLines(bytes, /^word\/footer\d*\.xml$/).filter(({ cells }) => cells.some(holdsAddress));
	const body = plainText(text);
	const email = findEmail(body);
	const seen = new Set<string>();
	const heads = [...headLines(bytes, /^word\/header\d*\.xml$/), ...feet].filter(({ cells }) => {
		const all = cells.join(" ");
		const isNew = !seen.has(all) && !cells.every((cell) => body.includes(cell));
		seen.add(all);
		const isOwn = !email || (isInAddress(all, email) && !cells.some(holdsAddress));
		return isNew && isOwn && !headingOf(all) && /\p{L}|(?:\d[\s().-]*){6}/u.test(all);
	});
	const added = heads.slice(0, MOST_LINES);
	return text.top.length > 0 ? { ...text, top: [...added, ...text.top] } : { ...text, main: [...added, ...text.main] };
}
