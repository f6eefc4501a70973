import { callApi } from "./call-api";

/** An event that a company records; its ids are numbers if the host writes them so. */
interface Access {
	company_id: string | number;
	type: "intro_video";
	key: string | number;
}

/**
 * Records an access, in the region of the job's open code (empty if it has none). No code waits for the result, and visitors
 * don't see a failure.
 */
export function recordAccess(access: Access, code: string): void {
	callApi("/api/accesslog", {
		method: "POST",
		headers: { "content-type": "application/json", ...(code && { "x-job-code": code }) },
		body: JSON.stringify(access),
		keepalive: true,
	}).catch(() => undefined);
}
