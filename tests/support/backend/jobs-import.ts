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

/** Runs the import in this process over a region's database in `dataDir`, or at `databaseUrl`. */
export function importer({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined }) {
	const region = { port: 0, publicUrl: "http://backend.test", databaseUrl };
	const settings = {
		dataDir,
		demoData: true,
		logLevel: "silent",
		siteOrigin: "https://www.example.com",
		regions: { main: region, eu: region },
	};

	return async (file: unknown, ...options: string[]): Promise<Imported> => {
		const path = join(dataDir, "jobs.json");
		writeFileSync(path, typeof file === "string" ? file : JSON.stringify(file, null, "\t"));
		const [out, errors]: [string[], string[]] = [[], []];
		const output = { out: (line: string) => out.push(line), error: (line: string) => errors.push(line) };
		const code = await runJobs(["import", path, ...options], settings, output);
		const codes = out.flatMap((line) => /^ +\S+\/p\/(\S+)$/.exec(line)?.[1] ?? []);
		return { code, out, errors, codes: codes.map(decodeURIComponent) };
	};
}
