import { goToPage, hasPager, nextPage, pagesOf, previousPage } from "./pages";
import { usersFilter } from "./users-filter";

/** Five pages of team members, filtered by name; `requests` records what was fetched. */
function setUp(page: number, last_page = 5) {
	usersFilter.set({ ...usersFilter.initial, fullname: "Rani", page });
	const requests: [page: number, fullname: string][] = [];
	const pages = () => pagesOf(usersFilter, last_page, (filter) => requests.push([filter.page, filter.fullname]));
	return { requests, pages };
}

afterEach(() => usersFilter.reset());

it("stores a page first, then fetches it with the current filters", () => {
	const { requests, pages } = setUp(1);
	expect(goToPage(4, pages())).toBe(true);
	expect(usersFilter.get()).toMatchObject({ page: 4, fullname: "Rani" });
	expect(nextPage(pages())).toBe(true);
	expect(previousPage(pages())).toBe(true);
	expect(requests).toEqual([
		[4, "Rani"],
		[5, "Rani"],
		[4, "Rani"],
	]);
});

it.each([
	["previous", 1, previousPage],
	["next", 5, nextPage],
] as const)("ignores %s on page %i of 5", (_, page, turn) => {
	const { requests, pages } = setUp(page);
	expect(turn(pages())).toBe(false);
	expect(usersFilter.get().page).toBe(page);
	expect(requests).toEqual([]);
});

it.each([0, -1, 6, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("ignores page %d of 5", (page) => {
	const { requests, pages } = setUp(2);
	expect(goToPage(page, pages())).toBe(false);
	expect(requests).toEqual([]);
});

it.each([
	[0, false],
	[1, false],
	[2, true],
])("with %i pages shows a pager: %s", (last, isShown) => {
	expect(hasPager(last)).toBe(isShown);
});
