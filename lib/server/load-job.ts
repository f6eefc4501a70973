import "server-only";
import { cache } from "react";
import type { Code } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { fillPath } from "@/lib/contract/match";
import type { JobDetail } from "@/lib/contract/schemas/job";
import { jobTag } from "@/lib/jobs/tag";
import { HostFailure } from "./host-failure";
import { hostBase } from "./hosts";
import { readKept } from "./read-kept";

/** A job page is made anew at most this often, seconds. */
const REVALIDATE_SECONDS = 60;

const isEmpty = (value: unknown) =>
	value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

/** Whether an answer stands for a job that isn't there: nothing at all, or nothing for a job. */
const isUnknown = (body: unknown) =>
	isEmpty(body) || (typeof body === "object" && body !== null && isEmpty(Reflect.get(body, "job")));

/**
 * The job behind an open code, kept for a minute; null when the host does not know it or answers with
 * nothing. One request at a time asks once, however many parts of the page want it. Throws `HostFailure`.
 */
export const loadJob = cache(async (code: string, region: Code["region"]): Promise<JobDetail | null> => {
	const endpoint = ENDPOINTS.jobByCode;
	const url = `${hostBase(endpoint, region)}${fillPath(endpoint, { code })}`;
	const { timeoutMs } = endpoint;
	const body = await readKept(url, { seconds: REVALIDATE_SECONDS, tags: [jobTag(code)], timeoutMs });
	if (isUnknown(body)) return null;
	const detail = endpoint.response.safeParse(body);
	if (detail.success) return detail.data;
	throw new HostFailure("bad_host_answer", { cause: detail.error });
});
