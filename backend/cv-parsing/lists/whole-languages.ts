import type { Line } from "../line";

/** Lines of which none ends with the first word of "Bahasa Jepang", or begins a name without a space: "IndonesiaBahasa". */
export function withWholeNames(lines: readonly Line[]): Line[] {
	const whole: Line[] = [];
	for (const line of lines) {
		const [cells, before] = [
			line.cells.map((cell) => cell.replace(/(?<=\p{Ll})Bahasa(?!\p{Ll})/gu, ", Bahasa")),
			whole.at(-1),
		];
		const last = before?.cells.at(-1) ?? "";
		const [first = "", ...others] = cells;
		if (before && /(?:^|[\s,;])Bahasa$/u.test(last) && /^\p{Lu}/u.test(first) && !first.startsWith("Bahasa"))
			whole[whole.length - 1] = {
				...before,
				cells: [...before.cells.slice(0, -1), `${last} ${first}`, ...others],
				parts: [],
			};
		else whole.push({ ...line, cells });
	}
	return whole;
}
