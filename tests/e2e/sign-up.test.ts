import { randomUUID } from "node:crypto";
import type { Page, Request, Route } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectAccessibleButColours,
	expectFitsAtTwiceText,
	expectNoSidewaysScroll,
	test,
} from "../support/browser/e2e";
import {
	CREATE_USER,
	EMAIL_TAKEN,
	LOGIN,
	RECRUITER,
	saveWith,
	stubAccounts,
	wizardOf,
} from "../support/people/sign-up";

/** Languages differ in their words only. */
const LOOKS = { en: expectAccessible, id: expectAccessibleButColours } as const;

/** From step 2 on, whose fields are empty, to the account; the input stays on the way back, and leaves nothing behind. */
async function expectAccount(
	page: Page,
	language: "en" | "id",
	{ email, backend }: Record<"email" | "backend", string>,
) {
	const wizard = wizardOf(page, language);
	const look = LOOKS[language];
	await wizard.fillNeeds();
	for (const [width, colorScheme] of [
		[320, "dark"],
		[1280, "light"],
	] as const) {
		await page.setViewportSize({ width, height: 740 });
		await page.emulateMedia({ colorScheme });
		await expectNoSidewaysScroll(page);
		await look(page);
	}
	await wizard.previous.click();
	await expect(wizard.heading(1)).toBeFocused();
	await expect(wizard.email).toHaveValue(email);
	await expect(wizard.password).toHaveValue(RECRUITER.password);
	await wizard.next.click();
	await expect(wizard.roles).toHaveValue("10 - 50");
	await expect(wizard.description).toHaveValue(RECRUITER.description);
	await wizard.start.click();
	await expect(wizard.heading(3)).toBeFocused();
	const region = page.getByRole("region", { name: language === "en" ? "Welcome to Astronaut!" : "Selamat datang" });
	await expect(region).toContainText(email);
	await expect(region).toContainText(/spam/);
	await expect(region.getByRole("link").first()).toHaveAttribute("href", backend + LOGIN[language]);
	await expect(region.getByRole("link").last()).toHaveAttribute("href", /\/help\/faq#htu-getting-started$/);
	await expect(page.getByRole("heading", { name: /30/, level: 1 })).toBeVisible();
	await expect(page.locator("#holds-heading:visible, #next-step:visible")).toHaveCount(0);
	await expect(page.locator("#next li").first()).toContainText(language === "en" ? "Done" : "Selesai");
	await look(page);
	const persisted = await page.evaluate(() =>
		JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie]),
	);
	expect(persisted).not.toContain("kopi");
}

/** A password of any length and script is accepted, and shown only on request. */
async function expectAnyPassword(page: Page, wizard: ReturnType<typeof wizardOf>) {
	await wizard.password.fill("päss wörd 日本 ".repeat(12));
	await expect(wizard.password).toHaveAttribute("type", "password");
	await page.getByRole("button", { name: "Show password" }).click();
	await expect(wizard.password).toHaveAttribute("type", "text");
	await page.getByRole("button", { name: "Hide password" }).click();
	await expect(wizard.password).toHaveAttribute("type", "password");
}

async function expectCommonPasswordToBeRefused(page: Page, wizard: ReturnType<typeof wizardOf>, refusal: RegExp) {
	await wizard.password.fill("Football");
	await expect(wizard.next).toBeEnabled();
	await wizard.next.click();
	const summary = page.getByRole("alert").filter({ has: page.getByRole("list") });
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveText(refusal);
	await expect(wizard.heading(1)).toBeVisible();
	await expect(wizard.password).toHaveAttribute("aria-invalid", "true");
	await wizard.password.fill(RECRUITER.password);
	await expect(wizard.password).not.toHaveAttribute("aria-invalid");
}

