import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/e2e";
import { RECRUITER, stubAccounts, wizardOf } from "../support/sign-up";

/** How far the wizard was filled in before somebody leaves. */
const STATES = ["untouched", "step 1", "step 2", "step 3"] as const;
type State = (typeof STATES)[number];

/** Whether something would be lost. */
const isUnsaved = (state: State) => state === "step 1" || state === "step 2";

/** Opens the wizard after another page, so that there is something behind it. */
async function fillTo(page: Page, state: State) {
	await stubAccounts(page);
	const wizard = wizardOf(page);
	await page.goto("/pricing");
	await wizard.open();
	if (state === "step 1") await wizard.email.fill(RECRUITER.email);
	if (state === "step 2") await wizard.to(2);
	if (state === "step 2") await wizard.description.fill(RECRUITER.description);
	if (state === "step 3") await wizard.to(3);
	return wizard;
}

type Wizard = ReturnType<typeof wizardOf>;

/** What was entered is still there. */
async function expectKept(wizard: Wizard, state: State) {
	if (state === "step 1") await expect(wizard.email).toHaveValue(RECRUITER.email);
	else await expect(wizard.description).toHaveValue(RECRUITER.description);
}

const visible = (page: Page, name: string): Locator => page.getByRole("link", { name, exact: true }).first();

const WAYS: readonly { name: string; go: (page: Page) => Promise<unknown>; to: RegExp }[] = [
	{ name: "a link of the site", go: (page) => visible(page, "See the prices").click(), to: /\/pricing$/ },
	{ name: "the language switch", go: (page) => page.locator("a[hreflang=id]").click(), to: /\/id\/register$/ },
	{ name: "back", go: (page) => page.evaluate(() => window.history.back()), to: /\/pricing$/ },
];

for (const state of STATES) {
	for (const { name, go, to } of WAYS) {
		test(`${state}, ${name}: ${isUnsaved(state) ? "asks, stays, and leaves when told to" : "leaves at once"}`, async ({
			page,
		}) => {
			const wizard = await fillTo(page, state);
			if (isUnsaved(state)) {
				await go(page);
				await expect(wizard.dialog).toBeVisible();
				await page.keyboard.press("Escape");
				await expect(wizard.dialog).toHaveCount(0);
				await expectKept(wizard, state);
				await go(page);
				await wizard.stay.click();
				await expectKept(wizard, state);
				expect(new URL(page.url()).pathname).toBe("/register");
				await go(page);
				await wizard.leave.click();
			} else {
				await go(page);
			}
			await page.waitForURL(to);
			await expect(wizard.dialog).toHaveCount(0);
			if (name === "back" || state === "untouched") return;
			await page.goBack();
			await page.waitForURL(/\/register$/);
			if (state === "step 3") return;
			await expect(wizard.heading(1)).toBeVisible();
			await expect(wizard.email).toHaveValue("");
			await page.goBack();
			await page.waitForURL(/\/pricing$/);
		});
	}

	test(`${state}, a reload: ${isUnsaved(state) ? "the browser asks" : "happens at once"}`, async ({ page }) => {
		const wizard = await fillTo(page, state);
		const asked: string[] = [];
		page.on("dialog", (dialog) => {
			asked.push(dialog.type());
			return dialog.dismiss();
		});
		if (isUnsaved(state)) {
			await page.evaluate(() => window.location.reload());
			await expect.poll(() => asked).toEqual(["beforeunload"]);
			await expectKept(wizard, state);
			await page.close({ runBeforeUnload: true });
			await expect.poll(() => asked).toEqual(["beforeunload", "beforeunload"]);
		} else {
			await page.reload();
			expect(asked).toEqual([]);
			await expect(wizard.heading(1)).toBeVisible();
		}
	});
}

test("what doesn't leave isn't asked about: places of the page, new tabs, mail", async ({ page, context }) => {
	const wizard = await fillTo(page, "step 1");
	const stays = async (act: () => Promise<unknown>) => {
		await act();
		await expect(wizard.dialog).toHaveCount(0);
		await expectKept(wizard, "step 1");
	};
	await stays(() => page.locator("a[href='#content']").dispatchEvent("click"));
	await stays(() => page.goBack());
	const terms = context.waitForEvent("page");
	await stays(() => page.getByRole("link", { name: "Terms of Service (opens in a new tab)" }).click());
	await (await terms).waitForURL(/\/termsofservice$/);
	const tab = context.waitForEvent("page");
	await stays(() => visible(page, "See the prices").click({ modifiers: ["ControlOrMeta"] }));
	await (await tab).close();
	await page.evaluate(() => {
		const mail = document.querySelector<HTMLAnchorElement>("a[href^='mailto:']");
		mail?.addEventListener("click", (event) => {
			document.title = event.defaultPrevented ? "held" : "let go";
			event.preventDefault();
		});
		mail?.click();
	});
	await expect(page).toHaveTitle("let go");
	await stays(async () => undefined);
});

test("going forward is possible before anything is entered", async ({ page }) => {
	const wizard = await fillTo(page, "untouched");
	await page.goto("/about");
	await page.goBack();
	await expect(wizard.heading(1)).toBeVisible();
	await page.goForward();
	await page.waitForURL(/\/about$/);
});

test("links that lead to other hosts and the popup for codes count as leaving; the dialog is accessible", async ({
	page,
	site,
}) => {
	const wizard = await fillTo(page, "step 1");
	await visible(page, "Enter Code").click();
	await expect(wizard.dialog).toBeVisible();
	await expectAccessible(page);
	await wizard.stay.click();
	await expect(visible(page, "Enter Code")).toBeFocused();
	await expectKept(wizard, "step 1");
	await visible(page, "Enter Code").click();
	await wizard.leave.click();
	await expect(page.getByRole("dialog", { name: "Enter your code" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(wizard.email).toHaveValue("");
	await expect(wizard.next).toBeDisabled();
	await wizard.email.fill(RECRUITER.email);
	await visible(page, "Login here").click();
	await wizard.leave.click();
	await page.waitForURL(`${site.backend}/auth/login`);
});

test("what was entered and taken back again is not asked about", async ({ page }) => {
	const wizard = await fillTo(page, "step 1");
	await wizard.email.fill("");
	await page.evaluate(() => window.history.back());
	await page.waitForURL(/\/pricing$/);
});
