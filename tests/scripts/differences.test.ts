import { changedLines, shownOf } from "@/scripts/screens/differences.mjs";

const page = (origin: string, build: string, words: string) =>
	`<html><head><link href="/_next/static/${build}.css"/></head><body><h1>Prices</h1><p>${words}</p><a href="${origin}/register">Try</a><script>self.x = "${build}"</script></body></html>`;

describe("two versions of a page", () => {
	const before = shownOf(page("http://localhost:3001", "a1", "No card"), ["http://localhost:3001"]);

	it("are the same if only addresses and built files differ", () => {
		expect(shownOf(page("http://localhost:3002", "b2", "No card"), ["http://localhost:3002"])).toBe(before);
	});

	it("differ in the lines that only one of them has", () => {
		const after = shownOf(page("http://localhost:3002", "b2", "We don&#x27;t need a card"), ["http://localhost:3002"]);
		expect(changedLines(before, after)).toEqual({ gone: ["No card"], come: ["We don't need a card"] });
	});
});
