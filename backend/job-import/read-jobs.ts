import { Field, type Path, type Problem } from "./field/field";
import { quote } from "./field/quote";
import { reasonIn } from "./field/reasons";
import { linesOf } from "./file/lines";
import { parseJson } from "./file/parse-json";
import { findRows, type Row } from "./file/rows";
import { ImportError } from "./import-error";
import type { ImportedJob } from "./imported-job";
import { shapeOf } from "./shapes/recognise";

/** A job with the place in the file where it stands. */
export interface ReadJob {
	path: Path;
	/** Its place among the file's rows. */
	index: number;
	/** For people: its number in the file, and its title. */
	label: string;
	job: ImportedJob;
	/** What can't be told because of the row's own problems. */
	unclear: "company" | "name" | undefined;
}

/** What a file gave. */
export interface ReadFile {
	jobs: ReadJob[];
	/** What is wrong with the rows; nothing may be imported then, but the rest can still be looked at. */
	problems: RowProblem[];
	/** Things worth knowing that stop nothing, a line each. */
	notes: string[];
	/** Names a row's problem in a line: where it stands, which job it is, and what is wrong. */
	explain: (problems: readonly RowProblem[]) => string[];
}

/** A problem of a row. */
export interface RowProblem {
	path: Path;
	/** Words that go on from the name of the value at the path. */
	reason: string;
	row: Pick<ReadJob, "path" | "label" | "index">;
}

const labelOf = (row: Field, number: number) => {
	const title = row.first("title", "text", "name");
	return title.isMissing || typeof title.value !== "string" ? `job ${number}` : `job ${number} ${quote(title.value)}`;
};

/** "salary.min", without the way to the row. */
const nameOf = (path: Path, row: Path) =>
	path
		.slice(row.length)
		.map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${part}`))
		.join("")
		.replace(/^\./, "");

/** Describes problems in the lines of `text`, in the file's order. */
function explainer(text: string): ReadFile["explain"] {
	return (found) => {
		const problems = [...found].sort((a, b) => a.row.index - b.row.index);
		const lineOf = linesOf(text, [...problems.map(({ path }) => path), ...problems.map(({ row }) => row.path)]);
		return problems.map(({ row, path, reason }) => {
			const [start, line] = [lineOf(row.path), lineOf(path)];
			const where = line === start ? "" : ` (line ${line})`;
			return `line ${start}, ${row.label}: ${[nameOf(path, row.path) + where, reason].filter(Boolean).join(" ")}`;
		});
	};
}

/** Members that tell the company and the job of a row, in all shapes. */
const COMPANY = new Set<unknown>(["company", "company_name", "hiringOrganization"]);
const NAME = new Set<unknown>([
	"id",
	"@id",
	"identifier",
	"url",
	"jobUrl",
	"slug",
	"open_code",
	"title",
	"name",
	"text",
]);

/** What a row's problems leave open, so that no other problem follows from them. */
function unclearIn(job: ImportedJob, problems: readonly Problem[], row: Path): ReadJob["unclear"] {
	const { company, externalId, slug, openCode } = job;
	const isWrong = (members: ReadonlySet<unknown>) => problems.some(({ path }) => members.has(path[row.length]));
	if (company.title === undefined && isWrong(COMPANY)) return "company";
	return (externalId ?? slug ?? openCode) === undefined && isWrong(NAME) ? "name" : undefined;
}

/** Members that no reader looks at, such as slips of the pen, with the jobs that have them. */
class Strangers {
	private readonly counts = new Map<string, number>();

	add(row: Field, members: readonly string[] | undefined): void {
		for (const key of members ? row.keys().filter((name) => !members.includes(name)) : []) {
			this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
		}
	}

	notes(): string[] {
		return [...this.counts].map(
			([key, count]) => `Not taken: ${quote(key)} (${count} ${count === 1 ? "job" : "jobs"}).`,
		);
	}
}

/**
 * Reads the jobs of a file's text, whatever shapes its rows have, and notes what is wrong with them. Throws
 * `ImportError` where the text isn't JSON or has no jobs.
 */
export function readJobs(text: string): ReadFile {
	const { rows, nodes } = findRows(parseJson(text));
	if (rows.length === 0) throw new ImportError(["The file has no jobs."]);
	const problems: RowProblem[] = [];
	const jobs: ReadJob[] = [];
	const notes: string[] = [];
	const strangers = new Strangers();

	function read({ path, value }: Row, index: number): void {
		const found: Problem[] = [];
		const field = new Field(value, path, found, nodes);
		const label = labelOf(field, index + 1);
		if (!field.isObject) field.wrong("is {value}, not a job", { value: quote(value) });
		const shape = shapeOf(field);
		const job = field.isObject ? shape.read(field) : undefined;
		strangers.add(field, shape.members);
		const row = { path, label, index };
		problems.push(...found.map((problem) => ({ path: problem.path, reason: reasonIn(problem, "en"), row })));
		if (job && "unlisted" in job) notes.push(`Left out: ${label}, ${job.unlisted}.`);
		else if (job) jobs.push({ path, index, label, job, unclear: unclearIn(job, found, path) });
	}

	for (const [index, row] of rows.entries()) read(row, index);
	return { jobs, problems, notes: [...notes, ...strangers.notes()], explain: explainer(text) };
}
