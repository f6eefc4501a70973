import type { Line } from "../line";
import { clean, closeUp, LEADERS, withoutBullet } from "../text/clean";
import { withoutMarkdown } from "../text/markdown";
import { type DocxNode, within } from "./node";

const LONGEST = 2_000;
const HEADING = /^(?:heading|title|judul|überschrift)/i;

/** Text of a node; tabs and breaks as such. */
function textOf(node: DocxNode): string {
	if (node.type === "text") return node.value ?? "";
	if (node.type === "tab") return "\t";
	if (node.type === "break") return "\n";
	return (node.children ?? []).map(textOf).join("");
}

const lettersOf = (run: DocxNode) => textOf(run).trim().length;

/** The letter size of a paragraph in points; undefined when it is the document's own. */
export function sizeOf(paragraph: DocxNode): number | undefined {
	const sizes = within(paragraph, "run").filter(lettersOf);
	return sizes.reduce<number | undefined>(
		(most, { fontSize }) => (fontSize && fontSize > (most ?? 0) ? fontSize : most),
		undefined,
	);
}

/** Lines of a paragraph: one, or several where it was broken by hand. Tabs and runs of spaces separate its cells. */
export function toLines(paragraph: DocxNode, bodySize: number): Line[] {
	const runs = within(paragraph, "run").filter(lettersOf);
	const isHeading = HEADING.test(paragraph.styleName ?? "");
	const strong = isHeading || (runs.length > 0 && runs.every(({ isBold }) => isBold));
	const size = (sizeOf(paragraph) ?? (isHeading ? bodySize * 1.2 : bodySize)) / bodySize;
	return textOf(paragraph)
		.split("\n")
		.flatMap((row, index): Line[] => {
			const { text, bullet } = withoutBullet(withoutMarkdown(row.trim()));
			const cells = text
				.replace(LEADERS, "\t")
				.split(/\t+|\s{4,}/)
				.map((cell) => closeUp(clean(cell)).slice(0, LONGEST))
				.filter(Boolean);
			const listed = index === 0 && Boolean(paragraph.numbering);
			return cells.length > 0 ? [{ cells, bullet: bullet || listed, strong, size }] : [];
		});
}
