import type { RequestResult, RequestStep } from "./address";

/** A request's state by the host's current answer, or the failure to get one. */
export type Standing = RequestStep | "missing" | "unreachable";

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
export function finishState(standing: Standing, result: RequestResult | undefined, acknowledged: boolean): FinishState {
	const isIn = standing === "finish" || (acknowledged && result !== "failed");
	if (result === "sent" && (isIn || standing !== "missing")) return "sent";
	if (isIn) return "before";
	if (standing === "missing") return "elsewhere";
	if (result === "failed") return "failed";
	return standing === "unreachable" ? "unknown" : "elsewhere";
}
