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
	it("encodes nested values with brackets and omits empty ones", () => {
		expect(toFields({ a: [{ b: 1, c: true }], d: null, e: undefined, f: "" })).toEqual([
			["a[0][b]", "1"],
			["a[0][c]", "true"],
			["f", ""],
		]);
	});

	it("round-trips its own output", () => {
		fc.assert(
			fc.property(tree, (value) => {
				expect(fromFields(toFields(value))).toEqual(value);
			}),
		);
	});

	it.each([
		["__proto__[x]"],
		["a[constructor]"],
		["a[b"],
		["[a]"],
		["a[b][c][d][e][f][g]"],
		["a]"],
		["[]"],
		["a[][b]"],
	])("rejects the name %s", (name) => {
		expect(fromFields([[name, "1"]])).toBeNull();
		expect(({} as Record<string, unknown>).x).toBeUndefined();
	});

	it.each([[["a", "a[b]"]], [["a[b]", "a"]], [["a", "a[]"]], [["a[]", "a"]], [["a[b]", "a[]"]]])(
		"rejects the names %j together, because one value can't be both",
		(names) => {
			expect(fromFields(names.map((name) => [name, "1"]))).toBeNull();
		},
	);

	it.each<[string, [string, string][], object]>([
		["one name", [["a[b][]", "x"]], { a: { b: ["x"] } }],
		[
			"repeated names, equal values too",
			[
				["a[]", "x"],
				["a[]", "y"],
				["a[]", "x"],
			],
			{ a: ["x", "y", "x"] },
		],
		["an empty value", [["a[]", ""]], { a: [""] }],
		[
			"a name after numbered ones",
			[
				["a[0]", "x"],
				["a[]", "y"],
			],
			{ a: ["x", "y"] },
		],
		[
			"a number that is taken",
			[
				["a[]", "x"],
				["a[0]", "y"],
			],
			{ a: ["x"] },
		],
	])("appends to a list with a name that ends in brackets: %s", (_, fields, expected) => {
		expect(fromFields(fields)).toEqual(expected);
	});

	it.each([
		["entries of a list", "a[]", (i: number) => `a[${i}]`],
		["groups", "a[500][b]", (i: number) => `a[${i}][b]`],
		["names", "last", (i: number) => `n${i}`],
	])("accepts at most 500 %s per level", (_, last, nameOf) => {
		const fields = Array.from({ length: 500 }, (__, i): [string, string] => [nameOf(i), "x"]);
		expect(fromFields(fields)).not.toBeNull();
		expect(fromFields([...fields, [last, "x"]])).toBeNull();
	});

	it("decodes the line breaks of multipart as typed", () => {
		expect(fromFields([["a", "one\r\ntwo\rthree\nfour"]])).toEqual({ a: "one\ntwo\nthree\nfour" });
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
