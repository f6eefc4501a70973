import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/e2e";
import { makePdf, newCandidate } from "../support/people/candidate";

const MOST_TABS = 120;

/** Presses Tab until `isReached` is true for the focused element. */
async function tabUntil(page: Page, isReached: (element: Element) => boolean) {
	const expression = `(${isReached.toString()})(document.activeElement)`;
	for (let i = 0; i < MOST_TABS; i++) {
		await page.keyboard.press("Tab");
		if (await page.evaluate(expression)) return;
	}
	throw new Error(`Tab doesn't lead to ${isReached}`);
}

async function tabTo(page: Page, name: string) {
	for (let i = 0; i < MOST_TABS; i++) {
		if ((await page.evaluate(() => document.activeElement?.getAttribute("name"))) === name) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab doesn't lead to ${name}`);
}

const answer = (index: number) => `custom_fields[${index}][value]`;

test("the keyboard alone fills in and sends a complete form", async ({ page }) => {
	const candidate = newCandidate();
	// From the start: the browser needs a moment until it passes on file choosers.
	page.on("filechooser", (chooser) => chooser.setFiles(makePdf(20_000).file));
	await page.goto("/p/ORBIT1");
	await page.locator('a[href="#apply"]').focus();
	await page.keyboard.press("Enter");

	await tabTo(page, "cv");
	await expect(page.locator("form")).toHaveAttribute("novalidate", "");
	await page.keyboard.press("Enter");
	await expect(page.locator("[data-status=finish]")).toHaveCount(1);

	const texts = {
		fullname: candidate.fullname,
		preferred_name: candidate.preferredName,
		email: candidate.email,
		email2: candidate.email,
		phone: candidate.phone,
		[answer(0)]: "Bandung",
		[answer(1)]: "The sun is free and the roofs are there, so let us bring them together.",
	};
	for (const [name, text] of Object.entries(texts)) {
		await tabTo(page, name);
		await page.keyboard.type(text);
	}
	await tabTo(page, `${answer(2)}[]`);
	await page.keyboard.press("Space");
	await tabTo(page, answer(4));
	await page.keyboard.press("ArrowDown");
	await tabTo(page, answer(5));
	await page.keyboard.press("ArrowDown");
	await tabUntil(page, (element) => element.textContent === "Add employment");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Terang Energy");
	await tabTo(page, "gdpr");
	await page.keyboard.press("Space");
	await tabTo(page, "compliance");
	await page.keyboard.press("Space");
	await tabUntil(page, (element) => element.getAttribute("type") === "submit");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/);
});
