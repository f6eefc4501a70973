import type { EndedInterview } from "@/lib/contract/schemas/interview-code";
import type { Device } from "./device";
import type { InterviewRoute } from "./plan";
import { LOADED, type SequenceState } from "./run-sequence";

/** The current message of a code's page. */
export type InterviewScreen =
	| EndedInterview
	| "opening"
	| "slow"
	| "lost"
	| "in-app"
	| "no-mobile"
	| "on-computer"
	| "on-app"
	| "ready";

const isPhone = ({ system }: Device) => system !== "desktop";

/** Whether the page must say that the app is the place: a phone's ordinary page already says it. */
const isOnApp = (route: InterviewRoute, device: Device) =>
	!isPhone(device) || (route === "code-bcg" && device.kind !== "in-app");

/** The single message of a code's page. What a person must know comes before automatic steps. */
export function screenOf(route: InterviewRoute, device: Device, state: SequenceState): InterviewScreen {
	const { isUnderWay, isChecking, isSlow, isLost, progress, place, ended } = state;
	if (ended) return ended;
	if (route === "code-bcg" && isPhone(device) && place !== "app") return "no-mobile";
	if (place === "computer") return "on-computer";
	if (place === "app" && isOnApp(route, device)) return "on-app";
	if (device.kind === "in-app") return "in-app";
	if (isLost) return "lost";
	if (isUnderWay && isChecking) return isSlow ? "slow" : "opening";
	return isUnderWay && progress < LOADED ? "opening" : "ready";
}
