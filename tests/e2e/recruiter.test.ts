import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { NEW_USER } from "../support/backend/accounts";
import { linkIn, mailsTo } from "../support/backend/outbox";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate, submitButton } from "../support/people/candidate";
import { confirmEmail, signIn, signUp } from "../support/people/recruiter";
import { RECRUITER, wizardOf } from "../support/people/sign-up";

// Browsers report the page about a wrong password as a failed resource.
test.use({ allowedConsole: [/status of 422/] });

const PHONE = { width: 320, height: 740 };

/** Holds a page against what every page must keep: nothing sideways on a small phone, and nothing that axe finds. */
async function expectSound(page: Page, colorScheme: "light" | "dark") {
	await page.setViewportSize(PHONE);
	await page.emulateMedia({ colorScheme });
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
}

test("a new recruiter confirms the email, signs in, applies to the sample job, and reads the application", async ({
	page,
	site,
}) => {
	const { email, confirmation } = await signUp(site, "Angkasa Roasters");
	await confirmEmail(page, confirmation);
	await signIn(page, site, email, "not this one");
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByLabel("Email")).toHaveValue(email);
	await expectSound(page, "dark");
	await page.getByLabel("Password").fill(NEW_USER.password);
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Angkasa Roasters" })).toBeVisible();
	await expectSound(page, "light");
	const dashboard = page.url();

	const candidate = newCandidate();
	const cv = makePdf(300_000, "Résumé 简历.pdf");
	await page.getByRole("link", { name: "Open the job's page" }).click();
	await page.waitForURL(`${site.origin}/p/*`);
	await fillRequired(page, candidate);
	await cvField(page).setInputFiles(cv.file);
	await giveConsent(page);
	await submitButton(page).click();
	const code = await page.locator("output").textContent();

	await page.goto(dashboard);
	await expect(page.getByText("1 application")).toBeVisible();
	await page.locator("h3 a").click();
	const search = page.getByRole("searchbox", { name: "Name, email or phone" });
	await search.fill("nobody at all");
	await search.press("Enter");
	await expect(page.getByText("0 of 1 application")).toBeVisible();
	await expectSound(page, "light");
	await page.getByRole("link", { name: "Clear" }).click();
	await page.getByRole("checkbox", { name: candidate.fullname }).check();
	await page.getByLabel("For the selected applications").selectOption({ label: "Invited" });
	await page.getByLabel("and send the matching answer").check();
	await page.getByRole("button", { name: "Go" }).click();
	await expect(page.getByText(/^Answers that will be sent at .+: 1\.$/)).toBeVisible();
	await expectSound(page, "dark");
	await page.getByRole("button", { name: "Cancel these answers" }).click();
	await expect(page.getByRole("status")).toContainText("Cancelled answers: 1.");
	await page.getByRole("link", { name: candidate.fullname }).click();
	const main = page.getByRole("main");
	for (const text of [candidate.preferredName, candidate.email, "I like to see a day's work stand", code ?? "none"])
		await expect(main).toContainText(text);
	await expectSound(page, "dark");
	await page.getByLabel("Start from").selectOption({ label: "Rejection" });
	await page.getByRole("button", { name: "Use this text" }).click();
	await page.getByLabel("Subject").fill("  ");
	await page.getByRole("button", { name: "Send in ten minutes" }).click();
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByLabel("Text")).toHaveValue(/^Hello Suharto,/);
	await expectSound(page, "light");
	const coming = page.waitForEvent("download");
	await page.getByRole("link", { name: "Résumé 简历.pdf" }).click();
	const download = await coming;
	expect(download.suggestedFilename()).toBe("Résumé 简历.pdf");
	expect((await readFile(await download.path())).equals(cv.file.buffer)).toBe(true);

	await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "id");
	await page.getByRole("button", { name: "Keluar" }).click();
	await expect(page.getByRole("status")).toHaveText("Anda sudah keluar.");
});

