import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";

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

test("the page by code has the page by slugs as its canonical address", async ({ page, baseURL }) => {
	await page.goto("/p/ROASTER1");
	expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${baseURL}${PAGE}`);
	await page.goto("/p/ORBIT1+EU");
	expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${baseURL}/p/ORBIT1%2BEU`);
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
	for (const prefix of ["/public/companies", "/id/public/companies", "/mobile/companies"]) {
		test(`under ${prefix} links to its company's page and to all companies`, async ({ page, baseURL }) => {
			await page.goto(`${prefix}/kopi-nusantara/jobs/no-such-job`, { waitUntil: "networkidle" });
			const all = `${prefix.startsWith("/id") ? "/id" : ""}/public/companies`;
			await expect(page.getByRole("link", { name: /^(?:All companies|Semua perusahaan)$/ })).toHaveAttribute(
				"href",
				all,
			);
			await page.getByRole("link", { name: /^(?:See the company's page|Lihat halaman perusahaannya)$/ }).click();
			await expect(page).toHaveURL(`${baseURL}${prefix}/kopi-nusantara`);
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Kopi Nusantara");
		});
	}
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

	test("empty texts have no heading", async ({ page }) => {
		await page.goto("/mobile/companies/bengkel-maju/jobs/motorcycle-mechanic");
		await expect(page.getByRole("heading", { level: 2 })).toHaveText(["DESCRIPTION"]);
	});

	test("an Indonesian job is Indonesian", async ({ page, request, site }) => {
		const { job, company } = await (await request.get(`${site.backend}/public/ORBIT3`)).json();
		await page.goto(`/mobile/companies/${company.slug}/jobs/${job.slug}`);
		await expect(page.locator("html")).toHaveAttribute("lang", "id");
		await expect(page.getByRole("heading", { name: "DESKRIPSI" })).toBeVisible();
	});
});
