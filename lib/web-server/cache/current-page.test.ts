import type { RenderedPage } from "../pages/rendered-page";
import { currentPage } from "./current-page";

const NOW = 1_000_000;

const page = (text: string, endsAt?: number): RenderedPage => ({
	status: 200,
	isHtml: true,
	headers: {},
	nextHeaders: {},
	body: Buffer.from(text),
	endsAt,
});

/** Renders the pages in order, repeating the last one, with a stopped clock. */
function setUp(...pages: RenderedPage[]) {
	const requests: string[] = [];
	const wait = jest.fn(async () => undefined);
	const render = currentPage(
		async (key) => {
			requests.push(key);
			return pages[Math.min(requests.length, pages.length) - 1] ?? page("none");
		},
		() => NOW,
		wait,
	);
	return { render, requests, wait };
}

describe("currentPage", () => {
	it.each([
		["names no end", undefined],
		["ends this very moment", NOW],
	])("returns a page that %s unchanged", async (_, endsAt) => {
		const { render, requests, wait } = setUp(page("open", endsAt));
		expect((await render("/p/A")).body.toString()).toBe("open");
		expect([requests, wait.mock.calls.length]).toEqual([["/p/A"], 0]);
	});

	it("asks again until the page has not ended", async () => {
		const { render, requests } = setUp(page("open", NOW - 1), page("open", NOW - 1), page("closed"));
		expect((await render("/p/A")).body.toString()).toBe("closed");
		expect(requests).toHaveLength(3);
	});

	it("returns the existing page if nothing newer comes", async () => {
		const { render, wait } = setUp(page("open", NOW - 1));
		expect((await render("/p/A")).body.toString()).toBe("open");
		expect(wait).toHaveBeenCalledTimes(15);
	});
});
