import type { Region } from "@/lib/contract/code";
import { cachedFor } from "@/lib/operations/health/check";
import { readJson } from "@/lib/text/read-json";

/** How a region's host is: `unknown` if it has no readiness check. */
export interface HostState {
	state: "up" | "down" | "unknown";
	/** What the host says is down, by the names of the embedded backend's parts. */
	down?: string[];
}

/** How the regions' hosts are, and the worst of it. */
export interface HostsState {
	backend: HostState["state"];
	regions: Record<Region, HostState>;
}

/** Time limit for a check, and how long an answer holds, in milliseconds. */
const PROBE_MS = 1_000;
const FRESH_MS = 1_000;

/** The parts of the embedded backend; another host's words aren't passed on. */
const PARTS = ["database", "store", "queue"] as const;

function downParts(text: string): string[] {
	const answer = readJson(text);
	if (typeof answer !== "object" || answer === null) return [];
	return PARTS.filter((part) => part in answer && Reflect.get(answer, part) === "down");
}

function stateOf(status: number): HostState["state"] {
	if (status >= 500) return "down";
	return status >= 200 && status < 300 ? "up" : "unknown";
}

/** Asks a host whether it is ready. Never throws. */
export async function askHost(address: string): Promise<HostState> {
	try {
		const answer = await fetch(`${address}/readyz`, { redirect: "manual", signal: AbortSignal.timeout(PROBE_MS) });
		const state = stateOf(answer.status);
		const down = state === "down" ? downParts(await answer.text()) : [];
		await answer.body?.cancel().catch(() => undefined);
		return { state, ...(down.length > 0 && { down }) };
	} catch {
		return { state: "down" };
	}
}

function worst(states: HostState[]): HostState["state"] {
	const all = states.map(({ state }) => state);
	if (all.includes("down")) return "down";
	return all.includes("unknown") ? "unknown" : "up";
}

/** Gives the function that asks the hosts of both regions, at most once a second. */
export function hostsState({ api, apiEu }: { api: string; apiEu: string }): () => Promise<HostsState> {
	return cachedFor(FRESH_MS, async () => {
		const [main, eu] = await Promise.all([askHost(api), askHost(apiEu)]);
		return { backend: worst([main, eu]), regions: { main, eu } };
	});
}
