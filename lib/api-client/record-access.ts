import { callApi } from "./call-api";

/** A moment worth recording for a company; its ids are numbers where the host writes them so. */
interface Access {
	company_id: string | number;
	type: "intro_video";
	key: string | number;
}

/** Records an access, in the region of the job's open code (empty where it has none). Nobody waits for it, and a failure is of no interest to the visitor. */
export function recordAccess(access: Access, code: string): void {
	callApi("/api/accesslog", {
		method: "POST",
		headers: { "content-type": "application/json", ...(code && { "x-job-code": code }) },
		body: JSON.stringify(access),
		keepalive: true,
	}).catch(() => undefined);
}
