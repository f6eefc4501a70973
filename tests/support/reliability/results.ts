import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** What a part of `npm run prove` found; `docs/reliability.md` shows it. */
export interface Results {
	seeds: readonly (number | string)[];
	/** Whether it ran with the numbers that the part asks for, and not with fewer. */
	isWhole: boolean;
	rows: readonly (readonly [what: string, result: string | number])[];
}

const FOLDER = ".build/reports";

const NOTHING: Results = { seeds: [], isWhole: true, rows: [] };

/** Leaves results for `scripts/prove.mjs`, which takes them over into the page; several tests of a part add to each other's. */
export function noteResults(name: string, results: Results): void {
	const file = `${FOLDER}/prove-${name}.json`;
	const earlier: Results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : NOTHING;
	const all: Results = {
		seeds: [...new Set([...earlier.seeds, ...results.seeds])],
		isWhole: earlier.isWhole && results.isWhole,
		rows: [...new Map([...earlier.rows, ...results.rows])],
	};
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(file, `${JSON.stringify(all, null, "\t")}\n`);
}
