import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { GO_BACK } from "../../lib/sign-up/paths";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { decoded, withoutScripts } from "../support/pages/html";
import { PlainVisit } from "../support/pages/plain-visit";
import { LOGIN, RECRUITER, wizardOf } from "../support/people/sign-up";

const SAID = {
	en: {
		blank: [
			"Email can't be blank",
			"Full Name can't be blank",
			"Password can't be blank",
			"Company Name can't be blank",
		],
		wrong: [
			"Invalid email",
			"Full Name can't be blank",
			"Please choose a password with at least 6 characters",
			"Company Name cannot more than 65 characters",
		],
		needs: ["Please select the number of roles", "Description can't be blank"],
		taken: "This email is already registered. Would you like to login?",
		again: /type it again/,
		kept: /Leave it empty/,
		expired: /more than half an hour/,
		login: "Login",
	},
	id: {
		blank: ["Email wajib diisi", "Nama lengkap wajib diisi", "Kata sandi wajib diisi", "Nama perusahaan wajib diisi"],
		wrong: [
			"Format email belum benar",
			"Nama lengkap wajib diisi",
			"Pilih kata sandi dengan minimal 6 karakter",
			"Nama perusahaan maksimal 65 karakter",
		],
		needs: ["Pilih jumlah posisi", "Deskripsi wajib diisi"],
		taken: "Email ini sudah terdaftar. Anda ingin masuk?",
		again: /ketik sekali lagi/,
		kept: /Biarkan kosong/,
		expired: /lebih dari setengah jam/,
		login: "Masuk",
	},
} as const;

const newEmail = () => `ana-${randomUUID()}@kopi.example`;

/** The links of the summary above a form. */
const summary = (page: Page) => page.getByRole("alert").getByRole("link");

const account = (email: string) => ({
	email,
	fullname: RECRUITER.fullname,
	password: RECRUITER.password,
	company_name: RECRUITER.company,
});

/** Posts a form like a browser, without following redirects; returns the target. */
async function posted(context: BrowserContext, site: { origin: string }, path: string, form: Record<string, string>) {
	const answer = await context.request.post(site.origin + path, {
		form,
		headers: { origin: site.origin },
		maxRedirects: 0,
	});
	return [answer.status(), answer.headers().location];
}

test.describe("a browser without script", () => {
	test.use({ javaScriptEnabled: false });

	test("creates an account in three steps, there and back, with every message", async ({ page, site }) => {
		const texts = SAID.en;
		const wizard = wizardOf(page);
		const email = newEmail();
		await page.goto("/register");
		await wizard.email.fill("ana@example");
		await wizard.fullname.fill(" ");
		await wizard.password.fill("12345");
		await wizard.company.fill("x".repeat(66));
		await wizard.next.click();
		await expect(page).toHaveURL("/register/step/1");
		await expect(summary(page)).toHaveText([...texts.wrong]);
		await expect(wizard.email).toHaveAccessibleDescription(new RegExp(texts.wrong[0]));
		await expect(wizard.company).toHaveValue("x".repeat(66));
		await expect(wizard.password).toHaveValue("");
		await expect(wizard.password).toHaveAccessibleDescription(texts.again);
		await expect(summary(page).first()).toHaveAttribute("href", `#${await wizard.email.getAttribute("id")}`);
		for (const field of [wizard.email, wizard.company]) await field.fill("");
		await wizard.next.click();
		await expect(summary(page)).toHaveText([...texts.blank]);
		await wizard.fillAccount(email);
		await wizard.next.click();
		await expect(page).toHaveURL("/register/step/2");
		await expect(wizard.heading(2)).toBeVisible();
		await wizard.start.click();
		await expect(summary(page)).toHaveText([...texts.needs]);
		await wizard.fillNeeds();
		await wizard.previous.click();
		await expect(page).toHaveURL("/register/step/1");
		await expect(wizard.email).toHaveValue(email);
		await expect(wizard.password).toHaveValue("");
		await expect(wizard.password).toHaveAccessibleDescription(texts.kept);
		await wizard.next.click();
		await expect(wizard.roles).toHaveValue("10 - 50");
		await expect(wizard.description).toHaveValue(RECRUITER.description);
		await wizard.start.click();
		await expect(wizard.heading(3)).toBeVisible();
		await expect(page.getByText(email)).toBeVisible();
		await expect(page.locator("main").getByRole("link", { name: texts.login, exact: true })).toHaveAttribute(
			"href",
			site.backend + LOGIN.en,
		);
		await page.goto("/register");
		await wizard.fillAccount(email);
		await wizard.next.click();
		await expect(summary(page)).toHaveText([texts.taken]);
		await expect(page.locator("main").getByRole("link", { name: texts.login, exact: true })).toHaveAttribute(
			"href",
			site.backend + LOGIN.en,
		);
	});
});

/** Fills in and sends the form of an account, which the page has. */
async function sendAccount(visit: PlainVisit, values: Record<string, string>): Promise<void> {
	const form = visit.form("company_name");
	form.fill(values);
	await visit.send(form);
}

const NEEDS = { total_roles_description: "10 - 50", assist_description: RECRUITER.description };

test("without script, a common password is rejected at its own step, and dropped", async ({ visit, site }) => {
	await visit.goto("/id/register");
	await sendAccount(visit, { ...account(newEmail()), password: "Football" });
	expect(visit.url).toBe(`${site.origin}/id/register/step/1`);
	expect(visit.problems).toEqual([expect.stringMatching(/^Kata sandi ini dipakai banyak orang/)]);
	expect(visit.description("password")).toMatch(/dipakai banyak orang/);
	await sendAccount(visit, {});
	expect(visit.problems).toEqual(["Kata sandi wajib diisi"]);
	await sendAccount(visit, { password: RECRUITER.password });
	const needs = visit.form("assist_description");
	needs.fill(NEEDS);
	await visit.send(needs);
	expect(visit.texts("h2")).toContain("Selamat datang di Astronaut!");
});

