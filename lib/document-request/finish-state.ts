import type { RequestResult, RequestStep } from "./address";

/** A request's state by the host's current answer, or the failure to get one. */
export type RequestOutcome = RequestStep | "missing" | "unreachable";

/**
 * What the finish page reports: documents were just accepted, were accepted earlier, were refused, or the state is unknown.
 * `elsewhere` means that the visitor belongs on another page.
 */
export type FinishState = "sent" | "before" | "failed" | "unknown" | "elsewhere";

/**
 * The finish page's state. What a host has acknowledged stays submitted, whatever its next answer: some hosts report it
 * late, and some never do. `result` comes from the address of the visit; `acknowledged` says that the host accepted
 * documents from this browser before.
 */
export function finishState(
	outcome: RequestOutcome,
	result: RequestResult | undefined,
	acknowledged: boolean,
): FinishState {
	const isIn = outcome === "finish" || (acknowledged && result !== "failed");
	if (result === "sent" && (isIn || outcome !== "missing")) return "sent";
	if (isIn) return "before";
	if (outcome === "missing") return "elsewhere";
	if (result === "failed") return "failed";
	return outcome === "unreachable" ? "unknown" : "elsewhere";
}
