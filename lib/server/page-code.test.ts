import { readPageCode } from "./page-code";

it.each([
	["ORBIT1", { code: "ORBIT1", region: "main" }],
	["ORBIT1%2Beu", { code: "ORBIT1+EU", region: "eu" }],
	["ORBIT1+EU", { code: "ORBIT1+EU", region: "eu" }],
	["%ff", null],
	["%2e%2e", null],
	["a%2fb", null],
	["ABC%EF%BC%8BEU", null],
	["ABC+EU+EU", null],
	["companies", null],
	["a".repeat(41), null],
])("reads the address's %s as %j", (param, code) => {
	expect(readPageCode(param)).toEqual(code);
});
