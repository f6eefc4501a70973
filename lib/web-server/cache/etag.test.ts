import { etagsOf, matchesEtag } from "./etag";

const etags = etagsOf(Buffer.from("page"));

describe("validators", () => {
	it("are strong and differ per encoding", () => {
		expect(new Set(Object.values(etags)).size).toBe(4);
		expect(Object.values(etags).every((tag) => tag.startsWith('"'))).toBe(true);
	});

	it.each([etags.identity, etags.br, etags.quickBr, `W/${etags.gzip}`, `"other", ${etags.identity}`, "*"])(
		"match %s",
		(header) => {
			expect(matchesEtag(header, etags.gzip)).toBe(true);
		},
	);

	it.each([undefined, "", '"other"', etagsOf(Buffer.from("another")).gzip])("don't match %s", (header) => {
		expect(matchesEtag(header, etags.gzip)).toBe(false);
	});
});
