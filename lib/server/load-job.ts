import "server-only";
import { cache } from "react";
import type { Code } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { fillPath } from "@/lib/contract/match";
import type { JobDetail } from "@/lib/contract/schemas/job";
import { jobTag } from "@/lib/jobs/tag";
import { asHostFailure, HostFailure } from "./host-failure";
import { hostBase } from "./hosts";

/** A job page is made anew at most this often, seconds. */
const REVALIDATE_SECONDS = 60;

async function read(url: string, code: string): Promise<Response> {
	const { timeoutMs } = ENDPOINTS.jobByCode;
	return fetch(url, {
		headers: { accept: "application/json" },
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMs),
		next: { revalidate: REVALIDATE_SECONDS, tags: [jobTag(code)] },
	});
}

async function readOnceMore(url: string, code: string): Promise<Response> {
	try {
		return await read(url, code);
	} catch (error) {
		if (asHostFailure(error).code === "host_timeout") throw error;
		return read(url, code);
	}
}

const isEmpty = (body: unknown) => typeof body !== "object" || body === null || Object.keys(body).length === 0;

/**
 * The job behind an open code, kept for a minute; null when the host does not know it or answers with
 * nothing. One request at a time asks once, however many parts of the page want it. Throws `HostFailure`.
 */
export const loadJob = cache(async (code: string, region: Code["region"]): Promise<JobDetail | null> => {
	const endpoint = ENDPOINTS.jobByCode;
	try {
		const answer = await readOnceMore(`${hostBase(endpoint, region)}${fillPath(endpoint, { code })}`, code);
		if (answer.status === 404) return null;
		if (answer.status !== 200) throw new HostFailure("bad_host_answer");
		const body: unknown = await answer.json();
		if (isEmpty(body)) return null;
		const detail = endpoint.response.safeParse(body);
		if (detail.success) return detail.data;
		const isHollow = isEmpty((body as { job?: unknown }).job);
		if (isHollow) return null;
		throw new HostFailure("bad_host_answer", { cause: detail.error });
	} catch (error) {
		throw asHostFailure(error);
	}
});
