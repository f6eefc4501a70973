import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from "../support/browser/e2e";
import { readPage } from "../support/pages/crawl-page";

const SLUGS = "/companies/kopi-nusantara/jobs/head-roaster";
const PAGE = `/public${SLUGS}`;

test("a job page by slugs equals the page by code", async ({ page, baseURL }) => {
	await page.goto(PAGE);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Head Roaster");
	await expect(page.getByText("(GMT+7)")).toBeVisible();
	await expect(page.getByRole("link", { name: "Apply now" })).toHaveAttribute("href", "#apply");
	await expect(page.locator("#apply").getByRole("heading", { name: "Apply for this job" })).toBeVisible();
	await expect(page.getByText("Powered by Astronaut")).toBeVisible();
	expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${baseURL}${PAGE}`);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
});

test("the page by code has the page by slugs as its canonical address", async ({ request, baseURL }) => {
	const canonicalOf = async (path: string) => readPage(await (await request.get(path)).text()).canonical;
	expect(await canonicalOf("/p/ROASTER1")).toEqual([`${baseURL}${PAGE}`]);
	expect(await canonicalOf("/p/ORBIT1+EU")).toEqual([`${baseURL}/p/ORBIT1%2BEU`]);
});

for (const [from, to] of [
	[`${PAGE}/`, PAGE],
	[`${PAGE}/anything/else?utm_source=x`, `${PAGE}?utm_source=x`],
	[`/id${PAGE}/applied/more`, `/id${PAGE}`],
	[`/mobile${SLUGS}/extra`, `/mobile${SLUGS}`],
] as const) {
	test(`${from} is another spelling of ${to}`, async ({ request, baseURL }) => {
		const answer = await request.get(from, { maxRedirects: 0 });
		expect(answer.status()).toBe(308);
		const { location = "" } = answer.headers();
		expect(new URL(location, baseURL).href).toBe(`${baseURL}${to}`);
		expect((await request.get(from)).status()).toBe(200);
	});
}

for (const path of [
	"/public/companies/kopi-nusantara/jobs/no-such-job",
	"/public/companies/no-such-company/jobs/head-roaster",
	"/public/companies/terang-energy/jobs/head-roaster",
	"/mobile/companies/kopi-nusantara/jobs/no-such-job",
	"/public/companies/kopi-nusantara/jobs/%ff%fe",
]) {
	test(`${path} is a 404 with its message in the HTML`, async ({ request }) => {
		const answer = await request.get(path);
		expect([400, 404]).toContain(answer.status());
		if (answer.status() === 404) expect(await answer.text()).toContain("does not exist or was deleted");
	});
}

test.describe("a missing job", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	const LINKS = [
		["/public/companies", "See the company's page", "/public/companies", "All companies"],
		["/id/public/companies", "Lihat halaman perusahaannya", "/id/public/companies", "Semua perusahaan"],
		["/mobile/companies", "See the company's page", "/public/companies", "All companies"],
	] as const;

	test("links to its company's page and to all companies, wherever it is", async ({ request, baseURL }) => {
		for (const [prefix, own, all, every] of LINKS) {
			const address = `${baseURL}${prefix}/kopi-nusantara/jobs/no-such-job`;
			const html = (await (await request.get(address)).text()).replaceAll("&#x27;", "'");
			const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g);
			const linked = new Map([...links].map(([, to = "", text]) => [text, new URL(to, address).href]));
			expect(linked.get(every)).toBe(`${baseURL}${all}`);
			const company = await request.get(linked.get(own) ?? "");
			expect(company.url()).toBe(`${baseURL}${prefix}/kopi-nusantara`);
			expect(/<h1\b[^>]*>(.*?)<\/h1>/.exec(await company.text())?.[1]).toContain("Kopi Nusantara");
		}
	});

	test("still does so once its page is hydrated", async ({ page, baseURL }) => {
		await openHydrated(page, "/id/public/companies/kopi-nusantara/jobs/no-such-job");
		await expect(page.getByRole("link", { name: "Semua perusahaan" })).toHaveAttribute("href", "/id/public/companies");
		await page.getByRole("link", { name: "Lihat halaman perusahaannya" }).click();
		await expect(page).toHaveURL(`${baseURL}/id/public/companies/kopi-nusantara`);
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Kopi Nusantara");
	});
});

test.describe("in the web view of an app", () => {
	test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

	test("a job shows title, type, due date and texts, and links to the whole page", async ({ page, baseURL }) => {
		await page.goto(`/mobile${SLUGS}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Head Roaster");
		await expect(page.getByRole("heading", { level: 2 })).toHaveText(["DESCRIPTION", "RESPONSIBILITY", "REQUIREMENT"]);
		await expect(page.getByText("Full time")).toBeVisible();
		await expect(page.getByText("(GMT+7)")).toBeVisible();
		expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${baseURL}${PAGE}`);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await page.getByRole("link", { name: "See the whole page and apply" }).tap();
		await expect(page).toHaveURL(`${baseURL}${PAGE}#apply`);
	});
});

const headings = (html: string) => [...html.matchAll(/<h2\b[^>]*>([^<]*)/g)].map(([, text]) => text);

test("in the web view of an app, empty texts have no heading, and an Indonesian job is Indonesian", async ({
	request,
	site,
}) => {
	const mechanic = await request.get("/mobile/companies/bengkel-maju/jobs/motorcycle-mechanic");
	expect(headings(await mechanic.text())).toEqual(["DESCRIPTION"]);
	const { job, company } = await (await request.get(`${site.backend}/public/ORBIT3`)).json();
	const html = await (await request.get(`/mobile/companies/${company.slug}/jobs/${job.slug}`)).text();
	expect(html).toContain('<html lang="id"');
	expect(headings(html)).toContain("DESKRIPSI");
});
