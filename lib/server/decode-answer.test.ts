import { decodeAnswer } from "./decode-answer";

describe("a host's answer", () => {
	it.each([
		["application/json", "utf8"],
		["application/json; charset=utf-8", "utf8"],
		[undefined, "utf8"],
		["application/json; charset=ISO-8859-1", "latin1"],
		['text/html;Charset="latin1"', "latin1"],
		["application/json; charset=utf-16le", "utf16le"],
	] as const)("of %s is read as %s", (type, encoding) => {
		expect(decodeAnswer(Buffer.from('{"name":"Zoë"}', encoding), type, 200)).toBe('{"name":"Zoë"}');
	});

	it.each(["application/json", "application/json; charset=utf-8", "application/json; charset=klingon"])(
		"whose bytes don't fit %s is a failure, and as a refusal a text all the same",
		(type) => {
			const bytes = Buffer.from('{"name":"Zoë"}', "latin1");
			expect(() => decodeAnswer(bytes, type, 200)).toThrow(expect.objectContaining({ code: "bad_host_answer" }));
			expect(decodeAnswer(bytes, type, 404)).toContain('"name"');
		},
	);
});
