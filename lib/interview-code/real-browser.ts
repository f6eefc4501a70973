import type { Device } from "./device";

function intentOf(address: string): string {
	const { protocol, host, pathname, search, hash } = new URL(address);
	const parts = [
		`intent://${host}${pathname}${search}${hash}#Intent`,
		`scheme=${protocol.replace(":", "")}`,
		"action=android.intent.action.VIEW",
		"category=android.intent.category.BROWSABLE",
		`S.browser_fallback_url=${encodeURIComponent(address)}`,
		"end",
	];
	return parts.join(";");
}

function outOfLine(address: string): string {
	const url = new URL(address);
	url.searchParams.set("openExternalBrowser", "1");
	return url.href;
}

/**
 * A link that opens `address` in the phone's own browser from inside another app: LINE has a parameter of its own, Android
 * opens intents. Null if only the app's menu can do it.
 */
export function realBrowserLink({ app, system }: Device, address: string): string | null {
	if (app === "line") return outOfLine(address);
	return system === "android" ? intentOf(address) : null;
}
