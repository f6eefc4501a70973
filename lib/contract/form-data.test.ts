import fc from "fast-check";
import { type FormValue, fromFields, toFields } from "./form-data";

const leaf = fc.string({ minLength: 0, maxLength: 20 });
const key = fc
	.stringMatching(/^[a-z_]{1,12}$/)
	.filter((name) => !["__proto__", "constructor", "prototype"].includes(name));
const { tree } = fc.letrec<{ tree: FormValue; node: FormValue }>((tie) => ({
	node: fc.oneof(
		{ maxDepth: 3 },
		leaf,
		fc.array(tie("node"), { minLength: 1, maxLength: 4 }),
		fc.dictionary(key, tie("node"), { minKeys: 1, maxKeys: 4 }),
	),
	tree: fc.dictionary(key, tie("node"), { maxKeys: 5 }),
}));

describe("form fields", () => {
	it("names nested values with brackets and leaves empty ones out", () => {
		expect(toFields({ a: [{ b: 1, c: true }], d: null, e: undefined, f: "" })).toEqual([
			["a[0][b]", "1"],
			["a[0][c]", "true"],
			["f", ""],
		]);
	});

	it("reads back what it wrote", () => {
		fc.assert(
			fc.property(tree, (value) => {
				expect(fromFields(toFields(value))).toEqual(value);
			}),
		);
	});

	it.each([["__proto__[x]"], ["a[constructor]"], ["a[b"], ["[a]"], ["a[b][c][d][e][f][g]"], ["a]"]])(
		"refuses the name %s",
		(name) => {
			expect(fromFields([[name, "1"]])).toBeNull();
			expect(({} as Record<string, unknown>).x).toBeUndefined();
		},
	);

	it("refuses a name that is both a text and a group", () => {
		expect(
			fromFields([
				["a", "1"],
				["a[b]", "2"],
			]),
		).toBeNull();
	});

	it("keeps the first of two equal names", () => {
		expect(
			fromFields([
				["email", "a@b.co"],
				["email", "evil@x.co"],
			]),
		).toEqual({ email: "a@b.co" });
	});
});
