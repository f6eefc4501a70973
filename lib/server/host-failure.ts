import "server-only";
import type { RefusalCode } from "@/lib/contract/errors";

type FailureCode = Extract<RefusalCode, "bad_host_answer" | "host_unreachable" | "host_timeout" | "body_too_large">;

interface FailureOptions extends ErrorOptions {
	retryAfterS?: number;
}

/** A call without a usable answer from the host. */
export class HostFailure extends Error {
	/** Set if the call wasn't made, because the host is ill: how many seconds to wait before the next attempt. */
	readonly retryAfterS?: number;

	constructor(
		readonly code: FailureCode,
		{ retryAfterS, ...options }: FailureOptions = {},
	) {
		super(code, options);
		this.name = "HostFailure";
		this.retryAfterS = retryAfterS;
	}
}

/** Converts any error of a call to a `HostFailure`; distinguishes time limits from broken connections. */
export function asHostFailure(error: unknown): HostFailure {
	if (error instanceof HostFailure) return error;
	const name = typeof error === "object" && error !== null && "name" in error ? error.name : "";
	const timedOut = name === "TimeoutError" || name === "HeadersTimeoutError" || name === "BodyTimeoutError";
	return new HostFailure(timedOut ? "host_timeout" : "host_unreachable", { cause: error });
}
