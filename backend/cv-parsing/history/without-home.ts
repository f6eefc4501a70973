import { isLocation, mayBeTown } from "../contact/places";
import type { Line } from "../line";
import { isTownName } from "./town-behind";

/** Shorter names are too often something else. */
const LEAST_LETTERS = 4;

/** What is around a town, behind it: ", North Yorkshire". */
const AROUND = /^,\s+(\p{Lu}[\p{L}.' -]*)/u;
/** What may follow a place in the line of an entry: nothing, a mark, or dates. */
const END = /^\s*(?:$|[,()|•·–—]|\d)/u;

/** A text without a town behind a name, and without what is around it. */
function without(town: string, text: string): string {
	for (const mark of [", ", " – ", " — ", " - ", " | ", " · ", " • ", " ("]) {
		const at = text.indexOf(mark + town);
		const behind = text.slice(at + mark.length + town.length);
		const [around = "", region = ""] = AROUND.exec(behind) ?? [];
		const rest = isLocation(region) ? behind.slice(around.length) : behind;
		if (at > 0 && END.test(rest)) return text.slice(0, at) + (mark === " (" ? rest.replace(/^\)/, "") : rest);
	}
	return text;
}

/** Whether a text is the town and what is around it. */
const isOnly = (town: string, text: string) =>
	text === town || (text.startsWith(`${town}, `) && isLocation(text.slice(town.length + 2)));

/**
 * Lines of entries without the candidate's own town, if it isn't known: what tells that it is no company. Known ones are
 * told from names elsewhere, as is what stands alone in a line.
 */
export function withoutHome(lines: readonly Line[], home: string | undefined): readonly Line[] {
	const [town = ""] = home?.split(/,\s+|\s*\(/) ?? [];
	if (town.length < LEAST_LETTERS || !mayBeTown(town) || isTownName(town) || isLocation(town)) return lines;
	const mend = (texts: readonly string[]) =>
		texts.filter((text) => !isOnly(town, text)).map((text) => without(town, text));
	return lines.map((line) => {
		if (line.bullet || !line.cells.some((cell) => cell.includes(town))) return line;
		const cells = mend(line.cells);
		const [parts, runs] = [line.parts, line.runs].map((texts) => texts && mend(texts));
		return cells.length > 0 ? { ...line, cells, parts, runs } : line;
	});
}
