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

/** The parts of a state that `list` determines. */
const shown = (page: number, total = 137) => ({
	list: list(page, total).companies,
	pagination: { current_page: page, per_page: 12, total, from: 12 * page - 11, to: 12 * page },
});

const served = servedList({ page: 3, q: "" }, list(3));
const run = (state: ListState, ...events: ListEvent[]) => events.reduce(listState, state);

describe("requests", () => {
	it("store the page first, then load it with the current search", () => {
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

	it.each([0, -1, 13, 3])("ignore page %i, which is outside the list or already shown", (page) => {
		expect(run(served, { type: "page", page })).toBe(served);
	});

	it("reload a page after a failure", () => {
		const failed = run(served, { type: "page", page: 4 }, { type: "refetch" }, { type: "failed", requestNumber: 1 });
		const state = run(failed, { type: "page", page: 4 }, { type: "refetch" });
		expect(state).toMatchObject({ filter: { page: 4, q: "" }, requestNumber: 2, isLoading: true, hasErrored: false });
	});

	it("start a search on the first page, and ignore an unchanged one", () => {
		expect(run(served, { type: "search", q: "kopi" }).filter).toEqual({ page: 1, q: "kopi" });
		expect(run(served, { type: "search", q: "" })).toBe(served);
	});

	it("follow the browser's history, and ignore the current entry", () => {
		expect(run(served, { type: "history", query: { page: 2, q: "a" } }).filter).toEqual({ page: 2, q: "a" });
		expect(run(served, { type: "history", query: { page: 3, q: "" } })).toBe(served);
	});

	it("continue from the requested page, even while an earlier one loads", () => {
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

describe("responses", () => {
	const asking = run(served, { type: "search", q: "kopi" });

	it("replace the list, its pagination and its search", () => {
		const state = run(asking, { type: "answered", requestNumber: 1, list: list(1, 2) });
		expect(state).toMatchObject({ ...shown(1, 2), found: "kopi", isLoading: false, hasErrored: false });
	});

	it("that fail set the error and keep the list", () => {
		const state = run(asking, { type: "failed", requestNumber: 1 });
		expect(state).toMatchObject({ ...shown(3), found: "", isLoading: false, hasErrored: true });
	});

	it("are requested again after a failure, which clears it", () => {
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
	])("a %s changes nothing while a newer request is pending", (_, event) => {
		const state = run(asking, { type: "search", q: "kopi n" });
		expect(run(state, event)).toBe(state);
	});

	it.each<[string, ListEvent]>([
		["answer", { type: "answered", requestNumber: 2, list: list(9) }],
		["failure", { type: "failed", requestNumber: 2 }],
		["cancelled question", { type: "cancelled", requestNumber: 2 }],
	])("a second %s to the same request changes nothing", (_, event) => {
		const state = run(
			asking,
			{ type: "search", q: "kopi n" },
			{ type: "answered", requestNumber: 2, list: list(1, 1) },
		);
		expect(run(state, event)).toBe(state);
	});

	it("in the wrong order keep the latest request", () => {
		const state = run(
			asking,
			{ type: "search", q: "kopi n" },
			{ type: "answered", requestNumber: 2, list: list(1, 1) },
			{ type: "answered", requestNumber: 1, list: list(1, 2) },
		);
		expect(state).toMatchObject({ pagination: { total: 1 }, found: "kopi n" });
	});
});
