import "server-only";
import { CircuitState, circuitBreaker, handleWhenResult, SamplingBreaker } from "cockatiel";
import { say } from "@/lib/operations/metrics/signals";
import { HostFailure } from "../host-failure";
import { log } from "../log";
import { callName } from "./call-name";
import { type Asked, type Ended, type Health, healthOf } from "./health";

/**
 * A breaker opens above this share of failed calls in a window of so many milliseconds, with at least so many calls.
 */
const SHARE = 0.4;
const WINDOW_MS = 10_000;
const FEWEST_CALLS = 6;

/** How long an open breaker refuses calls before it lets one through as a probe, in milliseconds. */
const OPEN_MS = 5_000;

/** How the log names a breaker's states. */
const NAMES: Record<CircuitState, string> = {
	[CircuitState.Closed]: "closed",
	[CircuitState.Open]: "open",
	[CircuitState.HalfOpen]: "half-open",
	[CircuitState.Isolated]: "isolated",
};

interface Breaker {
	/** Milliseconds until the next call may be tried; 0 if it may now. */
	waitMs(): number;
	/**
	 * Makes a call, and counts it if it reveals anything about the host. The call is told whether it is the probe of a
	 * failing host, and returns whether it failed.
	 */
	count(judge: (isProbe: boolean) => Promise<boolean>): Promise<unknown>;
}

/** A call to protect. */
export interface ProtectedCall extends Asked {
	url: string;
	method: string;
}

const newPolicy = () =>
	circuitBreaker(
		handleWhenResult((isFailed) => isFailed === true),
		{
			halfOpenAfter: OPEN_MS,
			breaker: new SamplingBreaker({
				threshold: SHARE,
				duration: WINDOW_MS,
				minimumRps: (FEWEST_CALLS * 1_000) / WINDOW_MS,
			}),
		},
	);

function openBreaker(host: string, call: string): Breaker {
	const policy = newPolicy();
	let openedAt = 0;
	policy.onStateChange((state) => {
		const isOpen = state === CircuitState.Open;
		if (isOpen) openedAt = Date.now();
		log().warn({ host, call, breaker: NAMES[state] }, "circuit breaker");
		if (state !== CircuitState.HalfOpen) say("breaker", () => ({ host, call, isOpen }));
	});
	return {
		waitMs() {
			if (policy.state === CircuitState.Closed) return 0;
			return policy.state === CircuitState.Open ? Math.max(0, openedAt + OPEN_MS - Date.now()) : OPEN_MS;
		},
		count: (judge) => policy.execute(() => judge(policy.state !== CircuitState.Closed)),
	};
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
function breakerOf({ url, method }: ProtectedCall): Breaker {
	const address = new URL(url);
	const call = callName(method, address);
	const key = `${address.origin} ${call}`;
	const breaker = breakers().get(key) ?? openBreaker(address.host, call);
	breakers().set(key, breaker);
	return breaker;
}

const illHost = (waitMs: number) => new HostFailure("host_unreachable", { retryAfterS: Math.ceil(waitMs / 1_000) });

const settle = <T>(send: () => Promise<T>): Promise<Ended<T>> =>
	send().then(
		(answer) => ({ answer }),
		(error: unknown) => ({ error }),
	);

/**
 * Whether a call failed by its host's fault. An inconclusive probe leaves the breaker open. A probe that gets a 500
 * closes it, because the host answers: otherwise, a client whose requests always fail could block a call for everybody
 * by being the probe each time.
 */
const isFailed = (health: Health, isProbe: boolean) =>
	health === "ill" || health === (isProbe ? "unknown" : "doubtful");

/**
 * Makes a call, unless its host is failing: then throws at once a `HostFailure` that says when to try again. Rethrows
 * what `send` throws.
 */
export async function throughBreaker<T extends { status: number }>(
	call: ProtectedCall,
	send: () => Promise<T>,
): Promise<T> {
	const breaker = breakerOf(call);
	const waitMs = breaker.waitMs();
	if (waitMs > 0) throw illHost(waitMs);
	let ended: Ended<T> | undefined;
	try {
		await breaker.count(async (isProbe) => {
			ended = await settle(send);
			const health = healthOf(ended, call);
			// Exceptions aren't counted.
			if (health === "unknown" && !isProbe && "error" in ended) throw ended.error;
			return isFailed(health, isProbe);
		});
	} catch {
		// The call was refused, or ended without saying anything about the host: `ended` tells which.
	}
	if (!ended) throw illHost(OPEN_MS);
	if ("error" in ended) throw ended.error;
	return ended.answer;
}
