import "server-only";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { loadMessages } from "@/lib/i18n/messages";
import { type CompanyView, companyView } from "@/lib/job/company-view";
import { feedAccount } from "@/lib/job/feed/account";
import { readFeedName } from "@/lib/job/feed/names";
import { FEED_END, feedStart } from "@/lib/job/feed/xml";
import { env } from "../env";
import { asHostFailure } from "../host-failure";
import { loadCompany } from "../load-companies";
import { logFailure } from "../log";
import { requestIdOf } from "../outgoing-headers";
import { refuse } from "../refusal";
import { begin, streamText } from "../sitemap/stream-text";
import { feedJobs } from "./feed-jobs";

/** Not cached: a closed job leaves the feed with the next request. Search engines have the sitemap. */
const HEADERS = {
	"content-type": "application/xml; charset=utf-8",
	"cache-control": "no-store",
	"x-robots-tag": "noindex",
};

/** When a reader may retry after a host failed, in seconds. */
const RETRY_AFTER_S = "60";

/** The company that a feed is about; undefined for a feed of all companies, null if there is no such company. */
async function companyOf(slug: string | undefined): Promise<CompanyView | undefined | null> {
	if (!slug) return undefined;
	const found = await loadCompany(slug);
	return found && !found.preview ? companyView(found, slug, [], new Date()) : null;
}

/**
 * A feed of open jobs by the parts of its name, streamed: 404 for one that doesn't exist, 422 for a wrong account at its
 * board, 503 while a host can't be read. If a host fails later, the connection breaks, so that no reader takes half a feed
 * for a whole one. Never throws.
 */
export async function answerFeed(parts: readonly string[], { headers, signal, url }: Request): Promise<Response> {
	const feed = readFeedName(parts);
	if (!feed) return refuse("unknown_call");
	const { reader } = feed;
	const account = feedAccount(reader, new URL(url).searchParams);
	if (!account) return refuse("refused_values");
	const requestId = requestIdOf(headers);
	const note = (error: unknown) => logFailure(requestId, "feed", asHostFailure(error));
	try {
		const company = await companyOf(feed.company);
		if (company === null) return refuse("unknown_call");
		const name = company?.name ?? (await loadMessages("en")).common.productName;
		const start = feedStart({ reader, name, url: env().siteOrigin, now: new Date() });
		const walk = { requestId, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS.long)]) };
		const begun = await begin(feedJobs({ reader, company, account }, walk));
		// A company without an open job has an empty feed, which takes its jobs off the board.
		if (!begun) return new Response(start + FEED_END, { headers: HEADERS });
		return new Response(streamText(start, begun, FEED_END, note), { headers: HEADERS });
	} catch (error) {
		note(error);
		return refuse("host_unreachable", {}, { "retry-after": RETRY_AFTER_S });
	}
}
