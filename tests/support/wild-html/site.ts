import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Site, startSite } from "../sites/site";
import { wildJobs } from "./wild-html";

/** A running site with a plain job and many wild ones, all of them imported. */
export interface WildSite {
	site: Site;
	/** Code of the plain job, with which the others are compared. */
	plain: string;
	wild: { code: string; kind: string }[];
}

const JOB = {
	title: "Wild Job",
	city: "Bandung",
	country: "ID",
	published_at: "2026-11-01",
	listed: true,
	company: { title: "Wild Jobs Ltd" },
};

const PLAIN = { id: "plain", aboutDescription: "<p>a</p>", responsibility: "<p>b</p>", requirement: "<p>c</p>" };

const rowsOf = (jobs: ReturnType<typeof wildJobs>) => [
	{ ...JOB, ...PLAIN },
	...jobs.map(({ about, responsibility, requirement }, index) => {
		return { ...JOB, id: index, aboutDescription: about, responsibility, requirement };
	}),
];

/** Imports rows into a running site by the command that people use. Gives the codes, in the rows' order. */
async function importRows(site: Site, rows: readonly object[]): Promise<string[]> {
	const path = join(site.dataDir, "wild.json");
	writeFileSync(path, JSON.stringify(rows));
	const child = spawn(process.execPath, ["scripts/jobs.mjs", "import", path], {
		stdio: ["ignore", "pipe", "inherit"],
		env: { NODE_ENV: "production", DATA_DIR: site.dataDir, SITE_ORIGIN: site.origin },
	});
	const parts: string[] = [];
	child.stdout.on("data", (data) => parts.push(String(data)));
	const [exit] = await once(child, "close");
	const codes = [...parts.join("").matchAll(/\/p\/(\w+)$/gm)].map(([, code = ""]) => code);
	if (exit !== 0 || codes.length !== rows.length) throw new Error(`the import failed: ${parts.join("").slice(-500)}`);
	return codes;
}

/** Starts a site and imports `count` wild jobs into it. */
export async function startWildSite(count: number): Promise<WildSite> {
	const site = await startSite();
	try {
		const jobs = wildJobs(count);
		const [plain = "", ...codes] = await importRows(site, rowsOf(jobs));
		return { site, plain, wild: jobs.map(({ kind }, index) => ({ kind, code: codes[index] ?? "" })) };
	} catch (error) {
		await site.stop();
		throw error;
	}
}
