import "server-only";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import type { JobDetail } from "@/lib/contract/schemas/job";
import { type JobAddress, regionOfJob } from "@/lib/job/address";
import { jobTags } from "@/lib/job/tag";
import { readRow } from "./read-row";

/** Minimum time between renderings of a job page, in seconds. */
const REVALIDATE_SECONDS = 60;

/**
 * The job at an address, cached for a minute; null if the host does not know it or answers without data. Concurrent readers
 * of an address share one call to the host. Throws `HostFailure`.
 */
export function loadJob(address: JobAddress): Promise<JobDetail | null> {
	const reading = { region: regionOfJob(address), subject: "job", seconds: REVALIDATE_SECONDS, tags: jobTags(address) };
	if (address.by === "code") return readRow(ENDPOINTS.jobByCode, { ...reading, params: { code: address.code } });
	const params = { companySlug: address.company, jobSlug: address.job };
	return readRow(ENDPOINTS.jobBySlugs, { ...reading, params });
}
