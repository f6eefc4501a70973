/** Time limit for a health check, in milliseconds. */
const PROBE_MS = 1_000;

/** Whether a host answers at all; any answer counts, since a host need not have a health call. */
export async function hostState(host: string): Promise<"up" | "down"> {
	try {
		const answer = await fetch(`${host}/healthz`, { redirect: "manual", signal: AbortSignal.timeout(PROBE_MS) });
		await answer.body?.cancel();
		return answer.status < 500 ? "up" : "down";
	} catch {
		return "down";
	}
}
