import "server-only";
import { parseCode } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { slug } from "@/lib/contract/params";
import { type JobAddress, jobPath } from "@/lib/job/address";
import { LONGEST_CURSOR } from "@/lib/sitemap/parts";
import { MOST_URLS } from "@/lib/sitemap/xml";
import { HostFailure } from "../host-failure";
import { askList, type Walk } from "./ask-list";

/** A job as the sitemap lists it. */
export interface ListedJob {
	/** The job's one canonical page. */
	address: JobAddress;
	/** Its path. */
	path: string;
	/** When it changed, as the host writes it. */
	updatedAt: string | undefined;
}

/** One page of a host's list. */
export interface JobPage {
	/** The cursor before this page; none for the first. */
	after: string | undefined;
	jobs: ListedJob[];
}

type Answer = NonNullable<Awaited<ReturnType<typeof askList<(typeof ENDPOINTS)["sitemap"]>>>>;

/** Maximum number of pages per walk, in case a list never ends. */
const MOST_PAGES = 20_000;

/** Statuses with which a host rejects a cursor. */
const WRONG_CURSOR = [400, 422];

/** The same rule as for a job page's own canonical address; null for a row without a page. */
function readRow(row: Answer["data"][number]): ListedJob | null {
	const code = parseCode(row.open_code ?? "");
	const [company, job] = [slug.safeParse(row.company_slug), slug.safeParse(row.job_slug)];
	const updatedAt = row.updated_at;
	const at = (address: JobAddress): ListedJob => ({ address, path: jobPath(address), updatedAt });
	if (company.success && job.success && code?.region !== "eu")
		return at({ by: "slugs", company: company.data, job: job.data });
	return code ? at({ by: "code", code: code.code }) : null;
}

function readNext({ next }: Answer, after: string | undefined): string | undefined {
	if (next === undefined) return undefined;
	if (next === after || next.length > LONGEST_CURSOR) throw new HostFailure("bad_host_answer");
	return next;
}

/**
 * The host's jobs, one page at a time, from `start` on. Empty if the host has no such list, or none after that cursor; an
 * error at the end of a list is rethrown here. Throws `HostFailure`.
 */
export async function* jobPages(start: string | undefined, walk: Walk): AsyncGenerator<JobPage, void, void> {
	let after = start;
	for (let count = 0; count < MOST_PAGES; count += 1) {
		const query: Record<string, string> = after === undefined ? {} : { after };
		const missing = count === 0 && start !== undefined ? WRONG_CURSOR : [];
		const answer = await askList(ENDPOINTS.sitemap, { query, missing, walk });
		if (!answer && count === 0) return;
		if (!answer || answer.data.length > MOST_URLS) throw new HostFailure("bad_host_answer");
		yield { after, jobs: answer.data.map(readRow).filter((job) => job !== null) };
		after = readNext(answer, after);
		if (after === undefined) return;
	}
	throw new HostFailure("bad_host_answer");
}
