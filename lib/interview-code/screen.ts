import type { Device } from "./device";
import type { EntryRoute } from "./plan";
import { type EntryState, LOADED } from "./run-sequence";

/** What a code's page is about at the moment. */
export type EntryScreen = "opening" | "slow" | "lost" | "in-app" | "no-mobile" | "on-computer" | "on-app" | "ready";

const isPhone = ({ system }: Device) => system !== "desktop";

/** Whether the page has to say that the app is the place: a phone is told the same by its ordinary page. */
const isOnApp = (route: EntryRoute, device: Device) =>
	!isPhone(device) || (route === "code-bcg" && device.kind !== "in-app");

/** The one message of a code's page. What a person has to know to get on comes before what goes on by itself. */
export function screenOf(route: EntryRoute, device: Device, state: EntryState): EntryScreen {
	const { isUnderWay, isChecking, isSlow, isLost, progress, place } = state;
	if (route === "code-bcg" && isPhone(device) && place !== "app") return "no-mobile";
	if (place === "computer") return "on-computer";
	if (place === "app" && isOnApp(route, device)) return "on-app";
	if (device.kind === "in-app") return "in-app";
	if (isLost) return "lost";
	if (isUnderWay && isChecking) return isSlow ? "slow" : "opening";
	return isUnderWay && progress < LOADED ? "opening" : "ready";
}
