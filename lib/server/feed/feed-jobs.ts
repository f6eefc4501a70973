import "server-only";
import { loadMessages } from "@/lib/i18n/messages";
import type { JobAddress } from "@/lib/job/address";
import { feedEntries } from "@/lib/job/feed/entries";
import type { FeedName } from "@/lib/job/feed/names";
import { isClosed, jobView } from "@/lib/job/view";
import { env } from "../env";
import { jobDescription } from "../job-description";
import { loadJob } from "../load-job";
import type { Walk } from "../sitemap/ask-list";
import { jobPages, type ListedJob } from "../sitemap/job-pages";

/** Jobs that are asked for at a time. */
const AT_A_TIME = 8;

type Headings = Awaited<ReturnType<typeof loadMessages>>["job"];

/** A job's entries; empty for one that has closed or gone meanwhile, or that no list may name. */
async function entriesOf(address: JobAddress, { reader }: FeedName, headings: Headings): Promise<string> {
	const detail = await loadJob(address);
	const view = detail && jobView(detail, address, []);
	if (!view?.title || view.isUnlisted || isClosed(view, new Date())) return "";
	const url = env().siteOrigin + view.canonicalPath;
	return feedEntries(view, reader, { description: jobDescription(view, headings), url });
}

const isOf =
	(company: string) =>
	({ address }: ListedJob): boolean =>
		address.by === "slugs" && address.company.toLowerCase() === company.toLowerCase();

/**
 * A feed's entries, read from the host's current list of open jobs while they are written; a few jobs at a time, in their
 * order. Throws `HostFailure`.
 */
export async function* feedJobs(feed: FeedName, walk: Walk): AsyncGenerator<string, void, void> {
	const { job: headings } = await loadMessages("en");
	for await (const { jobs } of jobPages(undefined, walk)) {
		const wanted = feed.company ? jobs.filter(isOf(feed.company)) : jobs;
		for (let at = 0; at < wanted.length; at += AT_A_TIME) {
			const some = wanted.slice(at, at + AT_A_TIME);
			yield (await Promise.all(some.map(({ address }) => entriesOf(address, feed, headings)))).join("");
		}
	}
}
