import type { System } from "./device";

/** Where an interview takes place, if not in the current browser. */
export const PLACES = ["app", "computer"] as const;
export type Place = (typeof PLACES)[number];

const COMPUTERS_ONLY = 1;
const APP_ONLY = 2;

/** Where an interview with this `device_type` takes place, if a browser on this system is the wrong place; else null. */
export function placeElsewhere(deviceType: number | null | undefined, system: System): Place | null {
	if (deviceType === APP_ONLY) return "app";
	return deviceType === COMPUTERS_ONLY && system !== "desktop" ? "computer" : null;
}

/** Whether an automatic step would mislead the person: a phone can still get the app. */
export const isOutOfReach = (place: Place | null, system: System): boolean =>
	place === "computer" || (place === "app" && system === "desktop");