test("an account with input that browsers treat differently lets its owner in", async ({ page, site }) => {
	const wizard = wizardOf(page);
	const password = "🪐".repeat(200);
	const email = `ötzi-${Date.now()}@bücher.example`;
	await wizard.open();
	await wizard.fillAccount(email);
	await wizard.password.fill(password);
	await wizard.next.click();
	await wizard.fillNeeds();
	await wizard.start.click();
	await expect(wizard.heading(3)).toBeFocused();
	await signIn(page, site, email, password);
	await expect(page.getByRole("heading", { level: 1, name: RECRUITER.company })).toBeVisible();
});

test("a recruiter changes the password on the account page, and logs out another device", async ({
	page,
	playwright,
	site,
}) => {
	const { email } = await signUp(site, "Angkasa Roasters");
	const other = await playwright.request.newContext({
		baseURL: site.backend,
		extraHTTPHeaders: { origin: site.backend },
	});
	await other.post("/auth/login", { form: { email, password: NEW_USER.password } });
	const headingOfOther = async () => /<h1[^>]*>([^<]*)/.exec(await (await other.get("/account")).text())?.[1];
	expect(await headingOfOther()).toBe("Account");
	await signIn(page, site, email);
	await page.getByRole("link", { name: "Account" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
	await expectSound(page, "light");
	const rows = page.getByRole("main").getByRole("listitem");
	await expect(rows).toHaveCount(2);
	await expect(rows.first()).toContainText("This device");
	await rows
		.last()
		.getByRole("button", { name: /^Log out: / })
		.click();
	await expect(page.getByRole("status")).toHaveText("That device is logged out.");
	await expect(rows).toHaveCount(1);
	expect(await headingOfOther()).toBe("Login");
	await other.dispose();

	await page.getByLabel("Current password").fill(NEW_USER.password);
	await page.getByLabel("New password").fill("Sunshine");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/Many people use this password/);
	await expectSound(page, "dark");
	await page.getByLabel("Current password").fill(NEW_USER.password);
	await page.getByLabel("New password").fill("battery staple");
	await page.getByRole("button", { name: "Change the password" }).click();
	await expect(page.getByRole("status")).toHaveText(/^Your new password is set/);
	const [, notice] = await mailsTo(site.dataDir, email, 2);
	expect(notice?.text).toContain("Your Astronaut password was changed");
	await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Akun" })).toBeVisible();
	await expectSound(page, "light");
});

test("in Indonesian, a recruiter chooses a new password, sets how long applications are stored, and finds the EU sign-up", async ({
	page,
	site,
}) => {
	const { email } = await signUp(site, "Angkasa Roasters");
	const at = (path: string) => page.goto(`${site.backend}${path}`);
	await at("/auth/forgot?language=id");
	await page.getByRole("button", { name: "Kirim tautan" }).click();
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Isi alamat email Anda");
	await expectSound(page, "dark");
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Kirim tautan" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Periksa email Anda");
	const [, mail] = await mailsTo(site.dataDir, email, 2);
	await page.goto(mail ? linkIn(mail) : "");
	await page.getByLabel("Kata sandi baru").fill("123");
	await page.getByRole("button", { name: "Simpan kata sandi" }).click();
	await expect(page.getByLabel("Kata sandi baru")).toHaveAccessibleDescription(/minimal 6 karakter/);
	await expectSound(page, "light");
	await page.getByLabel("Kata sandi baru").fill("kopi susu panas");
	await page.getByRole("button", { name: "Simpan kata sandi" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Angkasa Roasters");

	await page.getByRole("link", { name: "Berapa lama lamaran disimpan" }).click();
	const months = page.getByRole("spinbutton");
	await months.fill("99");
	await page.getByRole("button", { name: "Simpan" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(months).toHaveValue("99");
	await expectSound(page, "dark");
	await months.fill("12");
	await page.getByRole("button", { name: "Simpan" }).click();
	await expect(page.getByRole("status")).toBeVisible();
	await expectSound(page, "light");

	await page.goto(`${site.backendEu}/auth/register?language=id`);
	await page.getByRole("button", { name: "Buat akun" }).click();
	await expect(page.getByLabel("Nama perusahaan")).toHaveAccessibleDescription("Isi nama perusahaan Anda");
	await expectSound(page, "dark");
});
