import { parseFragment } from "parse5";
import { toJsonLd } from "./json-ld";

describe("toJsonLd", () => {
	it.each([
		"</script><script>alert(1)</script>",
		"</SCRIPT >",
		"<!--<script>",
		"<!-- </script",
		"<style>*{}</style>",
		"a\u2028b\u2029c",
		'"\\',
		"]]>",
		"<p>Cook &amp; <strong>serve</strong></p><",
	])("keeps %j inside its string", (title) => {
		const json = toJsonLd({ title });
		expect(json).not.toMatch(/<(?:!|\/?s)|[\u2028\u2029]/i);
		expect(JSON.parse(json)).toEqual({ title });
		const { childNodes } = parseFragment(`<script type="application/ld+json">${json}</script><p>`);
		expect(childNodes).toMatchObject([{ childNodes: [{ value: json }] }, { nodeName: "p" }]);
	});

	it("leaves the tags of formatted texts as they are", () => {
		expect(toJsonLd({ description: "<p>a</p><ul><li>b</li></ul>" })).toBe(
			'{"description":"<p>a</p><ul><li>b</li></ul>"}',
		);
	});
});