const MESSAGES = {
	en: {
		email: ["", "Email can't be blank", "ana @kopi.example", "Invalid email"],
		fullname: ["", "Full Name can't be blank", "x".repeat(201), "Full Name cannot be more than 200 characters"],
		password: ["", "Password can't be blank", "12345", "Please choose a password with at least 6 characters"],
		company: ["", "Company Name can't be blank", "x".repeat(66), "Company Name cannot more than 65 characters"],
		roles: "Please select the number of roles",
		description: "Description can't be blank",
		common: /^Many people use this password/,
	},
	id: {
		email: ["", "Email wajib diisi", "ana@example", "Format email belum benar"],
		fullname: ["", "Nama lengkap wajib diisi", "x".repeat(201), "Nama lengkap maksimal 200 karakter"],
		password: ["", "Kata sandi wajib diisi", "12345", "Pilih kata sandi dengan minimal 6 karakter"],
		company: ["", "Nama perusahaan wajib diisi", "x".repeat(66), "Nama perusahaan maksimal 65 karakter"],
		roles: "Pilih jumlah posisi",
		description: "Deskripsi wajib diisi",
		common: /^Kata sandi ini dipakai banyak orang/,
	},
} as const;

for (const language of ["en", "id"] as const) {
	test(`errors show at a touched field, and at all fields after Next; a recruiter creates an account in three steps, and keeps the input on the way back: ${language}`, async ({
		page,
		site,
	}) => {
		const wizard = wizardOf(page, language);
		const texts = MESSAGES[language];
		const email = `ana-${randomUUID()}@kopi.example`;
		await wizard.open();
		await expect(wizard.next).toHaveAccessibleDescription(language === "en" ? /Fill in/ : /Isi kolom/);
		if (language === "id") await expectFitsAtTwiceText(page);
		await expect(page.locator("[aria-invalid]")).toHaveCount(0);
		await wizard.email.focus();
		await wizard.email.blur();
		await expect(wizard.email).toHaveAccessibleDescription(new RegExp(texts.email[1]));
		await expect(page.locator("[aria-invalid]")).toHaveCount(1);
		await wizard.next.click();
		const summary = page.getByRole("alert").filter({ has: page.getByRole("list") });
		await expect(summary).toBeFocused();
		await expect(summary.getByRole("link")).toHaveText(
			[texts.email, texts.fullname, texts.password, texts.company].map((one) => one[1]),
		);
		await summary.getByRole("link").nth(2).click();
		await expect(wizard.password).toBeFocused();
		await LOOKS[language](page);
		for (const name of ["email", "fullname", "password", "company"] as const) {
			await wizard[name].fill(texts[name][2]);
			await expect(wizard[name]).toHaveAccessibleDescription(new RegExp(texts[name][3]));
		}
		await wizard.fillAccount(email);
		await expect(wizard.next).toBeEnabled();
		await expect(page.locator("[aria-invalid]")).toHaveCount(0);
		if (language === "en") await expectAnyPassword(page, wizard);
		await test.step("a common password is rejected at its own step", () =>
			expectCommonPasswordToBeRefused(page, wizard, texts.common));
		await wizard.next.click();
		await expect(wizard.heading(2)).toBeFocused();
		await expect(page.locator("[aria-invalid]")).toHaveCount(0);
		await wizard.start.click();
		await expect(summary.getByRole("link")).toHaveText([texts.roles, texts.description]);
		await test.step("the account", () => expectAccount(page, language, { email, backend: site.backend }));
	});
}

/** Holds the save of a wizard at step 2, then refuses it. */
async function expectFieldsToComeBack(page: Page, wizard: ReturnType<typeof wizardOf>) {
	const held: Route[] = [];
	await page.route(CREATE_USER, (route) => void held.push(route));
	await wizard.description.press("Tab");
	await wizard.start.click();
	await expect(wizard.description).toBeDisabled();
	await expect(wizard.roles).toBeDisabled();
	await expect.poll(() => held.length).toBe(1);
	await held[0]?.fulfill({
		status: 422,
		json: { code: "refused_values", errors: { assist_description: ["Too big: expected string"] } },
	});
	await expect(page.getByRole("alert").getByRole("link")).toHaveText([
		"How can we assist you? Please check this field",
	]);
	await expect(wizard.description).toHaveValue(RECRUITER.description);
	await expect(wizard.description).toBeEnabled();
}

