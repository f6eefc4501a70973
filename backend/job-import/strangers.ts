import type { Field } from "./field/field";
import { quote } from "./field/quote";
import type { Shape } from "./shapes/shape";

const isEmpty = (field: Field) => field.isMissing || field.each().length === 0;

/** Unread members, such as misspelt ones and those that pages don't show, with the jobs that have them. */
export class Strangers {
	private readonly counts = new Map<string, number>();

	/** Adds a row's members that its shape doesn't know, and other data of its job that isn't imported. */
	add(row: Field, { members }: Shape, notTaken: readonly string[] = []): void {
		const unknown = row.keys().filter((name) => !members.includes(name) && !isEmpty(row.at(name)));
		for (const key of new Set([...unknown, ...notTaken])) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
	}

	notes(): string[] {
		return [...this.counts].map(
			([key, count]) => `Not taken: ${quote(key)} (${count} ${count === 1 ? "job" : "jobs"}).`,
		);
	}
}
