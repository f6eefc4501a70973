import { cvField, fillRequired, giveConsent, makePdf, newCandidate } from "../support/candidate";
import { expect, test } from "../support/e2e";

test.use({ javaScriptEnabled: false });

test("a browser without script applies with its CV and gets a code that works", async ({ page, site }) => {
	await page.goto("/p/ORBIT1");
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(makePdf(1_500_000).file);
	await giveConsent(page);
	await page.locator("noscript button").click();
	await expect(page.getByRole("heading", { name: "Application submitted" })).toBeVisible();
	const code = await page.locator("strong").textContent();
	const known = await fetch(`${site.backend}/code/${code}?debug=false`);
	expect(known.status).toBe(200);
	await expect(page.getByRole("link", { name: "Do the interview now" })).toHaveAttribute(
		"href",
		`${site.backend}/code/${code}`,
	);
});

test("a browser without script goes straight to the interview where the job wants that", async ({ page, site }) => {
	await page.goto("/p/ORBIT6");
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await giveConsent(page);
	await page.locator("noscript button").click();
	await page.waitForURL(new RegExp(`^${site.backend}/code/[A-Z0-9]{8}$`));
});

test("an intro video is a link, and nothing is offered that only a script could do", async ({ page }) => {
	await page.goto("/p/ORBIT1");
	await expect(page.getByRole("button", { name: "Watch the intro video" })).toBeHidden();
	const link = page.getByRole("link", { name: "Watch the intro video" });
	await expect(link).toBeVisible();
	const video = await page.request.get((await link.getAttribute("href")) ?? "");
	expect(video.headers()["content-type"]).toMatch(/^video\//);
});

test("the result is in the job's language, and without one there is nothing to see", async ({ page }) => {
	await page.goto("/p/ORBIT3");
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await giveConsent(page);
	await page.locator("noscript button").click();
	await expect(page.locator("html")).toHaveAttribute("lang", "id");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lamaran terkirim");
	await page.goto("/p/ORBIT1/applied");
	await expect(page).toHaveURL(/\/p\/ORBIT1$/);
});

test("a refused application says why and leads back", async ({ page }) => {
	const candidate = newCandidate();
	for (let round = 0; round < 2; round++) {
		await page.goto("/p/ORBIT2");
		await fillRequired(page, candidate);
		await giveConsent(page);
		await page.locator("noscript button").click();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	await expect(page.getByRole("heading", { name: "Your application was not sent" })).toBeVisible();
	await expect(page.getByText("already registered", { exact: false })).toBeVisible();
	await page.getByRole("link", { name: "Back to the job" }).click();
	await expect(page).toHaveURL(/\/p\/ORBIT2#apply$/);
});
