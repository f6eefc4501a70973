import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browser/e2e";
import { RECRUITER, wizardOf } from "../support/people/sign-up";
import type { Site } from "../support/sites/site";

type Wizard = ReturnType<typeof wizardOf>;
type State = "untouched" | "step 1" | "step 2" | "step 3";

/** The host makes one account of each email. */
const newEmail = () => `ana-${randomUUID()}@kopi.example`;

/** Fills in the wizard's page up to a state. */
async function fillTo(wizard: Wizard, state: State) {
	if (state === "step 1") await wizard.email.fill(RECRUITER.email);
	if (state === "step 2") await wizard.to(2);
	if (state === "step 2") await wizard.description.fill(RECRUITER.description);
	if (state === "step 3") await wizard.to(3, newEmail());
}

/** A page of another host, which costs a browser little. */
const BEHIND = /:\d+\/auth\/login$/;

/** Opens the wizard after another page, so that there is something behind it, and fills it in. */
async function openAt(page: Page, site: Site, state: State) {
	const wizard = wizardOf(page);
	await page.goto(`${site.backend}/auth/login`);
	await wizard.open();
	await fillTo(wizard, state);
	return wizard;
}

/** The input is still there. */
async function expectKept(wizard: Wizard, state: State) {
	if (state === "step 1") await expect(wizard.email).toHaveValue(RECRUITER.email);
	else await expect(wizard.description).toHaveValue(RECRUITER.description);
}

const visible = (page: Page, name: string): Locator => page.getByRole("link", { name, exact: true }).first();

const byLink = (page: Page): Promise<void> => visible(page, "See the prices").click();
/** Also by a link that exists at every step: the offer's links disappear once the account exists. */
const byFooter = (page: Page): Promise<void> => visible(page, "About").click();
const byLanguage = (page: Page): Promise<void> => page.locator("a[hreflang=id]").click();
/** A moment later, because leaving removes the page that would answer the call. */
const byBack = (page: Page): Promise<void> => page.evaluate(() => void setTimeout(() => window.history.back()));

/** After leaving: the wizard is empty, and "back" leaves it immediately. */
async function expectLeft(page: Page, wizard: Wizard, to: RegExp) {
	await page.waitForURL(to);
	await expect(wizard.dialog).toHaveCount(0);
	await page.goBack();
	await page.waitForURL(/\/register$/);
	await expect(wizard.heading(1)).toBeVisible();
	await expect(wizard.email).toHaveValue("");
}

test("a link, Back, a reload and closing the tab ask for confirmation; staying keeps everything, leaving discards it", async ({
	page,
	site,
}) => {
	const wizard = await openAt(page, site, "untouched");
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.type());
		return dialog.dismiss();
	});
	for (const state of ["step 1", "step 2"] as const) {
		await test.step(`${state}: staying`, async () => {
			await fillTo(wizard, state);
			for (const go of [byLink, byLink, byBack, byBack]) {
				await go(page);
				await expect(wizard.dialog).toBeVisible();
				if (go === byLink) await page.keyboard.press("Escape");
				else await wizard.stay.click();
				await expect(wizard.dialog).toHaveCount(0);
				await expectKept(wizard, state);
				expect(new URL(page.url()).pathname).toBe("/register");
			}
			dialogs.length = 0;
			await page.evaluate(() => window.location.reload());
			await expect.poll(() => dialogs).toEqual(["beforeunload"]);
			await page.close({ runBeforeUnload: true });
			await expect.poll(() => dialogs).toEqual(["beforeunload", "beforeunload"]);
			await expectKept(wizard, state);
		});
		await test.step(`${state}: leaving by a link`, async () => {
			await byLink(page);
			await wizard.leave.click();
			await expectLeft(page, wizard, /\/pricing$/);
		});
	}
	await test.step("leaving by Back", async () => {
		await wizard.email.fill(RECRUITER.email);
		await byBack(page);
		await wizard.leave.click();
		await page.waitForURL(BEHIND);
		await page.goForward();
		await expect(wizard.heading(1)).toBeVisible();
	});
});

