import type { Env } from "@/lib/server/env";
import { hostVariables, jsonAnswer, type Respond, StubHost } from "../hosts/stub-host";

let mockEnv: Env;

// The real parser over settings of the test's own, instead of this process's variables.
jest.mock("@/lib/server/env", () => ({
	...jest.requireActual<typeof import("@/lib/server/env")>("@/lib/server/env"),
	env: () => mockEnv,
}));

import { parseEnv } from "@/lib/server/env";
import { answerIndex, answerPart } from "@/lib/server/sitemap/answer";
import { type ReadSitemap, readSitemap } from "./sitemap-xml";

/** Origin of the site whose sitemap is tested. */
export const SITE = "https://jobs.example";

/** A row of the list that the sitemap is made from, as a host writes it. */
export type ListRow = Record<string, unknown>;

/** A host's jobs and companies, paged; null for a list that the host doesn't have. */
export interface Lists {
	jobs: ListRow[] | null;
	companies: (string | null)[] | null;
	/** Rows of jobs in an answer. */
	jobsPerPage: number;
	/** Status of a list that isn't there. */
	missing: number;
}

const LISTS: Lists = { jobs: [], companies: [], jobsPerPage: 1_000, missing: 404 };

/** The text around a cursor, so that no part of the site can mistake it for a number. */
const CURSOR = ["«a/b?c=", '&"<ü>»'] as const;

const cursorOf = (place: number) => CURSOR.join(String(place));
const placeOf = (cursor: string) => Number(cursor.slice(CURSOR[0].length, -CURSOR[1].length));

function companyAnswer(companies: Lists["companies"], query: URLSearchParams) {
	const [page, size] = [Number(query.get("page")), Number(query.get("per_page"))];
	const all = companies ?? [];
	const data = all
		.slice((page - 1) * size, page * size)
		.map((slug, index) => ({ id: index, title: "x", logoUrl: null, jobListUrl: slug }));
	return { data, current_page: page, per_page: size, total: all.length };
}

function jobAnswer({ jobs, jobsPerPage }: Lists, query: URLSearchParams) {
	const after = query.get("after");
	const start = after === null ? 0 : placeOf(after);
	const end = start + jobsPerPage;
	const all = jobs ?? [];
	return { data: all.slice(start, end), next: end < all.length ? cursorOf(end) : null };
}

/** Answers the two calls that the sitemap is made from; cursors hold every character that could go wrong on the way. */
export function listing(given: Partial<Lists>): Respond {
	const lists = { ...LISTS, ...given };
	return (response, seen) => {
		const { pathname, searchParams } = new URL(seen.url, "http://host");
		const isJobs = pathname === "/public/sitemap";
		const list = isJobs ? lists.jobs : lists.companies;
		if (list === null) return jsonAnswer(lists.missing, { message: "unknown" })(response, seen);
		const body = isJobs ? jobAnswer(lists, searchParams) : companyAnswer(lists.companies, searchParams);
		return jsonAnswer(200, body)(response, seen);
	};
}

/** The sitemap in this process, over a host that is a stub. */
export interface TestedSitemap {
	host: StubHost;
	/** The answer for a path of the site. */
	get: (path: string, signal?: AbortSignal) => Promise<Response>;
	read: (path: string) => Promise<ReadSitemap>;
	/** Everything that the index leads to: each part with its pages. */
	all: () => Promise<{ path: string; pages: ReadSitemap["entries"] }[]>;
	close: () => Promise<void>;
}

/** Opens the sitemap over a new stub host. */
export async function openSitemap(): Promise<TestedSitemap> {
	const host = await new StubHost().start();
	mockEnv = parseEnv({ SITE_ORIGIN: SITE, LOG_LEVEL: "silent", ...hostVariables(host.origin) });
	const get: TestedSitemap["get"] = (path, signal) => {
		const request = new Request(SITE + path, { signal });
		return path === "/sitemap.xml" ? answerIndex(request) : answerPart(path.replace("/sitemaps/", ""), request);
	};
	const read: TestedSitemap["read"] = async (path) => {
		const answer = await get(path);
		if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
		return readSitemap(await answer.text());
	};
	const all: TestedSitemap["all"] = async () => {
		const parts = [];
		for (const { loc } of (await read("/sitemap.xml")).entries) {
			const path = loc.slice(SITE.length);
			parts.push({ path, pages: (await read(path)).entries });
		}
		return parts;
	};
	return { host, get, read, all, close: () => host.stop() };
}
