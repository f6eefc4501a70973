import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/e2e";
import { RECRUITER, stubAccounts, wizardOf } from "../support/sign-up";

type State = "untouched" | "step 1" | "step 2" | "step 3";

/** Opens the wizard after another page, so that there is something behind it, and fills it in. */
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

const byLink = (page: Page): Promise<void> => visible(page, "See the prices").click();
/** By a link that is there at every step, too: the offer's go once the account is made. */
const byFooter = (page: Page): Promise<void> => visible(page, "About").click();
const byLanguage = (page: Page): Promise<void> => page.locator("a[hreflang=id]").click();
const byBack = (page: Page): Promise<void> => page.evaluate(() => window.history.back());

/** After leaving: the wizard is as if nobody had been there, and "back" leads on from it at once. */
async function expectLeft(page: Page, wizard: Wizard, to: RegExp) {
	await page.waitForURL(to);
	await expect(wizard.dialog).toHaveCount(0);
	await page.goBack();
	await page.waitForURL(/\/register$/);
	await expect(wizard.heading(1)).toBeVisible();
	await expect(wizard.email).toHaveValue("");
}

for (const state of ["step 1", "step 2"] as const) {
	test(`${state}: a link, back, a reload and closing the tab ask; staying keeps everything`, async ({ page }) => {
		const wizard = await fillTo(page, state);
		for (const go of [byLink, byLink, byBack, byBack]) {
			await go(page);
			await expect(wizard.dialog).toBeVisible();
			if (go === byLink) await page.keyboard.press("Escape");
			else await wizard.stay.click();
			await expect(wizard.dialog).toHaveCount(0);
			await expectKept(wizard, state);
			expect(new URL(page.url()).pathname).toBe("/register");
		}
		const asked: string[] = [];
		page.on("dialog", (dialog) => {
			asked.push(dialog.type());
			return dialog.dismiss();
		});
		await page.evaluate(() => window.location.reload());
		await expect.poll(() => asked).toEqual(["beforeunload"]);
		await page.close({ runBeforeUnload: true });
		await expect.poll(() => asked).toEqual(["beforeunload", "beforeunload"]);
		await expectKept(wizard, state);
	});

	test(`${state}: who leaves by a link or back comes to where they wanted, and loses what they gave up`, async ({
		page,
	}) => {
		const wizard = await fillTo(page, state);
		await byLink(page);
		await wizard.leave.click();
		await expectLeft(page, wizard, /\/pricing$/);
		await wizard.email.fill(RECRUITER.email);
		await byBack(page);
		await wizard.leave.click();
		await page.waitForURL(/\/pricing$/);
	});
}

test.describe("the language switch", () => {
	for (const step of [1, 2] as const) {
		test(`step ${step}: the other language takes over all but the password, asks nothing, and keeps nothing behind`, async ({
			page,
		}) => {
			refuseQuestions(page);
			await stubAccounts(page);
			const [english, indonesian] = [wizardOf(page), wizardOf(page, "id")];
			await english.open();
			await english.fillAccount();
			if (step === 2) {
				await english.next.click();
				await english.fillNeeds();
			}
			await byLanguage(page);
			await page.waitForURL(/\/id\/register$/);
			await expect(indonesian.heading(1)).toBeVisible();
			await expect(page.locator("[name=email]")).toHaveValue(RECRUITER.email);
			await expect(page.locator("[name=fullname]")).toHaveValue(RECRUITER.fullname);
			await expect(page.locator("[name=company_name]")).toHaveValue(RECRUITER.company);
			await expect(indonesian.password).toBeVisible();
			await expect(indonesian.password).toHaveValue("");
			await expect(indonesian.password).toHaveAccessibleDescription(/ketik sekali lagi/);
			await expect(page.locator("[aria-invalid]")).toHaveCount(0);
			expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
			await indonesian.next.click();
			await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Kata sandi wajib diisi"]);
			await indonesian.password.fill(RECRUITER.password);
			await indonesian.next.click();
			await expect(indonesian.heading(2)).toBeFocused();
			if (step === 1) return;
			await expect(indonesian.roles).toHaveValue("10 - 50");
			await expect(indonesian.description).toHaveValue(RECRUITER.description);
			await indonesian.start.click();
			await expect(indonesian.heading(3)).toBeFocused();
		});
	}
});

const FREE_WAYS: readonly [name: string, go: (page: Page) => Promise<unknown>, to: RegExp][] = [
	["a link", byFooter, /\/about$/],
	["the language switch", byLanguage, /\/id\/register$/],
	["back", byBack, /\/pricing$/],
	["a reload", (page) => page.reload(), /[^d]\/register$/],
];

/** Fails the test when the browser asks by itself. */
const refuseQuestions = (page: Page) =>
	page.on("dialog", () => {
		throw new Error("the browser asked");
	});

test("untouched: nothing asks, whichever way one goes", async ({ page }) => {
	refuseQuestions(page);
	for (const [, go, to] of FREE_WAYS) {
		const wizard = await fillTo(page, "untouched");
		await go(page);
		await page.waitForURL(to);
		await expect(wizard.dialog).toHaveCount(0);
	}
});

for (const [name, go, to] of FREE_WAYS) {
	test(`step 3, ${name}: nothing asks`, async ({ page }) => {
		const wizard = await fillTo(page, "step 3");
		refuseQuestions(page);
		await go(page);
		await page.waitForURL(to);
		await expect(wizard.dialog).toHaveCount(0);
		if (name === "the language switch") {
			const other = wizardOf(page, "id");
			await expect(other.heading(3)).toBeFocused();
			await page.reload();
			await expect(other.heading(3)).toBeVisible();
			await page.goto("/id/register");
			await expect(other.heading(1)).toBeVisible();
			await expect(other.heading(3)).toHaveCount(0);
		}
		if (name === "a reload") {
			await expect(wizard.heading(3)).toBeVisible();
			await byFooter(page);
			await page.waitForURL(/\/about$/);
			await page.goBack();
			await expect(wizard.next).toBeDisabled();
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
