import { listSearch, readListQuery } from "./list-query";

const read = (search: string) => {
	const params = new URLSearchParams(search);
	const all = (name: string) =>
		params.getAll(name).length > 1 ? params.getAll(name) : (params.get(name) ?? undefined);
	return readListQuery({ page: all("page"), q: all("q") });
};

describe("the query of the company list", () => {
	it.each<[string, object]>([
		["", { page: 1, q: "" }],
		["page=1", { page: 1, q: "" }],
		["page=&q=", { page: 1, q: "" }],
		["page=12&q=kopi", { page: 12, q: "kopi" }],
		["page=99999", { page: 99_999, q: "" }],
		["page=2&page=3&q=a&q=b", { page: 2, q: "a" }],
		["page=1&page=x", { page: 1, q: "" }],
		["q=++Kopi++++Nusantara+", { page: 1, q: "Kopi Nusantara" }],
		["q=a%00b%E2%80%AEc%0A", { page: 1, q: "a bc" }],
		[`q=${"x".repeat(150)}`, { page: 1, q: "x".repeat(100) }],
	])("%j is parsed", (search, query) => {
		expect(read(search)).toEqual(query);
	});

	it.each(["page=0", "page=-1", "page=1.5", "page=01", "page=x", "page=1e3", "page=100000", "page=%202"])(
		"%j selects no page",
		(search) => {
			expect(read(search)).toBeNull();
		},
	);

	it.each<[object, string]>([
		[{ page: 1, q: "" }, ""],
		[{ page: 2, q: "" }, "?page=2"],
		[{ page: 1, q: "kopi" }, "?q=kopi"],
		[{ page: 3, q: "C# & Ko/pi?" }, "?page=3&q=C%23+%26+Ko%2Fpi%3F"],
	])("of %j is %j and round-trips", (query, search) => {
		expect(listSearch(query as { page: number; q: string })).toBe(search);
		expect(read(search.slice(1))).toEqual(query);
	});
});
