import type { Device } from "./device";
import type { EntryRoute } from "./plan";
import { type EntryState, LOADED } from "./run-sequence";

/** What a code's page is about at the moment. */
export type EntryScreen = "opening" | "in-app" | "no-mobile" | "on-computer" | "on-app" | "ready";

const isPhone = ({ system }: Device) => system !== "desktop";

/** The one message of a code's page. What a person has to know to get on comes before what goes on by itself. */
export function screenOf(route: EntryRoute, device: Device, state: EntryState): EntryScreen {
	const { isUnderWay, isChecking, progress, place } = state;
	if (route === "code-bcg" && isPhone(device)) return "no-mobile";
	if (place === "computer") return "on-computer";
	if (place === "app" && !isPhone(device)) return "on-app";
	if (device.kind === "in-app") return "in-app";
	return isUnderWay && (isChecking || progress < LOADED) ? "opening" : "ready";
}
