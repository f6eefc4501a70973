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

/** The longest that apps send are half as long. */
const LONGEST_AGENT = 1_024;

/** Phones that name another system, to be sent its pages, and run neither system's apps. */
const NO_STORE = /windows phone|iemobile|kaios|tizen|like android/i;
/** Browsers made for iOS keep their own names where a tablet asks for a computer's pages. */
const IOS = /iphone|ipad|ipod|crios\/|fxios\/|edgios\/|opios\//i;

/** In this order: Messenger's text names Facebook too. */
const APPS: readonly [InApp, RegExp][] = [
	["messenger", /fban\/messenger|fb_iab\/messenger|orca-android/i],
	["facebook", /fban\/|fbav\/|fb_iab\//i],
	["instagram", /\binstagram\b/i],
	["whatsapp", /\bwhatsapp\//i],
	["tiktok", /musical_ly|bytedancewebview|\btrill_|\btiktok/i],
	["line", /\bline\/\d/i],
	["other", /linkedinapp|micromessenger\/|telegram|\bgsa\/|twitter|snapchat|pinterest|barcelona|kakaotalk|zalo/i],
];
/** Browsers of their own that are built on Android's web view and say so. */
const BROWSERS = /\bopr\/|huaweibrowser|ucbrowser|miuibrowser|vivobrowser|heytapbrowser|duckduckgo|\bddg\/|phx\//i;

/** A tablet that asks for a computer's pages poses as Linux or as a Mac; its hints or its fingers give it away. */
function posesAsComputer(userAgent: string, { clientHints, touchPoints = 0 }: DeviceHints): System {
	const platform = clientHints?.platform?.toLowerCase() ?? "";
	if (platform === "android" || (clientHints?.mobile && /linux/i.test(userAgent))) return "android";
	if (platform === "ios") return "ios";
	// Chromium on a Mac names it; Safari gives no hints, and an iPad's tells the very same text as a Mac's.
	return platform === "" && /macintosh/i.test(userAgent) && touchPoints > 1 ? "ios" : "desktop";
}

function systemOf(userAgent: string, hints: DeviceHints): System {
	if (NO_STORE.test(userAgent)) return "desktop";
	if (/android/i.test(userAgent)) return "android";
	return IOS.test(userAgent) ? "ios" : posesAsComputer(userAgent, hints);
}

/** Web views show themselves: Android's by a mark, those of iOS by a missing name. */
function isWebView(userAgent: string, system: System): boolean {
	if (system === "android") return /; ?wv\)/.test(userAgent) && !BROWSERS.test(userAgent);
	return /applewebkit\//i.test(userAgent) && !/safari\//i.test(userAgent);
}

function appOf(userAgent: string, system: System): InApp | undefined {
	const [app] = APPS.find(([, mark]) => mark.test(userAgent)) ?? [];
	return app ?? (isWebView(userAgent, system) ? "other" : undefined);
}

/**
 * The kind of device behind a browser. Phones without either store count as computers, and so does what tells
 * nothing. Apps' own browsers are told apart on phones and tablets only, where they keep links from opening apps.
 */
export function readDevice(hints: DeviceHints): Device {
	const userAgent = hints.userAgent.slice(0, LONGEST_AGENT);
	const system = systemOf(userAgent, hints);
	const app = system === "desktop" ? undefined : appOf(userAgent, system);
	return app ? { kind: "in-app", system, app } : { kind: system, system };
}
