import { toJsonLd } from "./json-ld";

describe("toJsonLd", () => {
	it.each(["</script><script>alert(1)</script>", "<!--<script>", "a\u2028b\u2029c", '"\\', "]]>"])(
		"keeps %j inside its string",
		(title) => {
			const json = toJsonLd({ title });
			expect(json).not.toMatch(/[<\u2028\u2029]/);
			expect(JSON.parse(json)).toEqual({ title });
		},
	);
});
