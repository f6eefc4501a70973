import messages from "@/messages/en/interview-check.json";
import entry from "@/messages/en/interview-code.json";
import { verdictText } from "./verdict-text";

const SETUP = { messages, inApp: entry };
const COMPUTER = { kind: "desktop", system: "desktop" } as const;
const IN_TIKTOK = { kind: "in-app", app: "tiktok" } as const;

describe("what a verdict of the check says", () => {
	it("names how long an answer takes on a slow connection", () => {
		const about = { verdict: "slow", speed: { kind: "slow", seconds: 45 }, device: COMPUTER } as const;
		expect(verdictText(about, SETUP).text).toContain("takes about 45 seconds");
	});

	it("makes no promise about a connection that couldn't be measured", () => {
		const ready = (kind: "fast" | "unknown") =>
			verdictText({ verdict: "ready", speed: { kind }, device: COMPUTER }, SETUP);
		expect(ready("fast").text).toContain("fast enough for video answers");
		expect(ready("unknown").text).toBe(messages.unmeasured);
	});

	it("leads out of an app by its menu on iOS, where no link can", () => {
		const inApp = (system: "ios" | "android") =>
			verdictText({ verdict: "in-app", speed: undefined, device: { ...IN_TIKTOK, system } }, SETUP).text;
		expect(inApp("ios")).toContain("You're inside TikTok. Tap the three dots");
		expect(inApp("android")).toBe(messages.verdict["in-app"].text);
	});
});
