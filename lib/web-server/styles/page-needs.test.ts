import { readNeeds } from "./page-needs";
import type { Sheet } from "./sheet";

const rule = (need: string) => ({ within: [], selectors: [{ text: need, needs: [need] }], declarations: [] });
const SHEET: Sheet = {
	href: "/a.css",
	rules: [".a", ".b>c", "#d", "p", "body", "[hidden", '[type="search"'].map(rule),
};
const needsOf = readNeeds(SHEET);

describe("what a page has of a sheet's needs", () => {
	it("is what its tags have: elements, classes, ids and attributes", () => {
		const html = '<P class="x a b&gt;c"><i id="d" hidden=""><input type="search"/></i></P>';
		expect([...needsOf(html).tokens]).toEqual([".a", ".b>c", "#d", "p", "body", "[hidden", '[type="search"']);
		expect([...needsOf('<input type="text"/> class="a" hidden').tokens]).toEqual(["body"]);
	});

	it("has one key for all pages that need the same, whatever their order and everything else", () => {
		const key = needsOf('<p class="a">x</p><i hidden>').key;
		expect(needsOf('<b hidden class="a y"><p title="z">').key).toBe(key);
		expect(needsOf('<p class="a">x</p>').key).not.toBe(key);
		expect(needsOf('<p class="a" style="color:var(--e)"><i hidden>').key).not.toBe(key);
	});

	it("names the properties that the page reads, once each", () => {
		expect(needsOf('<p style="color:var(--f)"><p style="color:var(--e,red);margin:var(--f)">').variables).toEqual([
			"--e",
			"--f",
		]);
	});

	it("is remembered of short tags, which other pages have, too, but not of long ones", () => {
		const [short, long] = [480, 500].map((length) => `<i hidden title="${"x".repeat(length)}">`) as [string, string];
		const remember = jest.spyOn(Map.prototype, "set");
		expect(needsOf(short + long).tokens).toContain("[hidden");
		const remembered = remember.mock.calls.map(([key]) => key);
		remember.mockRestore();
		expect(remembered).toContain(short);
		expect(remembered).not.toContain(long);
		expect(needsOf(long).tokens).toContain("[hidden");
	});

	it("is read of any number of different tags", () => {
		for (let index = 0; index < 6_000; index += 1) needsOf(`<a href="/${index}">`);
		expect([...needsOf('<p class="a">').tokens]).toEqual([".a", "p", "body"]);
	});
});
