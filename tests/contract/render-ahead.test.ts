import { until } from "../support/runner/until";
import { type Site, startSite } from "../support/sites/site";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

const SETTINGS = { RENDER_AHEAD: "on", LOG_LEVEL: "info" };

let stubbed: StubbedSite;
beforeAll(async () => {
	stubbed = await startStubbedSite(SETTINGS);
});
afterAll(() => stubbed.close());

/** How the access log says that a page was served at its first visit; undefined while it doesn't. */
const served = ({ output }: Site, path: string): string | undefined =>
	output()
		.split("\n")
		.filter((line) => line.includes(`"path":"${path}"`))
		.map((line) => JSON.parse(line).cache)[0];

/** Visits a page that nobody has asked for; gives how it was served. */
async function firstVisit(path: string): Promise<string | undefined> {
	expect((await stubbed.get(path)).status).toBe(200);
	await until(() => served(stubbed.site, path) !== undefined);
	return served(stubbed.site, path);
}

it("a process that is ready has the home page, so that its first visitor waits for no rendering", async () => {
	expect(await firstVisit("/")).toBe("hit");
});

it("a new process renders its own pages in both languages before somebody asks for them", async () => {
	const asked = (path: string) => stubbed.host.calls.filter(({ url }) => url.startsWith(path));
	// Pages are rendered in turn, the home pages first: when the page about the team is, both are there.
	await until(() => asked("/astro-jobs").length > 0);
	const [{ url: companies = "" } = {}] = asked("/public/companies");
	expect(asked(companies)).toHaveLength(1);
	expect(await firstVisit("/id")).toBe("hit");
	expect(asked(companies)).toHaveLength(1);
});

it("the home page waits for a backend that starts with the site, and shows its companies and news", async () => {
	// Parts of pages are as patient as calls to hosts, so that a slow machine leaves none out.
	const site = await startSite({ ...SETTINGS, HOST_TIMEOUT_SCALE: "10" });
	try {
		const html = await (await fetch(site.origin)).text();
		await until(() => served(site, "/") !== undefined);
		expect(served(site, "/")).toBe("hit");
		for (const part of ["/media/logo-", "/media/blog-"]) expect(html.includes(site.backend + part)).toBe(true);
	} finally {
		await site.stop();
	}
});

it("a new process renders some pages about companies and jobs, so that their first visitors find the code loaded", async () => {
	const site = await startSite(SETTINGS);
	const company = "/public/companies/{companySlug}";
	try {
		for (const call of [company, `${company}/jobs/{jobSlug}`])
			await until(() => site.output().includes(`"path":"${call}","status":200`));
	} finally {
		await site.stop();
	}
});
