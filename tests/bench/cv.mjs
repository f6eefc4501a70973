/**
 * Reads CVs in folders outside of this repository and writes the figures into docs/cv.md: precision and recall per field,
 * time and memory per CV. Beside each `name.pdf` or `name.docx` stands a `name.json` with what is in it: name, email, phone,
 * location, jobs (company, title), schools, skills, languages; under `optional`, lists of what a person might or might not
 * type, such as a second number: reading it is neither right nor wrong. A position without a company has the company "".
 *
 *     node tests/bench/cv.mjs "CVs that the reader was mended on=../cvs/seen" "untouched CVs=../cvs/held"
 *
 * `--beside "Name=script.mjs"` measures another reader on the same PDFs: a script that reads one from its standard input
 * and writes a `profile` in the contract's words, as JSON.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "../../scripts/bundle.mjs";
import { CvScore } from "./lib/cv-score.mjs";

const DOC = "docs/cv.md";
const MARKS = ["<!-- measured -->", "<!-- /measured -->"];
/** The process says at its end how much memory it had at most, in kilobytes. */
const REPORT = `data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS))`;

function read(script, file, format) {
	const started = performance.now();
	const run = spawnSync(process.execPath, ["--import", REPORT, script, format], {
		input: readFileSync(file),
		timeout: 15_000,
		maxBuffer: 8_000_000,
	});
	const ms = performance.now() - started;
	const mb = Number(/peak (\d+)/.exec(String(run.stderr))?.[1] ?? 0) / 1_024;
	const answer = run.status === 0 ? JSON.parse(String(run.stdout).trim().split("\n").at(-1) ?? "{}") : {};
	return { profile: answer.profile, ms, mb };
}

function measure(script, folder, other) {
	const score = new CvScore();
	const beside = other && new CvScore();
	const costs = [];
	for (const file of readdirSync(folder).filter((name) => /\.(pdf|docx)$/.test(name))) {
		const expected = join(folder, file.replace(/\.\w+$/, ".json"));
		if (!existsSync(expected)) continue;
		const { profile, ms, mb } = read(script, join(folder, file), file.split(".").at(-1));
		const values = JSON.parse(readFileSync(expected, "utf8"));
		score.add(values, profile);
		if (other && file.endsWith(".pdf")) beside.add(values, read(other, join(folder, file), "pdf").profile);
		costs.push({ ms, mb, isRead: profile !== undefined });
	}
	return { score, beside, costs };
}

function spread(numbers) {
	const sorted = [...numbers].sort((one, other) => one - other);
	const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
	return `${at(0.5)}, ${at(0.95)}, ${at(1)}`;
}

function section(title, { score, beside, costs }, name) {
	const others = beside?.rows().map(([, , ...figures]) => figures) ?? [];
	const rows = score.rows().map((row, at) => `| ${[...row, ...(others[at] ?? [])].join(" | ")} |`);
	const head = ["field", "values", "precision", "recall", ...(name ? [`${name}: precision`, "recall"] : [])];
	const unread = costs.filter(({ isRead }) => !isRead).length;
	return [
		`### ${title}`,
		`${costs.length} files, ${unread} of them unread. Median, 95 %, worst: ${spread(costs.map(({ ms }) => ms))} ms; ${spread(costs.map(({ mb }) => mb))} MB.`,
		[`| ${head.join(" | ")} |`, `|---${"|---:".repeat(head.length - 1)}|`, ...rows].join("\n"),
	].join("\n\n");
}

const outdir = mkdtempSync(join(tmpdir(), "cv-bench-"));
try {
	await bundle(process.cwd(), { outdir, entries: { "cv-process": "backend/cv-parsing/process.ts" } });
	const { values, positionals } = parseArgs({ options: { beside: { type: "string" } }, allowPositionals: true });
	const [name, other] = values.beside?.split("=") ?? [];
	const parts = positionals.map((argument) => argument.split("="));
	const script = join(outdir, "cv-process.mjs");
	const found = parts.map(([title, folder]) => section(title, measure(script, folder, other), name));
	const doc = readFileSync(DOC, "utf8");
	const [before, rest] = doc.split(MARKS[0]);
	const [, after] = rest.split(MARKS[1]);
	const day = new Date().toISOString().slice(0, 10);
	writeFileSync(DOC, `${before}${MARKS[0]}\n\nMeasured on ${day}.\n\n${found.join("\n\n")}\n\n${MARKS[1]}${after}`);
} finally {
	rmSync(outdir, { recursive: true, force: true });
}