test.describe("an account that can't be created", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("disables its fields meanwhile, leads to the rejected field, including the email, shows reason and advice, loses nothing, and is created once by pressing again", async ({
		page,
	}) => {
		const wizard = wizardOf(page);
		await wizard.open();
		await stubAccounts(page);
		await wizard.to(2);
		await wizard.fillNeeds();
		await test.step("fields are enabled again after a failure", () => expectFieldsToComeBack(page, wizard));
		await wizard.fillNeeds();
		await saveWith(page, 422, { errors: { email: ["The email has been taken."] } });
		await wizard.start.click();
		await expect(wizard.heading(1)).toBeVisible();
		await expect(page.getByRole("alert").getByRole("link")).toHaveText([EMAIL_TAKEN.en]);
		await wizard.email.fill("other@kopi.example");
		await expect(wizard.next).toBeEnabled();
		await saveWith(page, 422, { errors: { assist_description: ["Say more <i>please</i>."] } });
		await wizard.next.click();
		await wizard.start.click();
		await expect(wizard.description).toHaveAccessibleDescription(/Say more <i>please<\/i>\./);
		await wizard.description.fill("More.");
		await expect(wizard.description).not.toHaveAttribute("aria-invalid");
		await saveWith(page, 422, { errors: { password: ["Many people use this password."] } });
		await wizard.start.click();
		await expect(wizard.heading(1)).toBeVisible();
		await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Many people use this password."]);
		await expect(wizard.password).toHaveAccessibleDescription(/Many people use this password\./);
		await page.unrouteAll();
		await stubAccounts(page);
		await wizard.to(2);
		await wizard.fillNeeds();
		const sent: Request[] = [];
		page.on("request", (request) => request.url().endsWith("/api/users") && sent.push(request));
		const alert = page.getByRole("alert").filter({ has: page.getByRole("heading") });
		const answers = [
			[() => saveWith(page, 429, {}, { "retry-after": "30" }), /Wait 30 seconds/],
			[() => saveWith(page, 409, {}), /very busy/],
			[() => saveWith(page, 500, {}), /Something went wrong on our side/],
			[() => saveWith(page, 422, { code: "looks_automatic" }), /spam protection/],
			[() => saveWith(page, 403, { message: "Not <b>today</b>." }), /Reason given: Not <b>today<\/b>\./],
			[() => page.route(CREATE_USER, (route) => route.abort()), /Check your connection/],
		] as const;
		for (const [refuse, text] of answers) {
			await refuse();
			await wizard.start.click();
			await expect(alert).toContainText(text);
			await expect(alert).toBeFocused();
			await expect(wizard.start).toBeEnabled();
			await expect(wizard.description).toHaveValue(RECRUITER.description);
		}
		await expectAccessible(page);
		await page.unroute(CREATE_USER);
		await stubAccounts(page);
		await wizard.start.dblclick();
		await expect(wizard.heading(3)).toBeFocused();
		expect(sent).toHaveLength(answers.length + 1);
		expect(new Set(sent.map((request) => request.headers()["idempotency-key"])).size).toBe(1);
		const { website, waited_ms: waited, ...body }: Record<string, unknown> = sent.at(-1)?.postDataJSON() ?? {};
		expect(website).toBe("");
		expect(waited).toBeGreaterThanOrEqual(3_000);
		expect(body).toEqual({
			email: RECRUITER.email,
			fullname: RECRUITER.fullname,
			password: RECRUITER.password,
			company_name: RECRUITER.company,
			total_roles_description: "10 - 50",
			assist_description: RECRUITER.description,
		});
	});
});
