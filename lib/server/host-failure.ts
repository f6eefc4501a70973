import "server-only";
import type { RefusalCode } from "@/lib/contract/errors";

type FailureCode = Extract<RefusalCode, "bad_host_answer" | "host_unreachable" | "host_timeout" | "body_too_large">;

/** A call to a host that gave no usable answer. */
export class HostFailure extends Error {
	constructor(
		readonly code: FailureCode,
		options?: ErrorOptions,
	) {
		super(code, options);
		this.name = "HostFailure";
	}
}

/** Makes a `HostFailure` of whatever a call threw: time limits are told apart from broken connections. */
export function asHostFailure(error: unknown): HostFailure {
	if (error instanceof HostFailure) return error;
	const name = typeof error === "object" && error !== null && "name" in error ? error.name : "";
	const timedOut = name === "TimeoutError" || name === "HeadersTimeoutError" || name === "BodyTimeoutError";
	return new HostFailure(timedOut ? "host_timeout" : "host_unreachable", { cause: error });
}
