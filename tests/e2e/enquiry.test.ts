import type { Page } from "@playwright/test";
import { dayAhead } from "@/lib/contract/today";
import {
	expect,
	expectAccessible,
	expectAccessibleButColours,
	expectNoSidewaysScroll,
	test,
	untilHydrated,
} from "../support/browser/e2e";
import { holdScripts } from "../support/browser/held-scripts";
import { decoded, withoutScripts } from "../support/pages/html";

const CALL = "**/api/public/enquiries/*";

const MESSAGES = {
	en: {
		path: "/demo",
		send: "Request a demo",
		check: "Please check the form",
		thanks: "Thank you, we have your request",
	},
	id: {
		path: "/id/demo",
		send: "Minta demo",
		check: "Mohon periksa formulirnya",
		thanks: "Terima kasih, permintaan Anda sudah kami terima",
	},
} as const;

const REFUSED = /Failed to load resource.*(422|503|429|ERR_FAILED)/;

const DEMO: Record<string, string> = {
	company: "Kopi Nusantara",
	email: "rani@example.com",
	name: "Suharto",
	mobile_phone: "+62 812 3456 789",
	preferred_date: dayAhead("UTC", Date.now(), 30) ?? "",
	preferred_time: "09:30",
	timezone: "Asia/Jakarta",
};

const box = (page: Page, name: string) => page.locator(`main [name=${name}]`);

async function fillIn(page: Page, values: Record<string, string>) {
	for (const [name, value] of Object.entries(values)) {
		if (name === "timezone") await box(page, name).selectOption(value);
		else await box(page, name).fill(value);
	}
}

/** Time runs on by itself, so that the page was open for long enough. */
async function open(page: Page, path: string) {
	await page.clock.install();
	await page.goto(path);
	// A page that isn't hydrated five seconds after its load does without script.
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await page.clock.fastForward(5_000);
}

/** A request by keyboard on the open page: first empty, then with wrong values, then valid. */
async function expectRequest(
	page: Page,
	messages: (typeof MESSAGES)["en" | "id"],
	look = expectAccessible,
): Promise<void> {
	const send = page.getByRole("button", { name: messages.send });
	await box(page, "company").focus();
	await expect(box(page, "timezone")).not.toHaveValue("");
	await box(page, "timezone").selectOption("");
	await send.focus();
	await page.keyboard.press("Enter");
	const summary = page.getByRole("alert").filter({ hasText: messages.check });
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveCount(7);
	await expect(page.locator("main [aria-invalid=true]")).toHaveCount(7);
	await look(page);
	await page.setViewportSize({ width: 320, height: 700 });
	await expectNoSidewaysScroll(page);
	await summary.getByRole("link").first().press("Enter");
	await expect(box(page, "company")).toBeFocused();
	await fillIn(page, { ...DEMO, company: "x".repeat(212), preferred_date: "9999-12-31" });
	await expect(box(page, "company")).toHaveValue("x".repeat(212));
	await expect(page.locator("#enquiry-company-error")).toContainText("12");
	await expect(page.locator("#enquiry-preferred_date-error")).toContainText("365");
	await fillIn(page, DEMO);
	await expect(page.locator("main [aria-invalid=true]")).toHaveCount(0);
	await box(page, "mobile_phone").press("Enter");
	const receipt = page.getByRole("heading", { name: messages.thanks });
	await expect(receipt).toBeVisible();
	await expect(page.locator(":focus").getByRole("heading", { name: messages.thanks })).toBeVisible();
	await look(page.getByRole("main"));
}

test("a demo request in each language: first empty, then valid, by keyboard; what was sent isn't kept", async ({
	page,
}) => {
	await open(page, MESSAGES.en.path);
	await expectRequest(page, MESSAGES.en);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(MESSAGES.id.path);
	await untilHydrated(page);
	await expect(box(page, "company")).toHaveValue("");
	await page.clock.fastForward(5_000);
	await expectRequest(page, MESSAGES.id, expectAccessibleButColours);
});

/** The first press on the untouched form of the open page shows its messages before its code has loaded. */
async function expectFirstPress(page: Page, send: string, missing: number): Promise<void> {
	await untilHydrated(page);
	const release = await holdScripts(page);
	await page.getByRole("button", { name: send, exact: true }).click();
	release();
	const summary = page.locator("main").getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveCount(missing);
}

