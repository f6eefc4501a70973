import { acceptedExtensions } from "./accept";

it.each<[string | undefined, string[] | undefined]>([
	["pdf,doc,docx", ["pdf", "doc", "docx"]],
	[".PDF; *.docx", ["pdf", "docx"]],
	["*.*", undefined],
	["pdf, *", undefined],
	["", undefined],
	["application/pdf", undefined],
	[undefined, undefined],
])("of %j are %j", (accept, expected) => {
	expect(acceptedExtensions(accept)).toEqual(expected && new Set(expected));
});
