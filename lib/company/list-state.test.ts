import { type ListEvent, type ListState, listState, servedList } from "./list-state";
import type { CompanyList } from "./read-list";

const list = (page: number, total = 137): CompanyList => ({
	companies: [{ id: String(page), name: "Kopi", logo: undefined, slug: "kopi" }],
	page,
	perPage: 12,
	total,
	from: 12 * page - 11,
	to: 12 * page,
});

/** What of a state comes from `list`. */
const shown = (page: number, total = 137) => ({
	list: list(page, total).companies,
	pagination: { current_page: page, per_page: 12, total, from: 12 * page - 11, to: 12 * page },
});

const served = servedList({ page: 3, q: "" }, list(3));
const run = (state: ListState, ...events: ListEvent[]) => events.reduce(listState, state);

describe("asking", () => {
	it("stores the page first, then loads it with the current search", () => {
		const stored = run(servedList({ page: 1, q: "kopi" }, list(1)), { type: "page", page: 2 });
		expect(stored).toMatchObject({ filter: { page: 2, q: "kopi" }, isLoading: false, requestNumber: 0 });
		const state = run(stored, { type: "refetch" });
		expect(state).toMatchObject({
			filter: { page: 2, q: "kopi" },
			isLoading: true,
			hasErrored: false,
			requestNumber: 1,
		});
		expect(state).toMatchObject(shown(1));
	});

	it.each([0, -1, 13, 3])("ignores page %i, which is outside the list or already there", (page) => {
		expect(run(served, { type: "page", page })).toBe(served);
	});

	it("loads a page again that could not be loaded", () => {
		const failed = run(served, { type: "page", page: 4 }, { type: "refetch" }, { type: "failed", requestNumber: 1 });
		const state = run(failed, { type: "page", page: 4 }, { type: "refetch" });
		expect(state).toMatchObject({ filter: { page: 4, q: "" }, requestNumber: 2, isLoading: true, hasErrored: false });
	});

	it("begins a search on the first page, and ignores one that changes nothing", () => {
		expect(run(served, { type: "search", q: "kopi" }).filter).toEqual({ page: 1, q: "kopi" });
		expect(run(served, { type: "search", q: "" })).toBe(served);
	});

	it("follows the browser's history, and ignores a place where it is already", () => {
		expect(run(served, { type: "history", query: { page: 2, q: "a" } }).filter).toEqual({ page: 2, q: "a" });
		expect(run(served, { type: "history", query: { page: 3, q: "" } })).toBe(served);
	});

	it("goes on from the page that is asked for, even while an earlier one loads", () => {
		const state = run(
			served,
			{ type: "page", page: 4 },
			{ type: "refetch" },
			{ type: "page", page: 5 },
			{ type: "refetch" },
		);
		expect(state).toMatchObject({ filter: { page: 5, q: "" }, requestNumber: 2, isLoading: true });
	});
});

describe("answers", () => {
	const asking = run(served, { type: "search", q: "kopi" });

	it("replace the list, its numbers and the search it answers", () => {
		const state = run(asking, { type: "answered", requestNumber: 1, list: list(1, 2) });
		expect(state).toMatchObject({ ...shown(1, 2), found: "kopi", isLoading: false, hasErrored: false });
	});

	it("that fail say so and leave the list as it was", () => {
		const state = run(asking, { type: "failed", requestNumber: 1 });
		expect(state).toMatchObject({ ...shown(3), found: "", isLoading: false, hasErrored: true });
	});

	it("are asked for again after a failure, which is then forgotten", () => {
		const state = run(asking, { type: "failed", requestNumber: 1 }, { type: "again" });
		expect(state).toMatchObject({
			filter: { page: 1, q: "kopi" },
			requestNumber: 2,
			isLoading: true,
			hasErrored: false,
		});
		expect(run(state, { type: "again" })).toBe(state);
	});

	it.each<[string, ListEvent]>([
		["late answer", { type: "answered", requestNumber: 1, list: list(9) }],
		["late failure", { type: "failed", requestNumber: 1 }],
		["cancelled question", { type: "cancelled", requestNumber: 1 }],
	])("a %s changes nothing while a newer one is awaited", (_, event) => {
		const state = run(asking, { type: "search", q: "kopi n" });
		expect(run(state, event)).toBe(state);
	});

	it.each<[string, ListEvent]>([
		["answer", { type: "answered", requestNumber: 2, list: list(9) }],
		["failure", { type: "failed", requestNumber: 2 }],
		["cancelled question", { type: "cancelled", requestNumber: 2 }],
	])("a second %s to the same question changes nothing", (_, event) => {
		const state = run(
			asking,
			{ type: "search", q: "kopi n" },
			{ type: "answered", requestNumber: 2, list: list(1, 1) },
		);
		expect(run(state, event)).toBe(state);
	});

	it("that come in the wrong order leave what was asked for last", () => {
		const state = run(
			asking,
			{ type: "search", q: "kopi n" },
			{ type: "answered", requestNumber: 2, list: list(1, 1) },
			{ type: "answered", requestNumber: 1, list: list(1, 2) },
		);
		expect(state).toMatchObject({ pagination: { total: 1 }, found: "kopi n" });
	});
});
