import { Field, MISSING, type Path, type Problem } from "./field/field";
import { quote } from "./field/quote";
import { reasonIn } from "./field/reasons";
import { linesOf } from "./file/lines";
import { readSource } from "./file/read-source";
import { looksOf } from "./file/rows";
import type { Row, Source } from "./file/source";
import { ImportError } from "./import-error";
import type { ImportedJob } from "./imported-job";
import { own } from "./shapes/own";
import { KNOWN_LISTS, shapeOf } from "./shapes/recognise";
import { Strangers } from "./strangers";
import { Twins } from "./twins";

/** A job with the place in the file where it stands. */
export interface ReadJob {
	path: Path;
	/** Its place among the file's rows. */
	index: number;
	/** For people: its number in the file, and its title. */
	label: string;
	job: ImportedJob;
	/** What is unclear because of the row's own problems. */
	unclear: "company" | "name" | undefined;
}

/** What a file gave. */
export interface ReadFile {
	jobs: ReadJob[];
	/** The problems of the rows; if there are any, nothing is imported, but the rest is still checked. */
	problems: RowProblem[];
	/** Ids of jobs without a text, which a sync leaves as they are. */
	textless: string[];
	/** Notes that don't stop the import, one line each. */
	notes: string[];
	/** Describes a row's problem on one line: where it is, which job it is, and what is wrong. */
	explain: (problems: readonly RowProblem[]) => string[];
}

/** A problem of a row. */
export interface RowProblem {
	path: Path;
	/** A text that continues the name of the value at the path. */
	reason: string;
	row: Pick<ReadJob, "path" | "label" | "index">;
}

const labelOf = (row: Field, number: number) => {
	const title = row.first("title", "text", "name", "jobOpeningName");
	return title.isMissing || typeof title.value !== "string" ? `job ${number}` : `job ${number} ${quote(title.value)}`;
};

/** "salary.min", without the path of the row. */
const nameOf = (path: Path, row: Path) =>
	path
		.slice(row.length)
		.map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${part}`))
		.join("")
		.replace(/^\./, "");

/** Describes problems in the file's order, with the lines of `text`, where that is JSON. */
function explainer(text: string | undefined): ReadFile["explain"] {
	return (found) => {
		const problems = [...found].sort((a, b) => a.row.index - b.row.index);
		if (text === undefined) {
			return problems.map(({ row, path, reason }) =>
				[`${row.label}:`, nameOf(path, row.path), reason].filter(Boolean).join(" "),
			);
		}
		const lineOf = linesOf(text, [...problems.map(({ path }) => path), ...problems.map(({ row }) => row.path)]);
		return problems.map(({ row, path, reason }) => {
			const [start, line] = [lineOf(row.path), lineOf(path)];
			const where = line === start ? "" : ` (line ${line})`;
			return `line ${start}, ${row.label}: ${[nameOf(path, row.path) + where, reason].filter(Boolean).join(" ")}`;
		});
	};
}

/** Members that identify the company and the job of a row, in all shapes. */
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
	...["shortcode", "jobOpeningName"],
]);

/** What a row's problems leave unclear, so that no further problem is reported because of them. */
function unclearIn(job: ImportedJob, problems: readonly Problem[], row: Path): ReadJob["unclear"] {
	const { company, externalId, slug, openCode } = job;
	const isWrong = (members: ReadonlySet<unknown>) => problems.some(({ path }) => members.has(path[row.length]));
	if (company.title === undefined && isWrong(COMPANY)) return "company";
	return (externalId ?? slug ?? openCode) === undefined && isWrong(NAME) ? "name" : undefined;
}

/** The message for a source without jobs: what of it is broken, else what is known. */
function unknown({ looksLike, notes = [] }: Source): ImportError {
	if (notes.length > 0) return new ImportError(["No job can be read.", ...notes]);
	const known = `our own format, schema.org JobPostings (also inside of a web page), and the lists of ${KNOWN_LISTS}`;
	return new ImportError([`This isn't a list of jobs that is known; it looks like ${looksLike}. Known are ${known}.`]);
}

