import { checkAddress } from "./check-address";

describe("the address of the check before an interview", () => {
	it.each([
		["en", 0, "https://a.example/interview-check"],
		["id", 1, "https://a.example/id/interview-check?for=computer"],
		["en", 2, "https://a.example/interview-check?for=phone"],
	] as const)("in %s with device type %i is %s", (language, device, address) => {
		expect(checkAddress("https://a.example", language, device)).toBe(address);
	});
});
