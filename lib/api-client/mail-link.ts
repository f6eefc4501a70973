import { TIMEOUT_MS } from "@/lib/contract/limits";
import { callApi } from "./call-api";
import { limited } from "./limited";

/** The result of requesting a link by mail; `ended` without an open interview, `gone` when the host can't mail it. */
export type MailOutcome = "sent" | "tooMany" | "ended" | "gone" | "failed";

/** Statuses of a host that lacks the call, or of an application without an address. */
const UNAVAILABLE = [404, 405, 501];

function outcomeOf({ ok, status }: Response): MailOutcome {
	if (ok) return "sent";
	if (status === 429) return "tooMany";
	if (status === 409) return "ended";
	return UNAVAILABLE.includes(status) ? "gone" : "failed";
}

/** Requests that the link to an interview be mailed to the application's address. Never rejects. */
export async function mailLink(action: string): Promise<MailOutcome> {
	try {
		return await limited(TIMEOUT_MS.standard, null, async (signal) =>
			outcomeOf(await callApi(action, { method: "POST", signal })),
		);
	} catch {
		return "failed";
	}
}
