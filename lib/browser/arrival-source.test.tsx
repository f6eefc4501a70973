import { arrivalSource } from "./arrival-source";

function arrive(address: string, referrer: string): string {
	history.replaceState(null, "", address);
	Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
	return arrivalSource();
}

describe("the source of a visit", () => {
	afterAll(() => Reflect.deleteProperty(document, "referrer"));

	it.each([
		["/p/ORBIT1?ref=a", "", "ref=a"],
		["/p/ORBIT1", `${location.origin}/public/companies/x?utm_source=b`, "utm_source=b"],
		["/p/ORBIT1?ref=a", `${location.origin}/public/companies/x?ref=b`, "ref=a"],
		["/p/ORBIT1", "https://elsewhere.example.com/?ref=b", ""],
		["/p/ORBIT1", "", ""],
	])("at %s after %j is %j", (address, referrer, source) => {
		expect(arrive(address, referrer)).toBe(source);
	});
});
