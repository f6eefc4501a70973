import type { ServerResponse } from "node:http";
import { startWebServer } from "../../../tests/support/sites/web-server";
import { PAGE_ROUTES } from "../site/page-routes";

const LIST = "/public/companies";

type Pages = Record<string, readonly string[]>;

/** A site whose pages are links; other addresses fail. Gives what was rendered ahead from the list of companies. */
async function rendered(pages: Pages, meanwhile?: (path: string, stop: () => void) => void): Promise<string[]> {
	const answer = (path: string, res: ServerResponse) => {
		meanwhile?.(path, () => void site.server.stop());
		const links = pages[path];
		res.writeHead(links ? 200 : 500, { "content-type": "text/html" });
		res.end(links?.map((link) => `<a class="card" href="${link}">more</a>`).join(""));
	};
	const site = await startWebServer((req, res) => answer(req.url ?? "", res), { routes: PAGE_ROUTES });
	await site.server.warmLinked(LIST);
	await site.close();
	return site.seen.map(({ url }) => url);
}

const company = (name: string) => `${LIST}/${name}`;
const job = (name: string) => `${company(name)}/jobs/barista`;

describe("pages about jobs and companies that are rendered ahead", () => {
	it("follow from the list by links, up to three of each kind", async () => {
		const names = ["a", "b", "c", "d"];
		const pages: Pages = { [LIST]: [`${LIST}?page=2`, ...names.map(company)], [`${LIST}?page=2`]: [] };
		for (const name of names)
			Object.assign(pages, { [company(name)]: [LIST, job(name)], [job(name)]: [company(name)] });
		expect((await rendered(pages)).sort()).toEqual(
			[LIST, `${LIST}?page=2`, ...["a", "b", "c"].flatMap((name) => [company(name), job(name)])].sort(),
		);
	});

	it("are found although a company has no job, or its page fails", async () => {
		const pages = { [LIST]: [company("none"), company("broken"), company("some")], [company("none")]: [] };
		const all = await rendered({ ...pages, [company("some")]: [job("some")], [job("some")]: [] });
		expect(all).toContain(job("some"));
	});

	it.each([
		"/pricing",
		"/code/EU1234",
		"https://www.example.com/public/companies/a",
		"//other.example.com/public/companies/a",
		"/api/public/companies",
		"mailto:help@example.com",
	])("leave out other addresses: %s", async (link) => {
		expect(await rendered({ [LIST]: [link] })).toEqual([LIST]);
	});

	it("are none if the list fails", async () => {
		expect(await rendered({})).toEqual([LIST]);
	});

	it("end once the site stops", async () => {
		const pages = { [LIST]: [company("a")], [company("a")]: [] };
		expect(await rendered(pages, (_, stop) => stop())).toEqual([LIST]);
	});
});
