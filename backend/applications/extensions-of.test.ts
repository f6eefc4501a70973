import { extensionsOf } from "./extensions-of";

it.each<[string | undefined, string[] | undefined]>([
	["pdf,doc,docx", ["pdf", "doc", "docx"]],
	[".PDF; *.docx", ["pdf", "docx"]],
	["*.*", undefined],
	["pdf, *", undefined],
	["", undefined],
	["application/pdf", undefined],
	[undefined, undefined],
])("of %j are %j", (accept, expected) => {
	expect(extensionsOf(accept)).toEqual(expected && new Set(expected));
});
