import { callName } from "./call-name";

describe("the name of a call", () => {
	it.each([
		["POST", "https://host.example/api/popupcode", "popupCode"],
		["POST", "https://host.example/behind/a/path/api/popupcode?x=1", "popupCode"],
		["GET", "https://host.example/api/popupcode", "other"],
		["POST", "https://host.example/%zz", "other"],
	])("is the table's, or none: %s %s", (method, url, name) => {
		expect(callName(method, new URL(url))).toBe(name);
	});
});
