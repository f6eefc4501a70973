import { checkLink, readCheckDevice } from "./check-link";

describe("the address of the check before an interview", () => {
	it.each([
		["en", undefined, "/interview-check"],
		["id", "phone", "/id/interview-check?for=phone"],
		["en", "computer", "/interview-check?for=computer"],
	] as const)("in %s for %s is %s, and is read again", (locale, device, address) => {
		expect(checkLink(locale, device)).toBe(address);
		expect(readCheckDevice(new URL(address, "https://a.example").search)).toBe(device);
	});

	it("names no other device", () => {
		expect(readCheckDevice("?for=fridge")).toBeUndefined();
	});
});
