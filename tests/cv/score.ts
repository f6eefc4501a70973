import type { Values } from "./values";

/** How often a field was read correctly, wrongly, or not at all. */
interface Count {
	right: number;
	wrong: number;
	missed: number;
}

/** Shares of what was read that is right, and of what is there that was read; 1 when there is nothing. */
export interface Share {
	precision: number;
	recall: number;
}

const share = (part: number, rest: number) => (part + rest === 0 ? 1 : part / (part + rest));

/** Counts of all fields over a corpus. */
export class Score {
	readonly #counts = new Map<string, Count>();

	/** Compares one CV; returns a line for each difference. */
	add(expected: Values, read: Values): string[] {
		const differences: string[] = [];
		for (const field of new Set([...expected.keys(), ...read.keys()])) {
			const count = this.#counts.get(field) ?? { right: 0, wrong: 0, missed: 0 };
			this.#counts.set(field, count);
			const open = [...(expected.get(field) ?? [])];
			for (const value of read.get(field) ?? []) {
				const at = open.indexOf(value);
				if (at >= 0) {
					open.splice(at, 1);
					count.right += 1;
				} else {
					count.wrong += 1;
					differences.push(`+ ${field}: ${value}`);
				}
			}
			count.missed += open.length;
			differences.push(...open.map((value) => `- ${field}: ${value}`));
		}
		return differences;
	}

	fields(): string[] {
		return [...this.#counts.keys()];
	}

	share(field: string): Share {
		const { right, wrong, missed } = this.#counts.get(field) ?? { right: 0, wrong: 0, missed: 0 };
		return { precision: share(right, wrong), recall: share(right, missed) };
	}

	/** All fields as a table. */
	table(): string {
		const rows = [...this.#counts].map(([field, { right, wrong, missed }]) => {
			const { precision, recall } = this.share(field);
			return [field, String(right + missed), precision.toFixed(3), recall.toFixed(3), String(wrong), String(missed)];
		});
		const all = [["field", "values", "precision", "recall", "wrong", "missed"], ...rows];
		const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
		const line = (row: string[]) =>
			`| ${row.map((cell, column) => (column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)))).join(" | ")} |`;
		return all.map(line).join("\n");
	}
}
