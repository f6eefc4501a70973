import "server-only";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { SitemapPart } from "@/lib/sitemap/parts";
import type { Walk } from "./ask-list";
import { countCompanyParts } from "./company-pages";
import { fits } from "./entries";
import { jobPages } from "./job-pages";

async function findJobParts(walk: Walk): Promise<SitemapPart[]> {
	const parts: SitemapPart[] = [];
	let listed = 0;
	for await (const page of jobPages(undefined, walk)) {
		if (page.jobs.length === 0) continue;
		if (parts.length === 0 || !fits(listed, page)) {
			parts.push({ kind: "jobs", after: page.after });
			listed = 0;
		}
		listed += page.jobs.length;
	}
	return parts;
}

async function findCompanyParts(walk: Walk): Promise<SitemapPart[]> {
	const count = await countCompanyParts(walk);
	return Array.from({ length: count }, (_, index) => ({ kind: "companies", number: index + 1 }));
}

async function find(requestId: string): Promise<SitemapPart[]> {
	const over = new AbortController();
	const walk = { requestId, signal: AbortSignal.any([over.signal, AbortSignal.timeout(TIMEOUT_MS.long)]) };
	try {
		const [companies, jobs] = await Promise.all([findCompanyParts(walk), findJobParts(walk)]);
		return [{ kind: "pages" }, ...companies, ...jobs];
	} finally {
		// When one list fails, the other is no longer needed.
		over.abort();
	}
}

let running: Promise<SitemapPart[]> | undefined;

/**
 * The sitemap's current parts, none of them empty. A host's list has cursors only, so finding the start of each part of jobs
 * requires walking all of it: one walk at a time, shared by concurrent callers. Throws `HostFailure`.
 */
export function findParts(requestId: string): Promise<SitemapPart[]> {
	running ??= find(requestId).finally(() => {
		running = undefined;
	});
	return running;
}