test("input survives a reload and a language switch, until the form is cleared", async ({ page }) => {
	await page.goto("/training");
	await box(page, "topics").fill("Questions\nReviews");
	await box(page, "delivery_method").last().check();
	await expect.poll(() => page.evaluate(() => window.localStorage.getItem("enquiry:training"))).toContain("on-site");
	await page.goto("/id/training");
	await expect(box(page, "topics")).toHaveValue("Questions\nReviews");
	await expect(box(page, "delivery_method").last()).toBeChecked();
	const clear = page.getByRole("button", { name: "Kosongkan formulir" });
	await clear.click();
	await expect(box(page, "topics")).toHaveValue("");
	await expect(clear).toHaveCount(0);
	await expect(box(page, "company")).toBeFocused();
	await page.reload();
	await expect(box(page, "delivery_method").last()).not.toBeChecked();
	await expect(box(page, "topics")).toHaveValue("");
	await test.step("the first press on the untouched form shows its messages", () =>
		expectFirstPress(page, "Minta pelatihan", 7));
});

test.describe("in Jakarta", () => {
	test.use({ timezoneId: "Asia/Jakarta" });

	test("a chosen time zone survives a language switch", async ({ page }) => {
		await page.goto("/demo");
		await box(page, "company").focus();
		await expect(box(page, "timezone")).toHaveValue("Asia/Jakarta");
		await box(page, "timezone").selectOption("America/New_York");
		await box(page, "preferred_time").fill("09:30");
		await expect.poll(() => page.evaluate(() => window.localStorage.getItem("enquiry:demo"))).toContain("09:30");
		await page.goto("/id/demo");
		await expect(box(page, "preferred_time")).toHaveValue("09:30");
		// The form is hydrated once its calendar has its last day.
		await expect(box(page, "preferred_date")).toHaveAttribute("max", /^20/);
		await expect(box(page, "timezone")).toHaveValue("America/New_York");
	});
});

test("a partner form starts with the chosen kind, which gives way to input", async ({ page }) => {
	await page.goto("/partners");
	await test.step("the first press on the untouched form shows its messages", () => expectFirstPress(page, "Send", 5));
	await page.unrouteAll();
	await page.getByRole("link", { name: "Offer a room", exact: true }).click();
	await expect(page).toHaveURL("/partners/labs#contact");
	const reason = box(page, "reason");
	await expect(reason).toHaveValue("Partnership: Satellite labs\n");
	const clear = page.getByRole("button", { name: "Clear the form" });
	await expect(clear).toHaveCount(0);
	await box(page, "company").fill("Kopi Nusantara");
	await expect(clear).toBeVisible();
	await page.goto("/id/partners/api");
	await expect(box(page, "company")).toHaveValue("Kopi Nusantara");
	await expect(reason).toHaveValue("Kemitraan: Mitra API\n");
	await reason.fill("We have a quiet room.");
	await page.goto("/partners/referral");
	await expect(reason).toHaveValue("We have a quiet room.");
});

