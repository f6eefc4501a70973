/** The system that decides which app store, or none, is a device's. */
export type System = "ios" | "android" | "desktop";

/** Apps whose own browser people open links in. */
export type InApp = "whatsapp" | "instagram" | "facebook" | "messenger" | "line" | "tiktok" | "other";

/** What a visitor's browser runs on. */
export interface Device {
	kind: System | "in-app";
	system: System;
	/** Whose browser it is; set for `in-app` only. */
	app?: InApp;
}

/** What browsers tell of their device. */
export interface DeviceHints {
	userAgent: string;
	/** User-agent client hints: `Sec-CH-UA-Platform` and `Sec-CH-UA-Mobile`, or the same from the browser. */
	clientHints?: { platform?: string; mobile?: boolean };
	/** Most fingers that it notices at once; unknown on the server. */
	touchPoints?: number;
}

function systemOf({ userAgent, touchPoints = 0 }: DeviceHints): System {
	if (/android/i.test(userAgent)) return "android";
	if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
	return /macintosh/i.test(userAgent) && touchPoints > 1 ? "ios" : "desktop";
}

/** The kind of device behind a browser. An iPad that poses as a Mac gives itself away by its touch points. */
export function readDevice(hints: DeviceHints): Device {
	const system = systemOf(hints);
	return { kind: system, system };
}
