import { codeIn, type Region } from "../../../lib/contract/code";
import type { Removal } from "./remove-demo";

const NAMES = { main: "Main region", eu: "EU region" } as const;

/** What is counted, in singular and plural. */
const WORDS = {
	companies: ["company", "companies"],
	jobs: ["job", "jobs"],
	applications: ["application", "applications"],
	requests: ["document request", "document requests"],
	articles: ["blog article", "blog articles"],
	accounts: ["account", "accounts"],
} as const;

type Counted = keyof typeof WORDS;

function counted(removed: Removal["removed"]): string {
	const parts = (Object.keys(WORDS) as Counted[]).flatMap((key) => {
		const count = removed[key];
		return count === 0 ? [] : [`${count} ${WORDS[key][count === 1 ? 0 : 1]}`];
	});
	return parts.length === 0 ? "there was no demo data" : `removed ${parts.join(", ")}`;
}

/** The lines that tell what was removed from a region, and what stays for which reason. */
export function reportRemoval(region: Region, removal: Removal | null): string[] {
	if (!removal) return [`${NAMES[region]}: there is no database yet.`];
	const { removed, stays } = removal;
	const jobs = stays.jobs.map(({ code, title }) => `  ${codeIn(region, code)} (${title})`);
	const companies = stays.companies.map((title) => `  ${title}`);
	return [
		`${NAMES[region]}: ${counted(removed)}.`,
		...(jobs.length > 0 ? ["These jobs stay, because people sent something to them:", ...jobs] : []),
		...(companies.length > 0 ? ["These companies stay, because they have jobs or members:", ...companies] : []),
		...(jobs.length > 0 ? ["npm run demo -- remove --with-applications deletes what was sent, too."] : []),
	];
}