test.describe("a request rejected at first", () => {
	test.use({ allowedConsole: [REFUSED] });

	test("waits when it comes too early, is trapped with the hidden field filled in, and is then accepted", async ({
		page,
	}) => {
		let requests = 0;
		page.on("request", (request) => {
			if (request.url().includes("/api/public/enquiries/")) requests += 1;
		});
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 1_000);
		await page.goto("/partners");
		const { preferred_date, preferred_time, timezone, ...identity } = DEMO;
		await fillIn(page, { ...identity, reason: "We test baristas." });
		const send = page.getByRole("button", { name: "Send", exact: true });
		const problem = page.getByRole("alert").filter({ hasText: "looked like an automated request" });
		await page.locator("[name=website]").evaluate((field: HTMLInputElement) => {
			field.value = "https://spam.example";
		});
		const refused = page.waitForResponse(CALL);
		await send.click();
		await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible();
		await expect(box(page, "reason")).toBeDisabled();
		expect(requests).toBe(0);
		await page.clock.fastForward(5_000);
		const answer = await refused;
		expect([answer.status(), (await answer.json()).code]).toEqual([422, "looks_automatic"]);
		await expect(problem).toBeFocused();
		await expect(box(page, "reason")).toHaveValue("We test baristas.");
		await send.click();
		await expect(page.getByRole("heading", { name: "Thank you, we have your message" })).toBeVisible();
		expect(requests).toBe(2);
	});

	test("is sent once by two presses, stays complete without a response, and keeps its key, also across a reload", async ({
		page,
	}) => {
		const keys: (string | undefined)[] = [];
		await page.route(CALL, (route) => {
			keys.push(route.request().headers()["idempotency-key"]);
			return route.fulfill({ status: 503, json: { code: "host_unreachable" } });
		});
		await open(page, "/demo");
		await fillIn(page, DEMO);
		const send = page.getByRole("button", { name: "Request a demo" });
		await send.dblclick();
		const problem = page.getByRole("alert");
		await expect(problem.filter({ hasText: "Something went wrong on our side" })).toBeFocused();
		await page.unroute(CALL);
		await page.route(CALL, (route) => {
			keys.push(route.request().headers()["idempotency-key"]);
			return route.fulfill({ contentType: "text/html", body: "<title>Log in to this network</title>" });
		});
		await send.click();
		await expect(problem.filter({ hasText: "check your connection" })).toBeFocused();
		await expect(page.getByRole("link", { name: "support@astronaut.example" })).toBeVisible();
		for (const [name, value] of Object.entries(DEMO)) await expect(box(page, name)).toHaveValue(value);
		await page.unroute(CALL);
		await page.route(CALL, (route) => {
			keys.push(route.request().headers()["idempotency-key"]);
			return route.abort();
		});
		await send.click();
		await expect.poll(() => keys.length).toBe(3);
		await expect(problem.filter({ hasText: "check your connection" })).toBeFocused();
		await page.reload();
		for (const [name, value] of Object.entries(DEMO)) await expect(box(page, name)).toHaveValue(value);
		// Before that, the browser posts the form by itself.
		await expect(page.locator("main form[novalidate]")).toBeVisible();
		await page.clock.fastForward(5_000);
		await page.unroute(CALL);
		const taken = page.waitForRequest(CALL);
		await send.click();
		keys.push((await taken).headers()["idempotency-key"]);
		await expect(page.getByRole("heading", { name: "Thank you, we have your request" })).toBeVisible();
		expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
		expect(keys[0]).toMatch(/^[\w-]{36}$/);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, allowedConsole: [/Failed to load resource/] });

	test("a text too long for the cookie is restored by the Back button", async ({ page }) => {
		await page.goto("/partners");
		const letters = Array.from({ length: 4_900 }, (_, index) =>
			String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000)),
		);
		const reason = letters.join("");
		const { preferred_date, preferred_time, timezone, ...identity } = DEMO;
		await fillIn(page, { ...identity, mobile_phone: "12", reason });
		await page.getByRole("button", { name: "Send", exact: true }).click();
		await expect(page.getByText("is too long for this page")).toBeVisible();
		await expectNoSidewaysScroll(page);
		await expect(box(page, "company")).toHaveValue("Kopi Nusantara");
		await page.goBack();
		await expect(box(page, "reason")).toHaveValue(reason);
	});
});

test("without script, a rejected form returns with its input and errors, and is then accepted", async ({
	visit,
	baseURL,
}) => {
	await visit.goto("/id/training");
	const { preferred_date, preferred_time, timezone, ...identity } = DEMO;
	const topics = "Menyusun pertanyaan. ".repeat(90).trim();
	const form = visit.form("topics");
	const [method] = form.options("delivery_method");
	form.fill({
		...identity,
		email: "rani@contoh",
		topics,
		reason: "Tim baru\ndi Bandung",
		delivery_method: method ?? "",
	});
	await visit.send(form);
	expect(visit.url).toBe(`${baseURL}/id/enquiries/training`);
	expect(visit.links["Email kerja: Format email belum benar. Isi alamat seperti nama@perusahaan.com"]).toBe(
		"#enquiry-email",
	);
	const again = visit.form("topics");
	expect(again.value("topics")).toBe(topics);
	expect(again.value("reason").replace(/\r/g, "")).toBe("Tim baru\ndi Bandung");
	expect(again.value("delivery_method")).toBe(method);
	again.fill({ email: "rani@contoh.id" });
	await visit.send(again);
	expect(visit.text).toContain("permintaan Anda sudah kami terima");
});

test("the HTML of a partner form starts with the chosen kind", async ({ site }) => {
	const read = async (path: string) => decoded(withoutScripts(await (await fetch(site.origin + path)).text()));
	const [, way = ""] = /<a [^>]*href="([^"#]*)[^"]*"[^>]*>Kenalkan perusahaan</.exec(await read("/id/partners")) ?? [];
	expect(await read(way)).toMatch(/<textarea [^>]*name="reason"[^>]*>\s*Kemitraan: Program rujukan\n<\/textarea>/);
});

test("the form's action page redirects to the form when nothing was sent", async ({ site }) => {
	const answer = await fetch(`${site.origin}/enquiries/demo`);
	expect(answer.url).toBe(`${site.origin}/demo`);
	const [date = ""] = /<input [^>]*name="preferred_date"[^>]*>/.exec(await answer.text()) ?? [];
	expect(date).toMatch(/ min="20\d\d-/);
});