test("without script, there is advice with missing or changed cookies, and the latest input stays", async ({
	context,
	site,
}) => {
	const visit = new PlainVisit(context.request);
	await visit.goto(`${site.origin}/register`);
	await sendAccount(visit, account(newEmail()));
	const needs = visit.form("assist_description");
	needs.fill(NEEDS);
	const [cookie] = (await context.cookies()).filter(({ name, path }) => name === "sign_up_0" && path === "/register");
	if (!cookie) throw new Error("the sign-up is kept in a cookie");
	await context.addCookies([{ ...cookie, value: cookie.value.replace(/.$/, (end) => (end === "A" ? "Q" : "A")) }]);
	await visit.send(needs);
	expect(visit.url).toBe(`${site.origin}/register/step/1`);
	expect(visit.byRole("alert").join()).toMatch(SAID.en.expired);
	await sendAccount(visit, account(newEmail()));
	expect(visit.form("assist_description").value("total_roles_description")).toBe("10 - 50");
	expect(visit.form("assist_description").value("assist_description")).toBe(RECRUITER.description);
	await context.clearCookies();
	for (const step of ["step/1", "step/2", "step/3", "step/4", "short"]) {
		await visit.goto(`/register/${step}`);
		expect(visit.url).toBe(`${site.origin}/register`);
	}
});

test("a form posted twice creates one account, and both posts lead to it", async ({ context, site }) => {
	const email = newEmail();
	const needs = { total_roles_description: "10 - 50", assist_description: "Baristas" };
	expect(await posted(context, site, "/register/check", account(email))).toEqual([303, "/register/step/2"]);
	const both = await Promise.all([1, 2].map(() => posted(context, site, "/register/save", needs)));
	expect(both).toEqual([
		[303, "/register/step/3"],
		[303, "/register/step/3"],
	]);
	expect(await posted(context, site, "/id/register/check", account(email))).toEqual([303, "/id/register/step/1"]);
});

test("without script, Indonesian pages have the same steps and their own messages", async ({ context, site }) => {
	const texts = SAID.id;
	const email = newEmail();
	const needs = { total_roles_description: "10 - 50", assist_description: RECRUITER.description };
	/** Posts a form, which has to lead to a step of the sign-up; returns the step's page. */
	const step = async (path: "check" | "save", form: Record<string, string>, goal: 1 | 2 | 3) => {
		const to = `/id/register/step/${goal}`;
		expect(await posted(context, site, `/id/register/${path}`, form)).toEqual([303, to]);
		return decoded(withoutScripts(await (await context.request.get(site.origin + to)).text()));
	};
	const problems = (html: string) =>
		[...(/role="alert"[\s\S]*?<\/div>/.exec(html)?.[0] ?? "").matchAll(/<a [^>]*>([^<]*)/g)].map(([, text]) => text);
	const long = "x".repeat(66);
	const wrong = await step("check", { email: "ana@example", fullname: " ", password: "12345", company_name: long }, 1);
	expect(problems(wrong)).toEqual(texts.wrong);
	expect(wrong).toContain(`value="${long}"`);
	expect(wrong).not.toContain("12345");
	expect(wrong).toMatch(texts.again);
	expect(problems(await step("check", { email: "", fullname: " ", password: "", company_name: "" }, 1))).toEqual(
		texts.blank,
	);
	expect(await step("check", account(email), 2)).toContain("Ceritakan kebutuhan rekrutmen Anda");
	expect(problems(await step("save", {}, 2))).toEqual(texts.needs);
	const back = await step("save", { ...needs, [GO_BACK]: "" }, 1);
	expect(back).toContain(`value="${email}"`);
	expect(back).not.toContain(RECRUITER.password);
	expect(back).toMatch(texts.kept);
	const onward = await step("check", { ...account(email), password: "" }, 2);
	expect(onward).toMatch(/<option [^>]*selected=""[^>]*>10 - 50/);
	expect(onward).toContain(RECRUITER.description);
	const made = await step("save", needs, 3);
	expect(made).toContain(email);
	const login = new RegExp(`<a [^>]*href="${site.backend}${LOGIN.id.replace("?", "\\?")}"[^>]*>${texts.login}</a>`);
	expect(/<main[\s\S]*<\/main>/.exec(made)?.[0]).toMatch(login);
	const taken = await step("check", account(email), 1);
	expect(problems(taken)).toEqual([texts.taken]);
	expect(/<main[\s\S]*<\/main>/.exec(taken)?.[0]).toMatch(login);
});

for (const [path, missing, colorScheme, width] of [
	["/id/register/step/1", { company_name: "" }, "dark", 320],
	["/register/step/2", {}, "light", 1280],
] as const) {
	test(`a sign-up page without script is accessible, doesn't contain the password, and switches its language: ${path}`, async ({
		page,
		context,
		site,
	}) => {
		await posted(context, site, "/register/check", { ...account(newEmail()), ...missing });
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 740 });
		await page.goto(path);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
		expect(await page.content()).not.toContain("日本");
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		const other = path.startsWith("/id/") ? path.replace("/id", "") : `/id${path}`;
		await expect(page.locator(`header a[href="${other}"]`).first()).toBeAttached();
		const switched = await context.request.get(site.origin + other);
		expect([switched.url(), switched.status()]).toEqual([site.origin + other, 200]);
	});
}
