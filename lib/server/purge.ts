import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { z } from "zod";
import { parseCode } from "@/lib/contract/code";
import { EVERYTHING, HEARD_PURGE_HEADER } from "@/lib/contract/heard-purge";
import { slug } from "@/lib/contract/params";
import type { JobAddress } from "@/lib/job/address";
import { COMPANIES_TAG, companyTag, jobTag } from "@/lib/job/tag";
import { slugsOf } from "@/lib/job/view";
import { dataCache } from "./data-cache";
import { env } from "./env";
import { loadJob } from "./load-job";
import { ALL_DATA_TAG } from "./read-cached";
import { refuse } from "./refusal";

/** The web server drops pages with these tags, and removes the header from the answer. */
const PURGE_HEADER = "x-cache-purge";

const LARGEST_BODY = 10_000;

const MOST = 100;

const codes = z.array(z.string().refine((code) => parseCode(code) !== null)).max(MOST);

/** Jobs by open code, or whole companies with their jobs by slugs. */
const body = z
	.object({ codes: codes.default([]), companies: z.array(slug).max(MOST).default([]) })
	.refine((named) => named.codes.length + named.companies.length > 0);

const digest = (text: string) => createHash("sha256").update(text).digest();

function isAuthorised(headers: Headers): boolean {
	const { purgeToken } = env();
	const given = headers.get("authorization") ?? "";
	return purgeToken !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${purgeToken}`));
}

/**
 * The tags of everything that shows a job besides its own page: its pages by slugs and its company's. The job's cached data
 * names them, or the host; if neither can be read, only the job's own page is dropped.
 */
async function tagsBySlugs(address: JobAddress): Promise<string[]> {
	const detail = await loadJob(address).catch(() => null);
	if (!detail) return [];
	const { company, job } = slugsOf(detail, address);
	return [...(job ? [jobTag(job)] : []), ...(company ? [companyTag(company)] : [])];
}

async function tagsOfCode(code: string): Promise<string[]> {
	const address: JobAddress = { by: "code", code: parseCode(code)?.code ?? code };
	return [jobTag(address), ...(await tagsBySlugs(address))];
}

async function readTags(request: Request): Promise<string[] | null> {
	if (Number(request.headers.get("content-length") ?? LARGEST_BODY + 1) > LARGEST_BODY) return null;
	const { data } = body.safeParse(await request.json().catch(() => null));
	if (!data) return null;
	const ofCodes = await Promise.all(data.codes.map(tagsOfCode));
	return [...ofCodes.flat(), ...data.companies.map(companyTag), ...(data.companies.length > 0 ? [COMPANIES_TAG] : [])];
}

/** Drops data, and what the framework has cached under the same tags. */
function revalidate(tags: readonly string[]): void {
	dataCache().purge(tags);
	for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** A purge that another instance has had: the web server, which hears of them, has dropped or will drop the pages itself. */
function followPurge(heard: string): Response {
	revalidate(heard === EVERYTHING ? [ALL_DATA_TAG] : heard.split(","));
	return new Response(null, { status: 204 });
}

/**
 * Drops the cached pages of the jobs in `codes`, including their pages by slugs and their companies' pages, and of the
 * companies in `companies` (slugs; and with them the company list), so that the next visitor sees current data. Requires
 * `Authorization: Bearer` with the configured token; without a configured token, every purge is refused.
 */
export async function purge(request: Request): Promise<Response> {
	const heard = request.headers.get(HEARD_PURGE_HEADER);
	if (heard !== null) return followPurge(heard);
	if (!isAuthorised(request.headers)) return refuse("not_authorised");
	const tags = await readTags(request);
	if (!tags) return refuse("refused_values");
	revalidate(tags);
	return new Response(null, { status: 204, headers: { [PURGE_HEADER]: tags.join(",") } });
}
