import type { Device } from "../device";
import type { CheckDevice } from "./check-link";
import type { MediaProblem } from "./open-media";
import type { Measured } from "./speed";

/** The one thing to mend, the most important first; `slow` is one to know of. */
export type Mend = "on-computer" | "on-phone" | "in-app" | MediaProblem | "offline" | "silent" | "too-slow" | "slow";

/** What is wrong before anything was tried: the wrong kind of device, or another app's browser. */
export function mendBefore(device: Device, wanted: CheckDevice | undefined): Mend | null {
	const isPhone = device.system !== "desktop";
	if (wanted === "computer" && isPhone) return "on-computer";
	if (wanted === "phone" && !isPhone) return "on-phone";
	return device.kind === "in-app" ? "in-app" : null;
}

/** What was found so far; undefined while it is being looked at. */
export interface Findings {
	media: MediaProblem | "open" | undefined;
	/** Whether the microphone has heard something; undefined while it listens. */
	heard: boolean | undefined;
	speed: Measured | undefined;
}

/** What the check says: it is still looking, one thing to mend, or that all is well. */
export type Verdict = "opening" | "listening" | "measuring" | "ready" | Mend;

/** The one thing that the check says of its findings. */
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

/** Whether a check still looks at something. */
export const isUnderWay = (verdict: Verdict): boolean => UNDER_WAY.includes(verdict);
