import { TIMEOUT_MS } from "@/lib/contract/limits";
import { callApi } from "./call-api";
import { limited } from "./limited";

/** What came of asking for a link by mail; `gone` where the host can't mail it at all. */
export type MailOutcome = "sent" | "tooMany" | "gone" | "failed";

/** Statuses of a host that lacks the call, or of an application without an address or an open interview. */
const GONE = [404, 405, 409, 501];

function outcomeOf({ ok, status }: Response): MailOutcome {
	if (ok) return "sent";
	if (status === 429) return "tooMany";
	return GONE.includes(status) ? "gone" : "failed";
}

/** Has the link to an interview mailed to the address of its application. Never rejects. */
export async function mailLink(action: string): Promise<MailOutcome> {
	try {
		return await limited(TIMEOUT_MS.standard, null, async (signal) =>
			outcomeOf(await callApi(action, { method: "POST", signal })),
		);
	} catch {
		return "failed";
	}
}
