import {
	expect,
	expectAccessible,
	expectAccessibleInBothSchemes,
	expectFits,
	expectNoSidewaysScroll,
	openHydrated,
	test,
} from "../support/browser/e2e";
import { readPage } from "../support/pages/crawl-page";

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

test("the due date has the format DD MMM YYYY with the zone's suffix, in the job's language", async ({ site }) => {
	const textOf = async (path: string) => readPage(await html(site.origin, path)).text;
	expect(await textOf("/p/ORBIT1")).toMatch(/ \d{2} [A-Z][a-z]{2} \d{4} \(GMT\+7\) /);
	expect(await textOf("/p/ORBIT3")).toMatch(
		/ \d{2} (Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des) \d{4} \(GMT[+]\d\) /,
	);
	expect(await textOf("/p/ORBIT2")).not.toContain("Apply by");
});

test.describe("a broken logo", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("is replaced by the default one, without a layout shift", async ({ page }) => {
		await page.route("**/media/*logo*", (route) => route.fulfill({ status: 404, body: "" }));
		await page.goto("/p/ORBIT1");
		await expect(page.getByRole("banner").locator("img[src*=logo]")).toHaveCount(0);
		const box = await page.getByRole("banner").getByRole("img", { name: "Terang Energy" }).boundingBox();
		expect(box).toMatchObject({ width: 120, height: 72 });
	});
});

test("invite off: the page says so and has no form", async ({ site }) => {
	const page = await html(site.origin, "/p/ORBIT4");
	expect(page).not.toContain("<form");
	expect(readPage(page).text).toContain("This job isn't accepting applications here at the moment.");
	expect(page).not.toContain('href="#apply"');
});

test("an expired job says so, and is neither indexed nor marked up", async ({ site }) => {
	const page = await html(site.origin, "/p/ORBIT5");
	expect(page).toContain("Applications are closed");
	expect(page).toContain('<meta name="robots" content="noindex"');
	expect(page).not.toContain("application/ld+json");
});

for (const path of ["/p/NOPE404", "/p/ab", "/p/companies", "/id/p/NOPE404", "/p/ORBIT1+US"]) {
	test(`${path} is a real 404 with its message in the HTML`, async ({ site }) => {
		const answer = await fetch(site.origin + path);
		expect(answer.status).toBe(404);
		const page = await answer.text();
		expect(page).toMatch(path.startsWith("/id") ? /tidak ada atau sudah dihapus/ : /does not exist or was deleted/);
		expect(page.match(/<meta[^>]+noindex/g)).toHaveLength(1);
		expect(page).toContain(`href="${path.startsWith("/id") ? "/id" : ""}/public/companies"`);
	});
}

test("a job of the EU region comes from the EU host, however its code is written", async ({ site }) => {
	for (const code of ["ORBIT1+EU", "ORBIT1%2BEU", "orbit1+eu"]) {
		const answer = await fetch(`${site.origin}/p/${code}`);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain(`<link rel="canonical" href="${site.origin}/p/ORBIT1%2BEU"`);
	}
});

test("the intro video loads nothing before the click, which is recorded once", async ({ page }) => {
	const calls: string[] = [];
	page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
	await openHydrated(page, "/p/ORBIT1");
	expect(calls.filter((call) => call.includes(".webm") || call.includes("accesslog"))).toEqual([]);
	const recorded = page.waitForResponse("**/api/accesslog");
	await page.getByRole("button", { name: "Watch the intro video" }).click();
	expect((await recorded).status()).toBe(204);
	await expect(page.locator("video")).toBeVisible();
	expect(calls.filter((call) => call === "POST /api/accesslog")).toHaveLength(1);
});

const PAGES = ["/p/ORBIT1", "/p/ORBIT2", "/p/ORBIT3", "/p/ORBIT4", "/p/ORBIT5", "/p/ORBIT1+EU"];

test("job pages are accessible in light and dark colours and fit 320, 360 and 1280 px; a default logo has a logo's size", async ({
	page,
}) => {
	for (const path of PAGES) {
		await test.step(path, async () => {
			await page.goto(path);
			await expectAccessibleInBothSchemes(page);
			await expectFits(page);
			if (path !== "/p/ORBIT2") return;
			const box = await page.getByRole("banner").getByRole("img").first().boundingBox();
			expect(box).toMatchObject({ width: 120, height: 72 });
		});
	}
});

test.describe("missing pages", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("are accessible, and stay in the address's language after hydration", async ({ page }) => {
		const heading = page.getByRole("heading", { level: 1 });
		for (const path of ["/p/NOPE404", "/nowhere"]) {
			await page.goto(path);
			await expect(heading).toContainText("Oops");
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
		}
		await openHydrated(page, "/id/p/NOPE404");
		await expect(heading).toContainText("Ups");
	});
});
