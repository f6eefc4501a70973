import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/e2e";
import { holdScripts } from "../support/browser/held-scripts";
import { CHECK_EMAIL, RECRUITER, stubAccounts } from "../support/people/sign-up";

const box = (page: Page, name: string) => page.locator(`main [name=${name}]`);

const ACCOUNT = {
	email: RECRUITER.email,
	fullname: RECRUITER.fullname,
	password: RECRUITER.password,
	company_name: RECRUITER.company,
};

/** Five characters short of the limit. */
const LONG = "x".repeat(4_995);

const FORMS = [
	{ path: "/register", fields: ACCOUNT, button: "Next", checks: 1 },
	{
		path: "/astronaut-for/campuses",
		fields: { ...ACCOUNT, phone: "+62 812 3456 7890", assist_description: LONG },
		button: "Start Free Trial",
		checks: 1,
		long: { name: "assist_description", said: "Characters left: 5" },
	},
	{
		path: "/id/partners",
		fields: {
			company: "Kopi",
			email: "rani@example.com",
			name: "Suharto",
			mobile_phone: "+62 812 3456 789",
			reason: LONG,
		},
		button: "Kirim",
		checks: 0,
		long: { name: "reason", said: "Sisa karakter: 5" },
	},
];

for (const { path, fields, button, checks, long } of FORMS) {
	test(`input from before the code loads has the same result as later input: ${path}`, async ({ page }) => {
		await stubAccounts(page);
		const checked: string[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith(CHECK_EMAIL.slice(2))) checked.push(request.url());
		});
		const release = await holdScripts(page);
		await page.goto(path, { waitUntil: "commit" });
		for (const [name, value] of Object.entries(fields)) await box(page, name).fill(value);
		release();
		if (long) await expect(box(page, long.name)).toHaveAccessibleDescription(new RegExp(long.said));
		await expect.poll(() => checked.length).toBe(checks);
		await expect(page.locator("main").getByRole("button", { name: button, exact: true })).toBeEnabled();
		for (const [name, value] of Object.entries(fields)) await expect(box(page, name)).toHaveValue(value);
		await expect(page.locator("main [aria-invalid]")).toHaveCount(0);
		await expect(page.locator("main").getByRole("alert")).toHaveCount(0);
		if (checks > 0) return;
		await page.reload();
		for (const [name, value] of Object.entries(fields)) await expect(box(page, name)).toHaveValue(value);
	});
}

test("the application form's code is asked for at the first touch, before the page's scripts run", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
	const release = await holdScripts(page);
	await page.route("**/chunks/form-*.js", (route) => route.continue());
	const script = page.waitForResponse("**/chunks/form-*.js");
	await page.goto("/p/ORBIT1", { waitUntil: "commit" });
	await (await script).finished();
	const preloads = page.locator("link[rel=preload][as=script]");
	const hrefs = () => preloads.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
	const before = await hrefs();
	const untouched = [...asked];
	await box(page, "fullname").fill("Suharto");
	await expect.poll(async () => (await hrefs()).length).toBeGreaterThan(before.length);
	const files = (await hrefs()).slice(before.length);
	await expect.poll(() => files.filter((file) => !asked.includes(file))).toEqual([]);
	expect(files.filter((file) => untouched.includes(file))).toEqual([]);
	release();
	await expect(page.locator("form[novalidate]")).toBeVisible();
	await expect(box(page, "fullname")).toHaveValue("Suharto");
});

test("a pointer that only passes over the form before the page's scripts run loads the form", async ({ page }) => {
	const release = await holdScripts(page);
	await page.route("**/chunks/form-*.js", (route) => route.continue());
	const script = page.waitForResponse("**/chunks/form-*.js");
	await page.goto("/p/ORBIT1", { waitUntil: "commit" });
	await (await script).finished();
	const preloads = page.locator("link[rel=preload][as=script][fetchpriority=low]");
	await expect(async () => {
		await page.locator("form [name=fullname]").hover();
		expect(await preloads.count()).toBeGreaterThan(1);
	}).toPass();
	await page.mouse.move(0, 0);
	release();
	await expect(page.locator("form[novalidate]")).toBeVisible();
});

test("an early press posts nothing that the browser itself finds invalid: the password stays", async ({ page }) => {
	const posted: string[] = [];
	page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
	const release = await holdScripts(page);
	await page.goto("/astronaut-for/campuses", { waitUntil: "commit" });
	for (const [name, value] of Object.entries({ ...ACCOUNT, email: "ana" })) await box(page, name).fill(value);
	await box(page, "phone").fill("+62 812 3456 7890");
	await box(page, "assist_description").fill("Baristas");
	await box(page, "assist_description").press("Tab");
	await page.keyboard.press("Enter");
	await expect(box(page, "email")).toBeFocused();
	await expect(box(page, "password")).toHaveValue(RECRUITER.password);
	release();
	await box(page, "email").fill("ana@kopi");
	await box(page, "email").blur();
	await expect(box(page, "email")).toHaveAccessibleDescription(/Invalid email/);
	expect(posted).toEqual([]);
});

const experience = (page: Page) =>
	page.getByRole("group", { name: /Experience in field operations/ }).getByRole("radio");

/** The first touch of the form, which chooses the second option, counts. */
async function expectFirstTouch(page: Page, choose: () => Promise<void>): Promise<void> {
	await page.goto("/p/ORBIT1");
	await choose();
	await expect(page.locator("form[novalidate]")).toBeVisible();
	await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:ORBIT1"))).not.toBeNull();
	await expect(experience(page).nth(1)).toBeChecked();
}

test("the first key in the form counts, whichever option it chooses", async ({ page }) => {
	await expectFirstTouch(page, async () => {
		await experience(page).first().focus();
		await page.keyboard.press("ArrowDown");
	});
});

test("the first press in the form counts, whichever option it chooses, and one isn't lost when blur shows an error", async ({
	page,
}) => {
	await expectFirstTouch(page, () => experience(page).nth(1).check());
	const field = page.getByLabel(/Why solar energy/);
	await field.fill("a b");
	const option = experience(page).first();
	await option.scrollIntoViewIfNeeded();
	const box = await option.boundingBox();
	await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
	await page.mouse.down();
	await expect(field).not.toBeFocused();
	// A real key press takes some frames.
	await page.evaluate(async () => {
		for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
	});
	await page.mouse.up();
	await expect(option).toBeChecked();
	await expect(field).toHaveAttribute("aria-invalid", "true");
});
