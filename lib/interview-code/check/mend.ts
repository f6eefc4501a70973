import type { Device } from "../device";
import type { CheckDevice } from "./check-link";
import type { MediaProblem } from "./open-media";
import type { Measured } from "./speed";

/** The single problem to report, most important first; `slow` is only a hint. */
export type Mend = "on-computer" | "on-phone" | "in-app" | MediaProblem | "offline" | "silent" | "too-slow" | "slow";

/** Problems known before any test: the wrong kind of device, or an in-app browser. */
export function mendBefore(device: Device, wanted: CheckDevice | undefined): Mend | null {
	const isPhone = device.system !== "desktop";
	if (wanted === "computer" && isPhone) return "on-computer";
	if (wanted === "phone" && !isPhone) return "on-phone";
	return device.kind === "in-app" ? "in-app" : null;
}

/** The findings so far; undefined while a test is running. */
export interface Findings {
	media: MediaProblem | "open" | undefined;
	/** Whether the microphone has picked up a sound; undefined while it listens. */
	heard: boolean | undefined;
	speed: Measured | undefined;
}

/** The check's result: still running, one problem, or all well. */
export type Verdict = "opening" | "listening" | "measuring" | "ready" | Mend;

/** The check's result for its findings. */
export function verdictOf({ media, heard, speed }: Findings): Verdict {
	if (media === undefined) return "opening";
	if (media !== "open") return media;
	if (speed?.kind === "offline") return "offline";
	if (heard === undefined) return "listening";
	if (!heard) return "silent";
	if (speed === undefined) return "measuring";
	return speed.kind === "slow" || speed.kind === "too-slow" ? speed.kind : "ready";
}

const UNDER_WAY: readonly Verdict[] = ["opening", "listening", "measuring"];

/** Whether any test is still running. */
export const isUnderWay = (verdict: Verdict): boolean => UNDER_WAY.includes(verdict);
