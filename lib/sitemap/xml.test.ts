import { escapeXml, sitemapIndex, URLSET_END, URLSET_START, urlEntry } from "./xml";

describe("escapeXml", () => {
	it.each([
		["/a?b=1&c=2", "/a?b=1&amp;c=2"],
		[`<a href="x">'</a>`, "&lt;a href=&quot;x&quot;&gt;&apos;&lt;/a&gt;"],
		["a\u0000b\u0008c\ud800d\uffffe", "abcde"],
		["é 漢 🚀", "é 漢 🚀"],
	])("writes %j as %j", (text, written) => {
		expect(escapeXml(text)).toBe(written);
	});
});

describe("urlEntry", () => {
	it("contains only the address by default", () => {
		expect(urlEntry({ address: "https://a.example/" })).toBe("<url><loc>https://a.example/</loc></url>\n");
	});

	it("contains the date and the other languages, escaped", () => {
		const entry = urlEntry({
			address: "https://a.example/",
			changed: "2026-11-20",
			languages: [["id", 'https://a.example/"><x']],
		});
		expect(entry).toContain("<lastmod>2026-11-20</lastmod>");
		expect(entry).toContain('hreflang="id" href="https://a.example/&quot;&gt;&lt;x"/>');
	});
});

it("a sitemap index and a sitemap are complete documents", () => {
	expect(sitemapIndex(["https://a.example/1.xml"])).toMatch(
		/^<\?xml[^>]+\?>\n<sitemapindex [^>]+>\n<sitemap><loc>https:\/\/a\.example\/1\.xml<\/loc><\/sitemap>\n<\/sitemapindex>\n$/,
	);
	expect(URLSET_START + URLSET_END).toMatch(/^<\?xml[^>]+\?>\n<urlset [^>]+>\n<\/urlset>\n$/);
});
