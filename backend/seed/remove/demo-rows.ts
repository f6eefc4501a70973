import type { Region } from "../../../lib/contract/code";
import type { Store } from "../../store/open";
import type { SeedData } from "../entry";
import { SETS } from "../sets";

/** What names the demo data of a region; no list is empty. Ids below a million are the demo data's own. */
export interface DemoRows {
	companies: number[];
	jobs: number[];
	applications: string[];
	requests: string[];
	/** Requests that were written with what came in for them. */
	answered: string[];
	answers: string[];
	articles: string[];
	codes: string[];
	teamJobs: number[];
	accounts: number[];
}

/** The sets that a region has had. */
async function writtenSets(store: Store, region: Region): Promise<SeedData[]> {
	const names = (await store.selectFrom("seeds").select("name").execute()).map(({ name }) => name);
	const written = SETS.filter(({ name }) => names.includes(name));
	return Promise.all(written.map(({ load }) => load(region)));
}

/** Names the rows of all sets that a region has had, whether they are still there or not. */
export async function demoRows(store: Store, region: Region): Promise<DemoRows> {
	const sets = await writtenSets(store, region);
	const all = <K extends keyof SeedData>(key: K) =>
		sets.flatMap((set) => [...((set[key] ?? []) as NonNullable<SeedData[K]>)]);
	// No row has the first of each: a list in SQL can't be empty.
	const numbers = (rows: readonly { id: number }[]) => [0, ...rows.map(({ id }) => id)];
	const hashes = (rows: readonly { hash: string }[]) => ["", ...rows.map(({ hash }) => hash)];
	const requests = all("requests");
	return {
		companies: numbers(all("companies")),
		jobs: numbers(all("jobs")),
		applications: ["", ...all("applications").map(({ id }) => id)],
		requests: hashes(requests),
		answered: hashes(requests.filter(({ submitted }) => submitted)),
		answers: hashes(all("answers")),
		articles: ["", ...all("articles").map(({ item }) => item)],
		codes: ["", ...all("codes").map(({ code }) => code)],
		teamJobs: numbers(all("teamJobs")),
		accounts: numbers(all("accounts")),
	};
}
