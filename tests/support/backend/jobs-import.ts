import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runJobs } from "@/backend/job-import/main";

/** The result of an import. */
export interface Imported {
	code: number;
	out: string[];
	errors: string[];
	/** The open codes that it named, in the file's order. */
	codes: string[];
}

interface Place {
	dataDir: string;
	databaseUrl: string | undefined;
	/** Settings besides the usual ones. */
	more?: object;
}

/** Runs the command in this process over a region's database in `dataDir`, or at `databaseUrl`. */
export function jobsCommand({ dataDir, databaseUrl, more = {} }: Place) {
	const region = { port: 0, publicUrl: "http://backend.test", databaseUrl };
	const settings = {
		dataDir,
		demoData: true,
		logLevel: "silent",
		siteOrigin: "https://www.example.com",
		regions: { main: region, eu: region },
		...more,
	};
	return async (...args: string[]): Promise<Imported> => {
		const [out, errors]: [string[], string[]] = [[], []];
		const output = { out: (line: string) => out.push(line), error: (line: string) => errors.push(line) };
		const code = await runJobs(args, settings, output);
		const codes = out.flatMap((line) => /^ +\S+\/p\/(\S+)$/.exec(line)?.[1] ?? []);
		return { code, out, errors, codes: codes.map(decodeURIComponent) };
	};
}

/** Runs the import of a file with the given content. */
export function importer(place: Place) {
	const run = jobsCommand(place);
	return (file: unknown, ...options: string[]): Promise<Imported> => {
		const path = join(place.dataDir, "jobs.json");
		writeFileSync(path, typeof file === "string" ? file : JSON.stringify(file, null, "\t"));
		return run("import", path, ...options);
	};
}