const isKnown = ({ value, path }: Row) => {
	const field = new Field(value, path, []);
	return !field.isObject || shapeOf(field) !== undefined;
};

function requireJobs(source: Source, isSync: boolean): void {
	const { rows, isList, isIncomplete, notes } = source;
	// A sync would close the jobs that it can't see.
	if (isSync && isIncomplete) throw new ImportError(notes ?? []);
	const isEmpty = rows.length === 0 && isList;
	if (isEmpty && !isSync) throw new ImportError(["The file has no jobs."]);
	if (!isEmpty && !rows.some(isKnown)) throw unknown(source);
}

/** The text of a problem without its own template. */
const STRANGE = "isn't a job in a format that is known; it looks like {value}";

/** Reads one row, and notes what is wrong with it. */
function readRow({ path, value }: Row, index: number, nodes: Source["nodes"]) {
	const found: Problem[] = [];
	const field = new Field(value, path, found, nodes);
	const shape = field.isObject ? shapeOf(field) : undefined;
	if (!field.isObject) field.wrong("is {value}, not a job", { value: quote(value) });
	else if (!shape) field.wrong(STRANGE, { value: looksOf(value) });
	const row = { path, label: labelOf(field, index + 1), index };
	const read = shape?.read(field);
	const problems = found.map((problem) => ({ path: problem.path, reason: reasonIn(problem, "en"), row }));
	return { row, field, shape, read, found, problems };
}

/** Whether the only problem of a board's job is that it has no text; in our own format, that is a mistake. */
const isTextless = ({ shape, read, found }: Pick<ReturnType<typeof readRow>, "shape" | "read" | "found">): boolean => {
	const [problem, ...others] = found;
	const hasNoText = read !== undefined && !("unlisted" in read) && read.about === "";
	return shape !== own && hasNoText && problem?.template === MISSING && others.length === 0;
};

const idOf = ({ read }: Pick<ReturnType<typeof readRow>, "read">): string[] =>
	read && "externalId" in read && read.externalId ? [read.externalId] : [];

/**
 * Reads the jobs of a source, whatever shapes its rows have, and notes what is wrong with them. Throws `ImportError` if
 * the source has no jobs, or none in a known shape. A sync accepts an empty source and skips jobs without a text, but not
 * a source that can't be read as a whole.
 */
export function readSourceJobs(source: Source, { isSync = false } = {}): ReadFile {
	requireJobs(source, isSync);
	const { rows, nodes, json } = source;
	const all = rows.map((row, index) => ({ ...readRow(row, index, nodes), company: row.company }));
	const bare = new Set(isSync ? all.filter(isTextless) : []);
	const notes = [...(source.notes ?? []), ...[...bare].map(({ row }) => `Left out: ${row.label}, it has no text.`)];
	const problems: RowProblem[] = [];
	const jobs: ReadJob[] = [];
	const strangers = new Strangers();
	const twins = new Twins();
	for (const one of all) {
		const { read: job, shape, field, found, row, company } = one;
		if (bare.has(one)) continue;
		problems.push(...one.problems);
		if (!job || !shape) continue;
		if ("unlisted" in job) {
			notes.push(`Left out: ${row.label}, ${job.unlisted}.`);
			continue;
		}
		strangers.add(field, shape, job.notTaken);
		if (shape.repeats && twins.joins(job)) continue;
		job.company.title ??= company;
		jobs.push({ ...row, job, unclear: unclearIn(job, found, row.path) });
	}
	return {
		jobs,
		problems,
		textless: [...bare].flatMap(idOf),
		notes: [...notes, ...strangers.notes()],
		explain: explainer(json),
	};
}

/** The same for a text: JSON, XML or a web page. */
export const readJobs = (text: string): ReadFile => readSourceJobs(readSource(text));
