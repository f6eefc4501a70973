import "server-only";
import { regionOf } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { fillPath } from "@/lib/contract/match";
import type { JobDetail } from "@/lib/contract/schemas/job";
import type { JobAddress } from "@/lib/job/address";
import { jobTags } from "@/lib/job/tag";
import { HostFailure } from "./host-failure";
import { hostBase } from "./hosts";
import { namesNothing } from "./names-nothing";
import { readCached } from "./read-cached";

/** Minimum time between renderings of a job page, in seconds. */
const REVALIDATE_SECONDS = 60;

type Row = (typeof ENDPOINTS)["jobByCode" | "jobBySlugs"];

function callOf(address: JobAddress): { endpoint: Row; url: string } {
	if (address.by === "code") {
		const endpoint = ENDPOINTS.jobByCode;
		const { code } = address;
		return { endpoint, url: `${hostBase(endpoint, regionOf(code))}${fillPath(endpoint, { code })}` };
	}
	const endpoint = ENDPOINTS.jobBySlugs;
	const params = { companySlug: address.company, jobSlug: address.job };
	return { endpoint, url: `${hostBase(endpoint, "main")}${fillPath(endpoint, params)}` };
}

/**
 * The job at an address, cached for a minute; null if the host does not know it or answers without data. Concurrent readers
 * of an address share one call to the host. Throws `HostFailure`.
 */
export async function loadJob(address: JobAddress): Promise<JobDetail | null> {
	const { endpoint, url } = callOf(address);
	const body = await readCached(url, {
		seconds: REVALIDATE_SECONDS,
		tags: jobTags(address),
		timeoutMs: endpoint.timeoutMs,
	});
	if (namesNothing(body, "job")) return null;
	const detail = endpoint.response.safeParse(body);
	if (detail.success) return detail.data;
	throw new HostFailure("bad_host_answer", { cause: detail.error });
}
