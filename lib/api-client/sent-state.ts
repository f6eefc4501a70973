import type { SentApplicationView } from "@/lib/contract/schemas/sent-application";
import { callApi } from "./call-api";

/**
 * The state of an application by the token of its private link; null if it is gone, undefined without an answer. Never
 * rejects.
 */
export async function readSentState(
	token: string,
	signal: AbortSignal,
): Promise<SentApplicationView["state"] | null | undefined> {
	try {
		const answer = await callApi(`/api/public/applications/${encodeURIComponent(token)}`, { signal });
		if (answer.status === 404) return null;
		return answer.ok ? ((await answer.json()) as Pick<SentApplicationView, "state">).state : undefined;
	} catch {
		return undefined;
	}
}
