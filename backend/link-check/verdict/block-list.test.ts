import { addressHash, listVerdict, parseBlockList } from "./block-list";
import { BUILT_IN_LIST } from "./built-in-list";

describe("block lists", () => {
	it("parse comments, blank lines and any case, and normalise names like the URL parser", () => {
		const list = parseBlockList("# x\r\n\r\n  MALICIOUS Bücher.Example # y\nsuspicious 127.1\n");
		expect([...list]).toEqual([
			["xn--bcher-kva.example", ["malicious"]],
			["127.0.0.1", ["suspicious"]],
		]);
	});

	it.each([
		"malicious",
		"evil a.example",
		"malicious a.example b",
		"malicious http://a.example/",
		"malicious sha256:12",
	])("reject the line %j with its number", (line) =>
		expect(() => parseBlockList(`# first\n${line}\n`)).toThrow("line 2 "),
	);

	it("count each line that names an address, a parent domain, or its hash", () => {
		const url = new URL("https://a.b.example/x?y=1#z");
		const lists = [
			parseBlockList(`suspicious b.example\nmalicious a.b.example\nmalicious b.b.example`),
			parseBlockList(`malicious ${addressHash(url)}`),
		];
		expect(listVerdict(lists, url)).toEqual({ malicious: 2, suspicious: 1 });
		expect(listVerdict(lists, new URL("https://b.example/"))).toEqual({ malicious: 0, suspicious: 1 });
	});

	it("include a readable built-in list", () => expect(parseBlockList(BUILT_IN_LIST).size).toBeGreaterThan(5));
});
