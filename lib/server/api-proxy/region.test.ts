import { readRegion } from "./region";

const region = (headers: Record<string, string>, params: Record<string, string> = {}) =>
	readRegion(new Headers(headers), params);

describe("readRegion", () => {
	it.each([
		[{}, {}, "main"],
		[{}, { code: "ABC123" }, "main"],
		[{}, { code: "ABC123+EU" }, "eu"],
		[{}, { interviewCode: "ABC123+EU" }, "eu"],
		[{ "x-job-code": "ABC123+eu" }, { id: "3" }, "eu"],
		[{ "x-job-code": "ABC123" }, { id: "3" }, "main"],
		[{ "x-job-code": "ABC123+EU" }, { code: "ABC123" }, "main"],
		[{ "x-job-code": "../admin" }, { id: "3" }, null],
		[{ "x-job-code": "ABC123+US" }, { id: "3" }, null],
		[{ "x-region": "eu" }, {}, "eu"],
		[{ "x-region": "us" }, {}, "main"],
	])("of %j with %j is %s", (headers, params, expected) => {
		expect(region(headers as Record<string, string>, params as Record<string, string>)).toBe(expected);
	});
});
