import { realBrowserLink } from "./real-browser";

const ADDRESS = "https://www.example.com/code/DEMO1234+EU";
const inApp = (app: "line" | "instagram", system: "ios" | "android") => ({ kind: "in-app", app, system }) as const;

describe("the route out of an in-app browser", () => {
	it("is LINE's own parameter on both systems", () => {
		for (const system of ["ios", "android"] as const)
			expect(realBrowserLink(inApp("line", system), ADDRESS)).toBe(`${ADDRESS}?openExternalBrowser=1`);
	});

	it("is an intent for any browser on Android, with the address as a fallback", () => {
		expect(realBrowserLink(inApp("instagram", "android"), ADDRESS)).toBe(
			"intent://www.example.com/code/DEMO1234+EU#Intent;scheme=https;action=android.intent.action.VIEW;" +
				`category=android.intent.category.BROWSABLE;S.browser_fallback_url=${encodeURIComponent(ADDRESS)};end`,
		);
	});

	it("keeps the address's fragment", () => {
		expect(realBrowserLink(inApp("instagram", "android"), `${ADDRESS}#draft=e30`)).toMatch(
			/^intent:\/\/www\.example\.com\/code\/DEMO1234\+EU#draft=e30#Intent;scheme=https;/,
		);
		expect(realBrowserLink(inApp("line", "ios"), `${ADDRESS}#draft=e30`)).toBe(
			`${ADDRESS}?openExternalBrowser=1#draft=e30`,
		);
	});

	it("is only the app's menu on iOS", () => {
		expect(realBrowserLink(inApp("instagram", "ios"), ADDRESS)).toBeNull();
	});
});
