import type { Device } from "./device";
import { planOf } from "./plan";

const PHONE = { android: { kind: "android", system: "android" }, ios: { kind: "ios", system: "ios" } } as const;
const COMPUTER = { kind: "desktop", system: "desktop" } as const;
const IN_APP: Device = { kind: "in-app", system: "ios", app: "instagram" };

const plan = (route: "code" | "interviews" | "code-bcg", device: Device, changes = {}) =>
	planOf({ route, device, wasSent: false, hasNote: false, hasStore: true, ...changes }).map((step) =>
		step.do === "store" ? `store after ${step.afterMs} ms` : step.do,
	);

describe("the automatic steps of a code's page", () => {
	it.each([
		["code", PHONE.android, ["store after 5000 ms"]],
		["code", PHONE.ios, ["app", "store after 5000 ms"]],
		["code", COMPUTER, ["check", "interview"]],
		["interviews", PHONE.android, ["check", "app", "store after 1000 ms"]],
		["interviews", PHONE.ios, ["check", "app", "store after 1000 ms"]],
		["interviews", COMPUTER, ["check", "interview"]],
		["code-bcg", PHONE.android, []],
		["code-bcg", PHONE.ios, []],
		["code-bcg", COMPUTER, ["check", "interview"]],
	] as const)("/%s on %j: %j", (route, device, steps) => {
		expect(plan(route, device)).toEqual(steps);
	});

	it("are empty inside another app, and where the page names another device", () => {
		expect(plan("code", IN_APP)).toEqual([]);
		expect(plan("interviews", COMPUTER, { hasNote: true })).toEqual([]);
	});

	it("skip the store if the app isn't in it", () => {
		expect(plan("code", PHONE.android, { hasStore: false })).toEqual([]);
		expect(plan("code", PHONE.ios, { hasStore: false })).toEqual(["app"]);
		expect(plan("interviews", PHONE.ios, { hasStore: false })).toEqual(["check", "app"]);
	});

	it("are empty on a phone that returns from the store, and complete on a computer", () => {
		expect(plan("code", PHONE.ios, { wasSent: true })).toEqual([]);
		expect(plan("code", COMPUTER, { wasSent: true })).toEqual(["check", "interview"]);
	});
});
