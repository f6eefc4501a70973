import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from "../support/browser/e2e";
import { holdScripts } from "../support/browser/held-scripts";
import { CHECK_EMAIL, CREATE_USER, RECRUITER, stubAccounts } from "../support/people/sign-up";
import { BLANK, FILLED, shortForm } from "../support/people/sign-up-short-form";

const newEmail = () => `budi-${randomUUID()}@kopi.example`;

/** Opens an audience's page with the test's own clock, past the time in which only programs fill in a form. */
async function open(page: Page, path = "/astronaut-for/campuses") {
	await page.clock.install();
	await page.goto(path);
	// A page that isn't hydrated five seconds after its load does without script.
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await page.clock.fastForward(5_000);
	return shortForm(page);
}

test("input from before the form's code loads stays, and a blurred field is validated", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/astronaut-for/campuses", { waitUntil: "commit" });
	const short = shortForm(page);
	await short.field("company_name").fill("Kopi");
	await short.field("email").fill("ana@example");
	await short.field("password").fill("12345");
	release();
	await expect(short.field("email")).toHaveAccessibleDescription(/Invalid email/);
	await expect(short.field("company_name")).toHaveValue("Kopi");
	await expect(short.field("password")).toHaveValue("12345");
	await expect(short.field("phone")).not.toHaveAttribute("aria-invalid");
});

test("the other language takes over input from before the form's code has loaded", async ({ page }) => {
	await openHydrated(page, "/astronaut-for/campuses");
	const short = shortForm(page);
	const release = await holdScripts(page);
	await short.field("company_name").fill("Kopi");
	await page.locator("a[hreflang=id]").click({ noWaitAfter: true });
	await page.waitForURL(/\/id\/astronaut-for\/campuses$/, { waitUntil: "commit" });
	release();
	await expect(short.field("company_name")).toHaveValue("Kopi");
});

test("the first press on an untouched form shows its messages before its code has loaded", async ({ page }) => {
	await openHydrated(page, "/astronaut-for/campuses");
	const short = shortForm(page);
	const release = await holdScripts(page);
	await short.send.click();
	release();
	await expect(short.summary).toBeFocused();
	await expect(short.summary.getByRole("link")).toHaveText(BLANK);
});

test("an invalid form is not sent: the summary takes focus and links to each field; a valid one creates an account in place", async ({
	page,
	site,
}) => {
	const short = await open(page);
	await short.field("email").fill("ana@example");
	await short.field("email").blur();
	await expect(short.field("email")).toHaveAccessibleDescription(/Invalid email/);
	await short.field("email").fill("");
	await short.send.click();
	await expect(short.summary).toBeFocused();
	await expect(short.summary.getByRole("link")).toHaveText(BLANK);
	await short.summary.getByRole("link").nth(2).click();
	await expect(short.field("phone")).toBeFocused();
	for (const [colorScheme, width] of [
		["dark", 320],
		["light", 1280],
	] as const) {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
	}
	const [company, email] = await Promise.all([
		short.field("company_name").boundingBox(),
		short.field("email").boundingBox(),
	]);
	expect([email?.y, email?.height]).toEqual([company?.y, company?.height]);
	const address = newEmail();
	await short.fill(address);
	await page.clock.runFor(1_000);
	await expect(short.form.getByText("Checking your email...")).toHaveCount(0);
	await expect(page.locator("[aria-invalid]")).toHaveCount(0);
	await expect(short.summary).toHaveCount(0);
	await short.send.click();
	const heading = page.getByRole("heading", { name: "Welcome to Astronaut!" });
	await expect(heading).toBeFocused();
	await expectAccessible(page);
	const again = await fetch(`${site.backend}/users/check-email`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ email: address }),
	});
	expect(again.status).toBe(422);
});

test("an early submission waits for its code and the email check, and goes through the script", async ({ page }) => {
	const posts: string[] = [];
	page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
	await page.goto("/astronaut-for/campuses", { waitUntil: "load" });
	const short = shortForm(page);
	// All at once, as nobody can type, while the form's code isn't loaded.
	await short.form.evaluate(
		(form: HTMLFormElement, values) => {
			for (const [name, value] of Object.entries(values)) {
				const box = form.elements.namedItem(name);
				if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.value = value;
			}
			form.requestSubmit();
		},
		{ ...FILLED, email: newEmail() },
	);
	await expect(page.getByRole("heading", { name: "Welcome to Astronaut!" })).toBeFocused();
	expect(posts).toEqual(["/api/users/check-email", "/api/users"]);
});

