import type { RequestResult, RequestStep } from "./address";

/** How a request stands by what its host answered now, or failed to answer. */
export type Standing = RequestStep | "missing" | "unreachable";

/**
 * What the finish page has to say: documents have just been taken, were taken before, were not taken, or nobody can
 * tell now. `elsewhere` means that the visitor belongs on another page.
 */
export type FinishState = "sent" | "before" | "failed" | "unknown" | "elsewhere";

/**
 * The finish page's state. What a host has acknowledged stays submitted, whatever its next read says: some are slow to
 * say so, and some never do. `result` is what the visit follows by its address; `acknowledged` says that documents were
 * taken from this browser before.
 */
export function finishState(standing: Standing, result: RequestResult | undefined, acknowledged: boolean): FinishState {
	const isIn = standing === "finish" || (acknowledged && result !== "failed");
	if (result === "sent" && (isIn || standing !== "missing")) return "sent";
	if (isIn) return "before";
	if (standing === "missing") return "elsewhere";
	if (result === "failed") return "failed";
	return standing === "unreachable" ? "unknown" : "elsewhere";
}