/** The values that the Indonesian wizard took over from the English one, which leaves nothing behind. */
async function expectTakenOver(page: Page, wizard: Wizard, email: string) {
	await expect(wizard.heading(1)).toBeVisible();
	await expect(page.locator("[name=email]")).toHaveValue(email);
	await expect(page.locator("[name=fullname]")).toHaveValue(RECRUITER.fullname);
	await expect(page.locator("[name=company_name]")).toHaveValue(RECRUITER.company);
	await expect(wizard.password).toBeVisible();
	await expect(wizard.password).toHaveValue("");
	await expect(wizard.password).toHaveAccessibleDescription(/ketik sekali lagi/);
	await expect(page.locator("[aria-invalid]")).toHaveCount(0);
	await expect.poll(() => page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
}

test("the language switch hands over all but the password, without a confirmation or leftovers", async ({ page }) => {
	refuseQuestions(page);
	const [english, indonesian] = [wizardOf(page), wizardOf(page, "id")];
	const enterPassword = async (wizard: Wizard) => {
		await wizard.password.fill(RECRUITER.password);
		await wizard.next.click();
		await expect(wizard.heading(2)).toBeFocused();
	};
	const toIndonesian = async () => {
		await byLanguage(page);
		await page.waitForURL(/\/id\/register$/);
		await expectTakenOver(page, indonesian, email);
		await indonesian.next.click();
		await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Kata sandi wajib diisi"]);
		await enterPassword(indonesian);
	};
	const email = newEmail();
	await english.open();
	await english.fillAccount(email);
	await test.step("from step 1", toIndonesian);
	await page.locator("a[hreflang=en]").click();
	await page.waitForURL(/[^d]\/register$/);
	await enterPassword(english);
	await english.fillNeeds();
	await test.step("from step 2", toIndonesian);
	await expect(indonesian.roles).toHaveValue("10 - 50");
	await expect(indonesian.description).toHaveValue(RECRUITER.description);
	await indonesian.start.click();
	await expect(indonesian.heading(3)).toBeFocused();
});

/** Fails the test if the browser asks by itself. */
const refuseQuestions = (page: Page) =>
	page.on("dialog", () => {
		throw new Error("the browser asked");
	});

/** Leaves in a way without a question. */
async function leaveFreely(page: Page, wizard: Wizard, go: (page: Page) => Promise<unknown>, to: RegExp) {
	await go(page);
	await page.waitForURL(to);
	await expect(wizard.dialog).toHaveCount(0);
}

const reload = (page: Page) => page.reload();
const [ABOUT, INDONESIAN, SAME] = [/\/about$/, /\/id\/register$/, /[^d]\/register$/];

test("untouched: no navigation asks for confirmation", async ({ page, site }) => {
	refuseQuestions(page);
	const wizard = await openAt(page, site, "untouched");
	const back = async () => {
		await page.goBack();
		await page.waitForURL(SAME);
		await expect(wizard.heading(1)).toBeVisible();
	};
	await leaveFreely(page, wizard, byFooter, ABOUT);
	await back();
	await page.goForward();
	await page.waitForURL(ABOUT);
	await back();
	await leaveFreely(page, wizard, byLanguage, INDONESIAN);
	await back();
	await leaveFreely(page, wizard, reload, SAME);
	await leaveFreely(page, wizard, byBack, BEHIND);
});

test("step 3: nothing asks, and only a reload and the other language return to it", async ({ page, site }) => {
	refuseQuestions(page);
	const wizard = await openAt(page, site, "step 3");
	await test.step("by a reload, then by a link", async () => {
		await leaveFreely(page, wizard, reload, SAME);
		await expect(wizard.heading(3)).toBeVisible();
		await leaveFreely(page, wizard, byFooter, ABOUT);
		await page.goBack();
		await expect(wizard.next).toBeDisabled();
		await expect(wizard.heading(1)).toBeVisible();
	});
	await test.step("by Back", async () => {
		await fillTo(wizard, "step 3");
		await leaveFreely(page, wizard, byBack, BEHIND);
		await page.goForward();
		await expect(wizard.heading(1)).toBeVisible();
	});
	await test.step("by the language switch", async () => {
		await fillTo(wizard, "step 3");
		await leaveFreely(page, wizard, byLanguage, INDONESIAN);
		const other = wizardOf(page, "id");
		await expect(other.heading(3)).toBeFocused();
		await page.reload();
		await expect(other.heading(3)).toBeVisible();
		await page.goto("/id/register");
		await expect(other.heading(1)).toBeVisible();
		await expect(other.heading(3)).toHaveCount(0);
	});
});

test("anchors, new tabs, mail links and an empty form don't ask; links to other hosts and the code popup do, in an accessible dialog", async ({
	page,
	context,
	site,
}) => {
	const wizard = await openAt(page, site, "step 1");
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
	await test.step("the code popup asks", async () => {
		await visible(page, "Enter Code").click();
		await expect(wizard.dialog).toBeVisible();
		await expectAccessible(wizard.dialog);
		await wizard.stay.click();
		await expect(visible(page, "Enter Code")).toBeFocused();
		await expectKept(wizard, "step 1");
		await visible(page, "Enter Code").click();
		await wizard.leave.click();
		await expect(page.getByRole("dialog", { name: "Enter your code" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(wizard.email).toHaveValue("");
		await expect(wizard.next).toBeDisabled();
	});
	await test.step("input that was removed again doesn't ask", async () => {
		await wizard.email.fill(RECRUITER.email);
		await wizard.email.fill("");
		await byBack(page);
		await page.waitForURL(BEHIND);
	});
	await test.step("a link to another host asks", async () => {
		await page.goForward();
		await expect(wizard.next).toBeDisabled();
		await wizard.email.fill(RECRUITER.email);
		await visible(page, "Login here").click();
		await wizard.leave.click();
		await page.waitForURL(`${site.backend}/auth/login`);
	});
});
