import type { Page, Route } from "@playwright/test";

/** The list's call as the browser makes it. */
const CALL = "**/api/public/companies/filter**";

/** Parts of the company list that tests look at. */
export const companyList = (page: Page) => ({
	search: page.getByRole("searchbox"),
	status: page.getByRole("status"),
	results: page.getByRole("region", { name: /Company List|Daftar Perusahaan/ }),
	cards: page.locator("main section ul:not([aria-hidden]) > li > a[href*='/public/companies/']"),
	emptyCards: page.locator("main section ul[aria-hidden=true] > li"),
	pager: page.getByRole("navigation", { name: /Pages of the list|Halaman daftar/ }),
	pages: page.getByRole("navigation").getByRole("link", { name: /^(?:Page|Halaman) \d+$/ }),
	problem: page.getByRole("main").getByRole("alert"),
});

/** Holds back the list's answers; `release` lets the first that is held go on, in its turn. */
export async function holdAnswers(page: Page): Promise<{ held: () => number; release: () => Promise<void> }> {
	const waiting: Route[] = [];
	await page.route(CALL, (route) => void waiting.push(route));
	return {
		held: () => waiting.length,
		// A call that was cancelled meanwhile can't be answered any more.
		release: async () =>
			waiting
				.shift()
				?.continue()
				.catch(() => undefined),
	};
}

/** Makes the list's call fail as the proxy does while a host is down; returns a function that ends that. */
export async function failAnswers(page: Page): Promise<() => Promise<void>> {
	await page.route(CALL, (route) => route.fulfill({ status: 503, json: { message: "down" } }));
	return () => page.unroute(CALL);
}

/** Counts the documents and the framework's partial responses that the page requests from now on. */
export function countLoads(page: Page): () => string[] {
	const loads: string[] = [];
	page.on("request", (request) => {
		const isPartial = request.url().includes("_rsc=") || request.headers().rsc !== undefined;
		if (request.isNavigationRequest() || isPartial) loads.push(request.url());
	});
	return () => loads;
}
