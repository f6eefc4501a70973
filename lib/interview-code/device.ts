/** The operating system, which decides the device's app store, if any. */
export type System = "ios" | "android" | "desktop";

/** Apps that open links in their own in-app browser. */
export type InApp = "whatsapp" | "instagram" | "facebook" | "messenger" | "line" | "tiktok" | "other";

/** The device that runs a visitor's browser. */
export interface Device {
	kind: System | "in-app";
	system: System;
	/** The in-app browser's app; set for `in-app` only. */
	app?: InApp;
}

/** What browsers report about their device. */
export interface DeviceHints {
	userAgent: string;
	/** User-agent client hints: `Sec-CH-UA-Platform` and `Sec-CH-UA-Mobile`, or the same from the browser's API. */
	clientHints?: { platform?: string; mobile?: boolean };
	/** Maximum number of touch points; unknown on the server. */
	touchPoints?: number;
}

/** The longest user agents that apps send are half as long. */
const LONGEST_AGENT = 1_024;

/** Phones that name another system to get its pages, but run neither system's apps. */
const NO_STORE = /windows phone|iemobile|kaios|tizen|like android/i;
/** Browsers for iOS keep their own names when a tablet requests desktop pages. */
const IOS = /iphone|ipad|ipod|crios\/|fxios\/|edgios\/|opios\//i;

/** The order matters: Messenger's user agent names Facebook too. */
const APPS: readonly [InApp, RegExp][] = [
	["messenger", /fban\/messenger|fb_iab\/messenger|orca-android/i],
	["facebook", /fban\/|fbav\/|fb_iab\//i],
	["instagram", /\binstagram\b/i],
	["whatsapp", /\bwhatsapp\//i],
	["tiktok", /musical_ly|bytedancewebview|\btrill_|\btiktok/i],
	["line", /\bline\/\d/i],
	["other", /linkedinapp|micromessenger\/|telegram|\bgsa\/|twitter|snapchat|pinterest|barcelona|kakaotalk|zalo/i],
];
/** Standalone browsers built on Android's web view, which identify themselves. */
const BROWSERS = /\bopr\/|huaweibrowser|ucbrowser|miuibrowser|vivobrowser|heytapbrowser|duckduckgo|\bddg\/|phx\//i;

/** A tablet that requests desktop pages claims to be Linux or a Mac; its hints or touch points reveal it. */
function posesAsComputer(userAgent: string, { clientHints, touchPoints = 0 }: DeviceHints): System {
	const platform = clientHints?.platform?.toLowerCase() ?? "";
	if (platform === "android" || (clientHints?.mobile && /linux/i.test(userAgent))) return "android";
	if (platform === "ios") return "ios";
	// Chromium on a Mac sends hints; Safari sends none, and an iPad's user agent equals a Mac's.
	return platform === "" && /macintosh/i.test(userAgent) && touchPoints > 1 ? "ios" : "desktop";
}

function systemOf(userAgent: string, hints: DeviceHints): System {
	if (NO_STORE.test(userAgent)) return "desktop";
	if (/android/i.test(userAgent)) return "android";
	return IOS.test(userAgent) ? "ios" : posesAsComputer(userAgent, hints);
}

/** How web views reveal themselves: Android's by a token, those of iOS by a missing name. */
function isWebView(userAgent: string, system: System): boolean {
	if (system === "android") return /; ?wv\)/.test(userAgent) && !BROWSERS.test(userAgent);
	return /applewebkit\//i.test(userAgent) && !/safari\//i.test(userAgent);
}

function appOf(userAgent: string, system: System): InApp | undefined {
	const [app] = APPS.find(([, mark]) => mark.test(userAgent)) ?? [];
	return app ?? (isWebView(userAgent, system) ? "other" : undefined);
}

/**
 * The kind of device behind a browser. Phones without either store count as computers, and so do unknown browsers. In-app
 * browsers are detected on phones and tablets only, where they keep links from opening apps.
 */
export function readDevice(hints: DeviceHints): Device {
	const userAgent = hints.userAgent.slice(0, LONGEST_AGENT);
	const system = systemOf(userAgent, hints);
	const app = system === "desktop" ? undefined : appOf(userAgent, system);
	return app ? { kind: "in-app", system, app } : { kind: system, system };
}
