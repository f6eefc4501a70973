import { type Line, textOf } from "../line";
import { isTown } from "./known-towns";
import { isWholeHome } from "./places";

/** A number whose last digits stand on the next line: "+1 (555) 123-" and "4567". */
const isCutNumber = (before: string, text: string) => /\d{2,}[\u2010-\u2015-]$/u.test(before) && /^\d{2,8}$/.test(text);

/** A place whose region stands on the next line: "Bangor," and "ME". */
const isCutPlace = (before: string, text: string) => {
	if (!before.endsWith(",")) return false;
	const place = /[^:：]*,$/u.exec(before)?.[0].trim() ?? "";
	return isTown(place.slice(0, -1)) && isWholeHome(`${place} ${text}`);
};

/** Lines of contact data, in which numbers and places that a narrow column broke are whole. */
export function withWholeValues(lines: readonly Line[]): Line[] {
	const whole: Line[] = [];
	for (const line of lines) {
		const before = whole.at(-1);
		const [cells, text] = [before?.cells ?? [], textOf(line)];
		const last = cells.at(-1) ?? "";
		const isNumber = isCutNumber(last, text);
		if (before && line.cells.length === 1 && (isNumber || isCutPlace(last, text))) {
			const joined = `${last}${isNumber ? "" : " "}${text}`;
			whole[whole.length - 1] = {
				...before,
				cells: [...cells.slice(0, -1), joined],
				parts: undefined,
				runs: undefined,
			};
		} else whole.push(line);
	}
	return whole;
}