test("the other language takes over all but the password; the welcome explains the next step and stays in both, but not for a new visit", async ({
	page,
	site,
}) => {
	page.on("dialog", () => {
		throw new Error("the browser asked");
	});
	const switchTo = async (language: "en" | "id") => {
		await page.locator(`a[hreflang=${language}]`).click();
		await page.waitForURL(language === "id" ? /\/id\/astronaut-for\/campuses$/ : /[^d]\/astronaut-for\/campuses$/);
	};
	// Under a clock of the test's own a page can't tell that it was reloaded.
	await page.goto("/astronaut-for/campuses");
	const short = shortForm(page);
	const email = newEmail();
	await short.fill(email);
	await expect(short.send).toBeEnabled();
	await switchTo("id");
	await expect(short.field("password")).toHaveAccessibleDescription(/ketik sekali lagi/);
	for (const [name, value] of Object.entries({ ...FILLED, email, password: "" })) {
		await expect(short.field(name as keyof typeof FILLED)).toHaveValue(value);
	}
	await expect.poll(() => page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
	await switchTo("en");
	await short.field("password").fill(FILLED.password);
	await short.send.click();
	const welcome = (name: string) => page.getByRole("heading", { name });
	await expect(welcome("Welcome to Astronaut!")).toBeFocused();
	await expect(page.locator("section").filter({ has: welcome("Welcome to Astronaut!") })).toContainText(email);
	await page.reload();
	await expect(welcome("Welcome to Astronaut!")).toBeVisible();
	await expect(page.getByText("we've sent you a message.")).toBeVisible();
	await expect(short.form).toHaveCount(0);
	await switchTo("id");
	await expect(welcome("Selamat datang di Astronaut!")).toBeVisible();
	const section = page.locator("section").filter({ has: welcome("Selamat datang di Astronaut!") });
	await expect(section).toContainText("spam");
	await expect(section.getByRole("link", { name: "Masuk", exact: true })).toHaveAttribute(
		"href",
		`${site.backend}/auth/login?language=id`,
	);
	expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("kopi");
	await page.goto("/astronaut-for/campuses");
	await short.field("email").focus();
	await expect(short.send).toHaveAccessibleDescription(/Fill in/);
	await expect(welcome("Welcome to Astronaut!")).toHaveCount(0);
});

/** A registered email shows at its field, also when it is checked again, and in the summary. */
async function expectTaken(page: Page, short: ReturnType<typeof shortForm>, backend: string): Promise<void> {
	await page.route(CHECK_EMAIL, (route) => route.fulfill({ status: 422, json: { message: "taken" } }));
	await short.fill("taken@example.com");
	await page.clock.runFor(1_000);
	await expect(short.field("email")).toHaveAccessibleDescription(/already registered/);
	await expect(short.form.getByRole("status").filter({ hasText: /already registered/ })).toHaveCount(1);
	const again = short.form.getByRole("button", { name: "Check again" });
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	await page.route(CHECK_EMAIL, async (route) => {
		await released;
		await route.fulfill({ status: 422, json: { message: "taken" } });
	});
	await again.focus();
	await page.keyboard.press("Enter");
	await expect(again).toHaveAttribute("aria-disabled", "true");
	await expect(again).toBeFocused();
	release();
	await expect(again).toHaveAttribute("aria-disabled", "false");
	await expect(again).toBeFocused();
	await expect(short.form.getByRole("link", { name: "Login", exact: true })).toHaveAttribute(
		"href",
		`${backend}/auth/login`,
	);
	await short.send.click();
	await expect(short.summary.getByRole("link")).toHaveText([/already registered/]);
}

test.describe("the host's responses", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("a registered email shows at its field, with a link to the sign-in; a failure shows in place, keeps all input, and the next attempt is the same request", async ({
		page,
		site,
	}) => {
		const short = await open(page);
		await short.field("email").focus();
		await expect(short.send).toBeDisabled();
		await expect(short.send).toHaveAccessibleDescription(/Fill in/);
		await test.step("a registered email", () => expectTaken(page, short, site.backend));
		await page.unrouteAll();
		await stubAccounts(page);
		const keys: (string | undefined)[] = [];
		const bodies: Record<string, unknown>[] = [];
		await page.route(CREATE_USER, (route) => {
			keys.push(route.request().headers()["idempotency-key"]);
			bodies.push(route.request().postDataJSON());
			return keys.length < 3
				? route.fulfill({ status: 503, json: {} })
				: route.fulfill({ status: 201, json: { id: 1 } });
		});
		// From now on the test controls the clock.
		await page.clock.pauseAt(Date.now() + 60_000);
		await short.fill("ana@kopi.example");
		await expect(short.send).toBeDisabled();
		await expect(short.send).toHaveAccessibleDescription(/as soon as we've checked your email/);
		await page.clock.runFor(1_000);
		await short.send.dblclick();
		await expect(short.summary).toContainText("Your account hasn't been created yet");
		await expect(short.field("password")).toHaveValue(RECRUITER.password);
		expect(keys).toHaveLength(1);
		await short.send.click();
		await expect.poll(() => keys.length).toBe(2);
		await expect(short.summary).toBeFocused();
		await short.field("fullname").fill("Budi");
		await short.send.click();
		await expect(page.getByRole("heading", { name: "Welcome to Astronaut!" })).toBeFocused();
		expect(keys[0]).toBe(keys[1]);
		expect(keys[2]).not.toBe(keys[1]);
		expect(bodies[0]).toMatchObject({ phone: "+62 812 3456 7890", assist_description: "Baristas for nine shops" });
		expect(bodies[0]).not.toHaveProperty("total_roles_description");
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the short form is posted, returns with its errors, and creates the account", async ({ page, site }) => {
		await page.goto("/astronaut-for/partner-via-api");
		const short = shortForm(page);
		const email = newEmail();
		await short.fill(email);
		await short.field("phone").fill("none");
		await short.send.click();
		await expect(page).toHaveURL("/register/short");
		await expect(short.summary.getByRole("link")).toHaveText(["Enter a phone number, such as +62 812 3456 7890"]);
		await expect(short.field("email")).toHaveValue(email);
		await expect(short.field("password")).toHaveAccessibleDescription(/type it again/);
		await short.field("phone").fill("+62 812 3456 7890");
		await short.field("password").fill(RECRUITER.password);
		await short.send.click();
		await expect(page).toHaveURL("/register/step/3");
		await expect(page.getByText(email)).toBeVisible();
		await expect(page.locator("main").getByRole("link", { name: "Login", exact: true })).toHaveAttribute(
			"href",
			`${site.backend}/auth/login`,
		);
	});
});
