import "server-only";
import { DEFAULT_LOCALE, nearestLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { JobAddress } from "@/lib/job/address";
import type { CompanyView } from "@/lib/job/company-view";
import { feedEntries } from "@/lib/job/feed/entries";
import type { FeedReader } from "@/lib/job/feed/names";
import type { Element } from "@/lib/job/feed/xml";
import { isClosed, jobView } from "@/lib/job/view";
import { env } from "../env";
import { jobDescription } from "../job-description";
import { loadJob } from "../load-job";
import type { Walk } from "../sitemap/ask-list";
import { jobPages } from "../sitemap/job-pages";

/** Jobs that are asked for at a time. */
const AT_A_TIME = 8;

interface Feed {
	reader: FeedReader;
	/** The company whose jobs it holds; undefined for all. */
	company: CompanyView | undefined;
	account: readonly Element[];
}

/** A job's entries; empty if it has been closed or removed meanwhile, or is unlisted. */
async function entriesOf(address: JobAddress, { reader, account }: Feed): Promise<string> {
	const detail = await loadJob(address);
	const view = detail && jobView(detail, address, []);
	if (!view?.title || view.isUnlisted || isClosed(view, new Date())) return "";
	const url = env().siteOrigin + view.canonicalPath;
	const { job: headings } = await loadMessages(nearestLocale(view.language) ?? DEFAULT_LOCALE);
	return feedEntries(view, reader, { description: jobDescription(view, headings), url, account });
}

/** The addresses of a company's open jobs, or of all, as the host lists them now. */
async function* addresses(company: CompanyView | undefined, walk: Walk): AsyncGenerator<JobAddress[]> {
	if (company) return yield company.jobs.flatMap(({ address }) => address ?? []);
	for await (const { jobs } of jobPages(undefined, walk)) yield jobs.map(({ address }) => address);
}

/** A feed's entries, read from the host while they are written: a few jobs at a time, in their order. Throws `HostFailure`. */
export async function* feedJobs(feed: Feed, walk: Walk): AsyncGenerator<string, void, void> {
	for await (const wanted of addresses(feed.company, walk)) {
		for (let at = 0; at < wanted.length; at += AT_A_TIME) {
			const some = wanted.slice(at, at + AT_A_TIME);
			yield (await Promise.all(some.map((address) => entriesOf(address, feed)))).join("");
		}
	}
}
