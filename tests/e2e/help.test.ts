import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessibleButColours,
	expectAccessibleInBothSchemes,
	expectFits,
	test,
} from "../support/browser/e2e";
import { ALL_ANSWERS, answersPage, expectOpen, helpSearch, subjectOf } from "../support/pages/help";

test("the raw HTML has every answer in full, with links to all of them", async ({ site }) => {
	for (const [prefix, subject] of [
		["", "Help with Astronaut"],
		["/id", "Bantuan untuk Astronaut"],
	] as const) {
		const answers = await (await fetch(`${site.origin}${prefix}/help/faq`)).text();
		const start = await (await fetch(`${site.origin}${prefix}/help`)).text();
		for (const id of ALL_ANSWERS) {
			const [, answer = ""] = answers.split(`<div id="${id}"`);
			const text = answer.split("</details>")[0]?.replace(/<[^>]*>/g, "") ?? "";
			expect(text.length).toBeGreaterThan(400);
			expect(text).not.toMatch(/[{}]|undefined/);
			expect(start).toContain(`href="${prefix}/help/faq#${id}"`);
		}
		for (const html of [answers, start]) {
			expect(html.match(/<h1/g)).toHaveLength(1);
			const mails = [...html.matchAll(/href="(mailto:[^"]*subject=[^"]*)"/g)].map(([, href]) =>
				href?.replaceAll("&amp;", "&"),
			);
			expect(mails.map((href) => subjectOf(href ?? null))).toContain(subject);
		}
	}
});

async function expectHashesToOpen(page: Page): Promise<void> {
	const { panel, answer } = answersPage(page);
	for (const id of ["faq-participation-rate", "htu-hiring-team-collaboration"]) {
		await page.evaluate((hash) => {
			window.location.hash = hash;
		}, id);
		await expectOpen(page, id);
	}
	await page.goBack();
	await expectOpen(page, "faq-participation-rate");
	await page.goForward();
	await expectOpen(page, "htu-hiring-team-collaboration");
	for (const link of await page.locator("a[hreflang=id]").all())
		await expect(link).toHaveAttribute("href", "/id/help/faq#htu-hiring-team-collaboration");
	for (const [hash, shown] of [
		["#content", "htu"],
		["#faq-of-long-ago", "faq"],
		["#htu-%", "htu"],
		["#%E0", "htu"],
		["#faq", "faq"],
	] as const) {
		await page.evaluate((to) => window.location.assign(to), hash);
		await expect(panel(shown)).toBeVisible();
		await expect(panel(shown === "faq" ? "htu" : "faq")).toBeHidden();
	}
	await expect(answer("htu-reports")).toHaveJSProperty("open", true);
}

async function expectLinksToOpen(page: Page): Promise<void> {
	const { answer, tab } = answersPage(page);
	const link = answer("faq-what-is-astronaut").getByRole("link", { name: "how to get started" });
	await link.click();
	await expectOpen(page, "htu-getting-started");
	await answer("htu-getting-started").locator("summary").press("Enter");
	await expect(answer("htu-getting-started")).toHaveJSProperty("open", false);
	await tab("faq").click();
	await link.click();
	await expectOpen(page, "htu-getting-started");
	// The same address again: it doesn't change, so the browser fires no event.
	await answer("htu-getting-started").locator("summary").click();
	await page.evaluate(() => {
		const again = document.createElement("a");
		again.href = "#htu-getting-started";
		again.textContent = "again";
		document.querySelector("h1")?.after(again);
	});
	await page.getByRole("link", { name: "again" }).click();
	await expectOpen(page, "htu-getting-started");
}

async function expectLinkToBeCopied(page: Page, origin: string): Promise<void> {
	const { answer } = answersPage(page);
	await answer("htu-create-jobs").locator("summary").click();
	const copy = answer("htu-create-jobs").getByRole("link", { name: "Copy link to this answer" });
	await copy.click();
	await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/help/faq#htu-create-jobs`);
	await expect(page).toHaveURL(/#htu-candidates$/);
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
	});
	await copy.click();
	await expect(page).toHaveURL(/#htu-create-jobs$/);
	await expectOpen(page, "htu-create-jobs");
}

test.describe("an answer", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });

	test("opens by hash and by link, and its own link can be copied", async ({ page, site }) => {
		await page.goto("/help/faq#htu-reports");
		await expectOpen(page, "htu-reports");
		await expect(page.locator("details[open]")).toHaveCount(1);
		await test.step("a hash opens its panel and its answer, on change and on return", () => expectHashesToOpen(page));
		await test.step("a link in an answer opens another one, repeatedly", async () => {
			await page.goto("/help/faq#faq-what-is-astronaut");
			await expectLinksToOpen(page);
		});
		await test.step("its link is copied with an announcement, or stays in the address if copying is refused", async () => {
			await page.goto("/help/faq#htu-candidates");
			await expectOpen(page, "htu-candidates");
			await expectLinkToBeCopied(page, site.origin);
		});
		await test.step("the answers are accessible in both colour schemes, and fit 320, 360 and 1280 px", async () => {
			await page.goto("/help/faq#faq-anti-fraud");
			await expectOpen(page, "faq-anti-fraud");
			await expectAccessibleInBothSchemes(page);
			await expectFits(page);
		});
	});
});

test("the tabs switch the panel, and Back returns to it", async ({ page }) => {
	await page.goto("/id/help/faq");
	const { tab, panel } = answersPage(page, "id");
	await expect(tab("faq")).toHaveAttribute("aria-current", "true");
	await tab("htu").press("Enter");
	await expect(panel("htu")).toBeVisible();
	await expect(panel("faq")).toBeHidden();
	await expect(tab("htu")).toHaveAttribute("aria-current", "true");
	await page.goBack();
	await expect(panel("faq")).toBeVisible();
	await expect(page).toHaveURL(/\/id\/help\/faq$/);
	await test.step("an open answer is accessible, and fits 320, 360 and 1280 px", async () => {
		await page.goto("/id/help/faq#htu-filtering-candidate");
		await expectOpen(page, "htu-filtering-candidate");
		await expectAccessibleButColours(page);
		await expectFits(page);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("all answers are readable and reachable, without a search", async ({ page }) => {
		await page.goto("/help");
		await expect(helpSearch(page).field).toBeHidden();
		await page.getByRole("main").getByRole("link", { name: "Reading reports" }).click();
		const { panel, answer } = answersPage(page);
		await expect(page).toHaveURL(/\/help\/faq#htu-reports$/);
		await expect(panel("faq")).toBeVisible();
		await expect(panel("htu")).toBeVisible();
		await expect(page.locator("#htu-reports")).toBeInViewport();
		await expect(page.getByText("There are reports on three levels.")).toBeVisible();
		await answer("faq-why-video").locator("summary").click();
		await expect(page.locator("#faq-why-video")).toBeVisible();
	});
});
