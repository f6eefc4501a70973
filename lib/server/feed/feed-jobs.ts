import "server-only";
import { loadMessages } from "@/lib/i18n/messages";
import type { JobAddress } from "@/lib/job/address";
import type { CompanyView } from "@/lib/job/company-view";
import { feedEntries } from "@/lib/job/feed/entries";
import type { FeedReader } from "@/lib/job/feed/names";
import { isClosed, jobView } from "@/lib/job/view";
import { env } from "../env";
import { jobDescription } from "../job-description";
import { loadJob } from "../load-job";
import type { Walk } from "../sitemap/ask-list";
import { jobPages } from "../sitemap/job-pages";

/** Jobs that are asked for at a time. */
const AT_A_TIME = 8;

type Headings = Awaited<ReturnType<typeof loadMessages>>["job"];

/** A job's entries; empty if it has been closed or removed meanwhile, or is unlisted. */
async function entriesOf(address: JobAddress, reader: FeedReader, headings: Headings): Promise<string> {
	const detail = await loadJob(address);
	const view = detail && jobView(detail, address, []);
	if (!view?.title || view.isUnlisted || isClosed(view, new Date())) return "";
	const url = env().siteOrigin + view.canonicalPath;
	return feedEntries(view, reader, { description: jobDescription(view, headings), url });
}

/** The addresses of a company's open jobs, or of all, as the host lists them now. */
async function* addresses(company: CompanyView | undefined, walk: Walk): AsyncGenerator<JobAddress[]> {
	if (company) return yield company.jobs.flatMap(({ address }) => address ?? []);
	for await (const { jobs } of jobPages(undefined, walk)) yield jobs.map(({ address }) => address);
}

interface Feed {
	reader: FeedReader;
	/** The company whose jobs it holds; undefined for all. */
	company: CompanyView | undefined;
}

/** A feed's entries, read from the host while they are written: a few jobs at a time, in their order. Throws `HostFailure`. */
export async function* feedJobs({ reader, company }: Feed, walk: Walk): AsyncGenerator<string, void, void> {
	const { job: headings } = await loadMessages("en");
	for await (const wanted of addresses(company, walk)) {
		for (let at = 0; at < wanted.length; at += AT_A_TIME) {
			const some = wanted.slice(at, at + AT_A_TIME);
			yield (await Promise.all(some.map((address) => entriesOf(address, reader, headings)))).join("");
		}
	}
}
