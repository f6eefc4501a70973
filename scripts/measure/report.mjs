/** The report of a test run: Markdown from the clock's steps and the tests' measurements. */
import { readFileSync } from "node:fs";
import { cpus } from "node:os";

const SLOWEST = 20;

const seconds = (ms) => (ms / 1_000).toFixed(1);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const sumOf = (list, field) => list.reduce((sum, entry) => sum + entry[field], 0);

/** A Markdown table of cells. */
const table = (head, rows) =>
	[head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

function stepRow({ name, from, ms, processor }, samples) {
	const meanwhile = samples.filter(({ at }) => at > from && at <= from + ms + 1_000);
	const busy = sumOf(meanwhile, "share") / Math.max(1, meanwhile.length);
	return [name, seconds(from), seconds(ms), processor.toFixed(1), `${Math.round(busy * 100)} %`];
}

/** Sums the measures of browser tests by their file. */
function byFile(measures) {
	const files = new Map();
	for (const { kind, name, ms, processorMs } of measures) {
		if (kind !== "test" && kind !== "file") continue;
		const file = name.split(": ")[0];
		const sum = files.get(file) ?? { tests: 0, ms: 0, processorMs: 0 };
		files.set(file, { tests: sum.tests + 1, ms: sum.ms + ms, processorMs: sum.processorMs + processorMs });
	}
	return [...files].sort(([, a], [, b]) => b.processorMs - a.processorMs);
}

const fileRow = ([file, { tests, ms, processorMs }]) => [`\`${file}\``, tests, seconds(ms), seconds(processorMs)];

function kindRow(measures, kind, label) {
	const found = measures.filter((measure) => measure.kind === kind);
	const of = (field) => found.map((measure) => measure[field]);
	return [
		label,
		found.length,
		seconds(median(of("ms"))),
		seconds(median(of("processorMs"))),
		seconds(sumOf(found, "processorMs")),
	];
}

/** Share of the run during which at most half of the processors were busy. */
function waiting(samples) {
	const idle = samples.filter(({ share }) => share <= 0.5).length;
	return `${Math.round((100 * idle) / Math.max(1, samples.length))} %`;
}

/** Reads what the tests measured: one JSON line each. */
export const readMeasures = (file) =>
	readFileSync(file, "utf8")
		.trim()
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line));

/** The report as Markdown. `passed` and `failed` are the runners' own counts. */
export function reportOf({ ms, steps, samples }, measures, { passed, failed }) {
	return [
		`${passed} tests passed and ${failed} failed in ${(ms / 60_000).toFixed(1)} minutes on ${cpus().length} processors. In ${waiting(samples)} of the run at most half of the processors were busy.`,
		table(
			["step", "starts at, s", "takes, s", "processor time, s", "processors busy"],
			steps.map((step) => stepRow(step, samples)),
		),
		table(
			["what", "times", "median, s", "median processor time, s", "processor time in all, s"],
			[kindRow(measures, "site", "start of a site"), kindRow(measures, "form", "filling in a form's required fields")],
		),
		`The ${SLOWEST} files that take the most processor time:`,
		table(["file", "tests", "takes, s", "processor time, s"], byFile(measures).slice(0, SLOWEST).map(fileRow)),
	].join("\n\n");
}

/** Puts a report between the marks of a page. */
export const withReport = (page, report) =>
	page.replace(/(<!-- measured -->)[\s\S]*(<!-- \/measured -->)/, `$1\n\n${report}\n\n$2`);
