import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/e2e";

const html = async (origin: string, path: string) => (await fetch(origin + path)).text();

test("the raw HTML of a job page has all of its text, its address and its social picture", async ({ site }) => {
	const page = await html(site.origin, "/p/ORBIT1");
	expect(page).toContain("Field Operations Coordinator");
	for (const text of [
		"About the job",
		"Responsibilities",
		"Requirements",
		"Apply for this job",
		"Powered by Astronaut",
	]) {
		expect(page).toContain(text);
	}
	const canonical = "/public/companies/terang-energy/jobs/field-operations-coordinator";
	expect(page).toContain(`<link rel="canonical" href="${site.origin}${canonical}"`);
	expect(page).toContain(`property="og:image" content="${site.origin}/p/ORBIT1/social"`);
	expect(page).toMatch(/<title>Field Operations Coordinator · Terang Energy<\/title>/);
	expect(page).toMatch(/<meta name="description" content="[^"]{50,}"/);
	expect(page.match(/<h1/g)).toHaveLength(1);
	const picture = await fetch(`${site.origin}/p/ORBIT1/social`);
	expect(picture.headers.get("content-type")).toBe("image/png");
	expect((await picture.arrayBuffer()).byteLength).toBeLessThan(300_000);
});

test("the due date is shown as DD MMM YYYY with the zone's suffix, in the job's language", async ({ page }) => {
	await page.goto("/p/ORBIT1");
	await expect(page.getByText(/^\d{2} [A-Z][a-z]{2} \d{4} \(GMT\+7\)$/)).toBeVisible();
	await page.goto("/p/ORBIT3");
	await expect(
		page.getByText(/^\d{2} (Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des) \d{4} \(GMT[+]\d\)$/).first(),
	).toBeVisible();
	await page.goto("/p/ORBIT2");
	await expect(page.getByText("Apply by")).toHaveCount(0);
});

test("a job without a logo gets the default one, of the same size", async ({ page }) => {
	await page.goto("/p/ORBIT2");
	const box = await page.getByRole("banner").getByRole("img").first().boundingBox();
	expect(box).toMatchObject({ width: 120, height: 72 });
});

test.describe("a logo that can't be loaded", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("is replaced by the default one, without moving the page", async ({ page }) => {
		await page.route("**/media/*logo*", (route) => route.fulfill({ status: 404, body: "" }));
		await page.goto("/p/ORBIT1");
		await expect(page.getByRole("banner").locator("img[src*=logo]")).toHaveCount(0);
		const box = await page.getByRole("banner").getByRole("img", { name: "Terang Energy" }).boundingBox();
		expect(box).toMatchObject({ width: 120, height: 72 });
	});
});

test("invite off: the page says so and has no form", async ({ page }) => {
	await page.goto("/p/ORBIT4");
	await expect(page.locator("form")).toHaveCount(0);
	await expect(
		page.getByText("This job does not take applications here at the moment.", { exact: false }),
	).toBeVisible();
	await expect(page.locator('a[href="#apply"]')).toHaveCount(0);
});

test("a job past its due date says so, and is neither indexed nor marked up", async ({ site }) => {
	const page = await html(site.origin, "/p/ORBIT5");
	expect(page).toContain("Applications are closed");
	expect(page).toContain('<meta name="robots" content="noindex"');
	expect(page).not.toContain("application/ld+json");
});

for (const path of ["/p/NOPE404", "/p/ab", "/p/companies", "/id/p/NOPE404", "/p/ORBIT1+US"]) {
	test(`${path} is a real 404 with the oops screen in its HTML`, async ({ site }) => {
		const answer = await fetch(site.origin + path);
		expect(answer.status).toBe(404);
		const page = await answer.text();
		expect(page).toMatch(path.startsWith("/id") ? /tidak ada atau sudah dihapus/ : /does not exist or was deleted/);
		expect(page.match(/<meta[^>]+noindex/g)).toHaveLength(1);
		expect(page).toContain(`href="${path.startsWith("/id") ? "/id" : ""}/public/companies"`);
	});
}

test("a job of the EU region is read from the EU host, however its code is written", async ({ site }) => {
	for (const code of ["ORBIT1+EU", "ORBIT1%2BEU", "orbit1+eu"]) {
		const answer = await fetch(`${site.origin}/p/${code}`);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain(`<link rel="canonical" href="${site.origin}/p/ORBIT1%2BEU"`);
	}
});

test("the intro video loads nothing before the click, which is recorded once", async ({ page }) => {
	const calls: string[] = [];
	page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
	await page.goto("/p/ORBIT1", { waitUntil: "networkidle" });
	expect(calls.filter((call) => call.includes(".webm") || call.includes("accesslog"))).toEqual([]);
	const recorded = page.waitForResponse("**/api/accesslog");
	await page.getByRole("button", { name: "Watch the intro video" }).click();
	expect((await recorded).status()).toBe(204);
	await expect(page.locator("video")).toBeVisible();
	expect(calls.filter((call) => call === "POST /api/accesslog")).toHaveLength(1);
});

const PAGES = ["/", "/id", "/p/ORBIT1", "/p/ORBIT2", "/p/ORBIT3", "/p/ORBIT4", "/p/ORBIT5", "/p/ORBIT1+EU"];

for (const path of PAGES) {
	test(`${path} is accessible in light and dark colours, and fits 320, 360 and 1280 px`, async ({ page }) => {
		await page.goto(path);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await expectAccessible(page);
			for (const width of [320, 1280, 360]) {
				await page.setViewportSize({ width, height: 740 });
				await expectNoSidewaysScroll(page);
			}
		}
	});
}

test.describe("missing pages", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });
	for (const path of ["/p/NOPE404", "/nowhere"]) {
		test(`${path} is accessible`, async ({ page }) => {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Oops");
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
		});
	}

	test("the screen stays in the language of its address once scripts run", async ({ page }) => {
		await page.goto("/id/p/NOPE404", { waitUntil: "networkidle" });
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Ups");
	});
});
