export type Device = "ios" | "android" | "desktop";

/** The kind of device behind a user agent. An iPad that poses as a Mac gives itself away by its touch points. */
export function deviceOf(userAgent: string, maxTouchPoints = 0): Device {
	if (/android/i.test(userAgent)) return "android";
	if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
	return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? "ios" : "desktop";
}
