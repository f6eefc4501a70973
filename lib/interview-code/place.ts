import type { System } from "./device";

/** Where an interview is done instead of in the browser at hand. */
export const PLACES = ["app", "computer"] as const;
export type Place = (typeof PLACES)[number];

const COMPUTERS_ONLY = 1;
const APP_ONLY = 2;

/** Where an interview with this `device_type` is done, if a browser on this system is the wrong place; else null. */
export function placeElsewhere(deviceType: number | null | undefined, system: System): Place | null {
	if (deviceType === APP_ONLY) return "app";
	return deviceType === COMPUTERS_ONLY && system !== "desktop" ? "computer" : null;
}

/** Whether going on by itself would lead a person wrong: a phone can still get the app. */
export const isOutOfReach = (place: Place | null, system: System): boolean =>
	place === "computer" || (place === "app" && system === "desktop");
