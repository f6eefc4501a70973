import { type Advice, adviceOn } from "../../job/advice";
import type { JobRow } from "../../store/schema";

/** A job to store, and how people find it in the file. */
interface NotedJob {
	label: string;
	row: JobRow;
}

function sentence(advice: Advice): string {
	switch (advice.kind) {
		case "openPay":
			return `Pay without its ${advice.missing}: candidates like to know both ends`;
		case "markup":
			return `Listed, but gets no JobPosting markup without ${advice.missing.join(", ")}`;
		case "over":
			return "Closed: its due date has passed";
		case "language":
			return `In the language ${advice.language}, which the site has no words for; its own words are in English`;
	}
}

const LEFT = (count: number) => (count === 1 ? "1 more job" : `${count} more jobs`);

/** Notes about imported jobs that don't stop the import: one line each, with the first job that it applies to. */
export function notesOn(jobs: readonly NotedJob[], now: Date): string[] {
	const found = new Map<string, string[]>();
	for (const { label, row } of jobs) {
		for (const advice of adviceOn(row, now)) {
			const note = sentence(advice);
			found.set(note, [...(found.get(note) ?? []), label]);
		}
	}
	return [...found].map(([note, [first, ...more]]) => {
		return `${note} (${more.length > 0 ? `${first} and ${LEFT(more.length)}` : first}).`;
	});
}
