import type { Device } from "./device";
import type { SequenceState } from "./run-sequence";
import { screenOf } from "./screen";

const STILL: SequenceState = {
	isUnderWay: false,
	isChecking: false,
	isSlow: false,
	progress: 0,
	isLost: false,
	place: null,
	ended: null,
};
const OPENING: Partial<SequenceState> = { isUnderWay: true, progress: 45 };
const PHONE: Device = { kind: "android", system: "android" };
const COMPUTER: Device = { kind: "desktop", system: "desktop" };
const IN_APP: Device = { kind: "in-app", system: "ios", app: "line" };

describe("the message of a code page", () => {
	it.each<[string, "code" | "code-bcg", Device, Partial<SequenceState>]>([
		["opening", "code", PHONE, OPENING],
		["ready", "code", PHONE, { ...OPENING, progress: 50 }],
		["opening", "code", COMPUTER, { isUnderWay: true, isChecking: true, progress: 50 }],
		["slow", "code", COMPUTER, { isUnderWay: true, isChecking: true, isSlow: true }],
		["slow", "code", PHONE, { isUnderWay: true, isChecking: true, isSlow: true, progress: 50 }],
		["ready", "code", PHONE, { isUnderWay: true, isSlow: true, progress: 50 }],
		["lost", "code", COMPUTER, { isChecking: true, isSlow: true, isLost: true }],
		["lost", "code", PHONE, { isLost: true }],
		["over", "code", PHONE, { ...OPENING, ended: "over" }],
		["withdrawn", "code-bcg", PHONE, { place: "computer", ended: "withdrawn" }],
		["in-app", "code", IN_APP, {}],
		["on-computer", "code", IN_APP, { place: "computer" }],
		["on-computer", "code", PHONE, { ...OPENING, place: "computer" }],
		["on-app", "code", COMPUTER, { place: "app" }],
		["ready", "code", PHONE, { place: "app" }],
		["no-mobile", "code-bcg", PHONE, { place: "computer" }],
		["no-mobile", "code-bcg", IN_APP, {}],
		["on-app", "code-bcg", PHONE, { place: "app" }],
		["on-app", "code-bcg", COMPUTER, { place: "app" }],
		["in-app", "code-bcg", IN_APP, { place: "app" }],
		["opening", "code-bcg", COMPUTER, OPENING],
	])("is %s: /%s on %j with %j", (screen, route, device, state) => {
		expect(screenOf(route, device, { ...STILL, ...state })).toBe(screen);
	});
});
