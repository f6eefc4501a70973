import "server-only";
import type { EndpointName } from "@/lib/contract/endpoints";
import { say } from "@/lib/operations/metrics/signals";
import { HostFailure } from "../host-failure";
import { log } from "../log";
import { type Breaker, createBreaker } from "./breaker";
import { type CallState, healthOf } from "./health";

/** A call to protect. */
export interface ProtectedCall extends CallState {
	url: string;
	/** Its name in the table of calls, or "other" for a call to somebody else. */
	name: EndpointName | "other";
}

/** Next bundles pages and handlers separately, with separate modules; they share the breakers. */
const PLACE = Symbol.for("astronaut.breakers");

function breakers(): Map<string, Breaker> {
	const known: unknown = Reflect.get(globalThis, PLACE);
	if (known instanceof Map) return known;
	const made = new Map<string, Breaker>();
	Reflect.set(globalThis, PLACE, made);
	return made;
}

/** The breaker of a call at a host; the regions have hosts of their own. */
export function breakerOf(host: string, call: string): Breaker {
	const key = `${host} ${call}`;
	const known = breakers().get(key);
	if (known) return known;
	const made = createBreaker((breaker) => {
		log().warn({ host, call, breaker }, "circuit breaker");
		if (breaker !== "half-open") say("breaker", () => ({ host, call, isOpen: breaker === "open" }));
	});
	breakers().set(key, made);
	return made;
}

/**
 * Makes a call, unless its host is failing: then throws at once a `HostFailure` that says when to try again. Rethrows
 * what `send` throws.
 */
export async function throughBreaker<T extends { status: number }>(
	call: ProtectedCall,
	send: () => Promise<T>,
): Promise<T> {
	const admitted = breakerOf(new URL(call.url).host, call.name).admit();
	if (typeof admitted === "number")
		throw new HostFailure("host_unreachable", { retryAfterS: Math.ceil(admitted / 1_000) });
	try {
		const answer = await send();
		admitted.end(healthOf({ answer }, call));
		return answer;
	} catch (error) {
		admitted.end(healthOf({ error }, call));
		throw error;
	}
}
