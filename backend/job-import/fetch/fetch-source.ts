import type { FetchLink } from "../../link-check/fetch/fetch-link";
import { isMembers, type Row, type Source } from "../file/source";
import { ImportError } from "../import-error";
import { detailsFor } from "./details";
import { readAddress } from "./read-address";

/** Maximum number of pages of a list, and of simultaneous requests for details. */
const MOST_PAGES = 200;
const AT_A_TIME = 4;

/** How long a list may take in all, in milliseconds: a sync that runs every hour must have ended before the next one. */
const LONGEST_MS = 15 * 60_000;

/** The address of a list's next page; undefined for the last one. */
function nextPage({ next }: Source, list: URL, { have, total }: { have: number; total: number }): URL | undefined {
	if (next !== undefined) return new URL(next, list);
	if (have >= total) return undefined;
	const url = new URL(list);
	url.searchParams.set("offset", String(have));
	return url;
}

const wrong = (url: URL, reason: string) => new ImportError([`${url.href}: ${reason}`]);

/** A further page, which has jobs, or is at least a list. */
async function furtherPage(url: URL, fetchLink: FetchLink): Promise<Source> {
	const page = await readAddress(url, fetchLink);
	if (page.rows.length > 0 || page.isList) return page;
	throw wrong(url, `is no page of the list; it looks like ${page.looksLike}`);
}

/** A list with all of its pages. Throws `ImportError` if one of them is missing, so that no job seems to be. */
async function allPages(list: URL, fetchLink: FetchLink): Promise<Source> {
	const first = await readAddress(list, fetchLink);
	const rows = [...first.rows];
	const asked = new Set([list.href]);
	let page = first;
	for (;;) {
		const total = page.total ?? first.total ?? 0;
		const url = nextPage(page, list, { have: rows.length, total });
		// Line numbers are known for the first page only.
		if (!url) return asked.size === 1 ? first : { ...first, rows, json: undefined };
		if (page.rows.length === 0 && rows.length < total) throw wrong(list, `ends after ${rows.length} of ${total} jobs`);
		if (asked.has(url.href)) throw wrong(url, "is named as the next page once more");
		if (asked.size === MOST_PAGES) throw wrong(list, `has more than ${MOST_PAGES} pages`);
		asked.add(url.href);
		page = await furtherPage(url, fetchLink);
		rows.push(...page.rows);
	}
}

/** The job of a details' answer, as it stands, without what a list has around its rows. */
const answerOf = (source: Source): unknown => (source.json === undefined ? undefined : JSON.parse(source.json));

async function complete(row: Row, list: URL, fetchLink: FetchLink): Promise<Row> {
	const details = detailsFor(row.value);
	if (!details || !isMembers(row.value)) return row;
	const answer = answerOf(await readAddress(details.address(row.value, list), fetchLink));
	return { ...row, value: details.merge(row.value, answer) };
}

/** Limits the time of all requests together; the one that exceeds it is cut off. */
function within(longestMs: number, list: URL, fetchLink: FetchLink): FetchLink {
	const end = performance.now() + longestMs;
	const refuseLate = () => {
		if (performance.now() >= end) throw wrong(list, `takes longer than ${longestMs / 1_000} s in all`);
	};
	return async (url, totalMs, read) => {
		refuseLate();
		try {
			return await fetchLink(url, Math.min(totalMs, end - performance.now()), read);
		} catch (error) {
			refuseLate();
			throw error;
		}
	};
}

/**
 * Reads a list of jobs from its address: all of its pages, and each job's text where the board keeps it apart. Throws
 * `ImportError` if any of these requests fails or all of them take longer than `longestMs`, so that no job seems to be
 * missing.
 */
export async function fetchSource(list: URL, follow: FetchLink, longestMs = LONGEST_MS): Promise<Source> {
	const fetchLink = within(longestMs, list, follow);
	const source = await allPages(list, fetchLink);
	const rows: Row[] = [];
	for (let at = 0; at < source.rows.length; at += AT_A_TIME) {
		const some = source.rows.slice(at, at + AT_A_TIME).map((row) => complete(row, list, fetchLink));
		rows.push(...(await Promise.all(some)));
	}
	const isSame = rows.every((row, index) => row === source.rows[index]);
	return isSame ? source : { ...source, rows, json: undefined };
}
