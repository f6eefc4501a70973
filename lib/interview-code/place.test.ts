import { isOutOfReach, placeElsewhere } from "./place";

it.each([
	[undefined, "desktop", null, false],
	[null, "android", null, false],
	[0, "ios", null, false],
	[1, "desktop", null, false],
	[1, "android", "computer", true],
	[1, "ios", "computer", true],
	[2, "desktop", "app", true],
	[2, "ios", "app", false],
] as const)("device_type %j in a browser on %s leads to %j; unreachable: %s", (deviceType, system, place, isOut) => {
	expect(placeElsewhere(deviceType, system)).toBe(place);
	expect(isOutOfReach(place, system)).toBe(isOut);
});
