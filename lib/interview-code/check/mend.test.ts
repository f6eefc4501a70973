import type { Device } from "../device";
import { type Findings, isUnderWay, mendBefore, verdictOf } from "./mend";

const PHONE: Device = { kind: "android", system: "android" };
const COMPUTER: Device = { kind: "desktop", system: "desktop" };
const INSTAGRAM: Device = { kind: "in-app", system: "ios", app: "instagram" };

describe("the one thing to mend", () => {
	it.each([
		[PHONE, undefined, null],
		[COMPUTER, undefined, null],
		[PHONE, "phone", null],
		[COMPUTER, "computer", null],
		[PHONE, "computer", "on-computer"],
		[COMPUTER, "phone", "on-phone"],
		[INSTAGRAM, undefined, "in-app"],
		[INSTAGRAM, "phone", "in-app"],
		[INSTAGRAM, "computer", "on-computer"],
	] as const)("before the check: %j for %s", (device, wanted, mend) => {
		expect(mendBefore(device, wanted)).toBe(mend);
	});

	const FINE: Findings = { media: "open", heard: true, speed: { kind: "fast" } };

	it.each([
		[FINE, "ready"],
		[{ media: undefined, heard: undefined, speed: undefined }, "opening"],
		[{ media: undefined, heard: undefined, speed: { kind: "offline" } }, "opening"],
		[{ media: "blocked", heard: undefined, speed: { kind: "offline" } }, "blocked"],
		[{ ...FINE, heard: false, speed: { kind: "offline" } }, "offline"],
		[{ ...FINE, heard: undefined, speed: { kind: "too-slow" } }, "listening"],
		[{ ...FINE, heard: false, speed: { kind: "too-slow" } }, "silent"],
		[{ ...FINE, speed: undefined }, "measuring"],
		[{ ...FINE, speed: { kind: "too-slow" } }, "too-slow"],
		[{ ...FINE, speed: { kind: "slow", seconds: 40 } }, "slow"],
		[{ ...FINE, speed: { kind: "unknown" } }, "ready"],
	] satisfies [Findings, string][])("of %j is %s", (findings, verdict) => {
		expect(verdictOf(findings)).toBe(verdict);
	});

	it("differs from a running check", () => {
		expect((["opening", "listening", "measuring"] as const).map(isUnderWay)).toEqual([true, true, true]);
		expect((["ready", "silent", "slow", "blocked"] as const).map(isUnderWay)).toEqual([false, false, false, false]);
	});
});
