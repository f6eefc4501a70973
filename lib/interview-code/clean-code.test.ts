import { cleanCode } from "./clean-code";

it.each([
	["DEMO1234", "DEMO1234"],
	[" demo-1234 ", "demo1234"],
	["DEMO1234+EU", "DEMO1234EU"],
	["“D.E.M.O”_1\t2\n3 4", "DEMO1234"],
	["DEMO1234%2BEU", "DEMO1234EU"],
	["%20demo1234%252beu%2520", "demo1234eu"],
	["50%2", "502"],
	["kodé 七 9", "kod9"],
	["ſ\u212a", ""],
	["+ - .", ""],
	["", ""],
])("%j becomes %j", (typed, code) => {
	expect(cleanCode(typed)).toBe(code);
});
