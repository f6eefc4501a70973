import type { Page } from "@playwright/test";
import { BLOCKED_FONT, blockFonts } from "../support/browser/block-fonts";
import {
	expect,
	expectAccessible,
	expectAccessibleInBothSchemes,
	expectFits,
	expectNoSidewaysScroll,
	openHydrated,
	test,
} from "../support/browser/e2e";
import { readPage } from "../support/pages/crawl-page";

/** The popup by its words in a language. */
function popup(page: Page, language: "en" | "id" = "en") {
	const messages = {
		en: { link: "Enter Code", heading: "Enter your code", button: "Continue", asking: "Redirecting..." },
		id: { link: "Masukkan Kode", heading: "Masukkan kodemu", button: "Lanjutkan", asking: "Mengalihkan..." },
	}[language];
	const dialog = page.getByRole("dialog", { name: messages.heading });
	return {
		dialog,
		link: page.getByRole("link", { name: messages.link, exact: true }),
		field: dialog.getByPlaceholder(messages.link),
		button: dialog.getByRole("button", { name: messages.button }),
		status: dialog.getByRole("status"),
		asking: messages.asking,
	};
}

const CALL = "**/api/popupcode";

test.describe("a code entered in the popup", () => {
	const codes = [
		[" “demo”-12 34. ", "demo1234", "interview", "/code/DEMO1234"],
		["DEMO1234+EU", "DEMO1234EU", "EU interview", "/code/DEMO1234%2BEU"],
	] as const;

	test("is reduced to letters and digits, and leads to the interview of its region", async ({ page, site }) => {
		const origins = { interview: site.backend, "EU interview": site.backendEu };
		const { link, field, button } = popup(page);
		for (const [typed, cleaned, where, path] of codes) {
			await test.step(JSON.stringify(typed), async () => {
				await page.goto("/termsofservice");
				await link.click();
				await expect(field).toBeFocused();
				await field.fill(typed);
				await field.blur();
				await expect(field).toHaveValue(cleaned);
				await button.click();
				await page.waitForURL(origins[where] + path);
			});
		}
	});

	test("works by keyboard alone, in place, and leads to the site, whose job pages link to the popup; Escape returns the focus", async ({
		page,
		site,
	}) => {
		await openHydrated(page, "/public/companies/kopi-nusantara");
		const { link, dialog, field } = popup(page);
		const scripts: string[] = [];
		page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
		await link.focus();
		await page.keyboard.press("Enter");
		await expect(field).toBeFocused();
		expect(scripts).not.toEqual([]);
		await expect(page).toHaveURL(/kopi-nusantara$/);
		await expectAccessible(dialog);
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(link).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(field).toBeFocused();
		await page.keyboard.type("-orbit3-");
		await page.keyboard.press("Enter");
		await page.waitForURL(`${site.origin}/p/ORBIT3`);
		await page.getByRole("link", { name: "Masukkan Kode" }).click();
		await expect(page).toHaveURL(/\/id#enter-code$/);
		await expect(popup(page, "id").field).toBeFocused();
	});
});

/** Enters a code that gets no response. */
async function expectLoader(page: Page): Promise<void> {
	const { link, dialog, field, button, status, asking } = popup(page);
	await page.route(CALL, () => undefined);
	await link.click();
	const before = await dialog.boundingBox();
	await field.fill("DEMO1234");
	await button.click();
	await expect(status).toHaveText(asking);
	await expect(status).toBeFocused();
	await expect(field).toBeHidden();
	await expect(button).toBeHidden();
	expect(await dialog.boundingBox()).toEqual(before);
	await expectAccessible(dialog);
	await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
	await expect(field).toHaveValue("DEMO1234");
	await expect(status).toBeEmpty();
	await button.click();
	const ended = page.waitForEvent("requestfailed");
	await page.keyboard.press("Escape");
	await ended;
	await expect(dialog).toHaveCount(0);
	await expect(link).toBeFocused();
}

/** Enters a code that the host refuses with this text. */
async function expectRefusal(page: Page, language: "en" | "id", text: RegExp): Promise<void> {
	const { link, field, button, status } = popup(page, language);
	await link.click();
	await field.fill("NOPE-1234");
	await button.click();
	await expect(field).toBeFocused();
	await expect(field).toHaveAccessibleDescription(text);
	await expect(field).toHaveValue("NOPE1234");
	await expect(status).toBeEmpty();
	await expectAccessibleInBothSchemes(page);
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScroll(page);
	}
}

test.describe("an unknown code", () => {
	// On a short page, which is answered with 404: most of a look's time goes into what lies beneath the popup.
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("returns the field with the host's text and the input, in Indonesian", async ({ page }) => {
		await page.goto("/id/search");
		await expectRefusal(page, "id", /Kode ini tidak kami kenal/);
	});

	test("returns them in English; shows the loader, and our own message only without a host's: no text, no host, no code", async ({
		page,
		site,
	}) => {
		await page.goto("/search");
		await test.step("the host's text", () => expectRefusal(page, "en", /We don't know this code/));
		await page.setViewportSize({ width: 360, height: 740 });
		await page.keyboard.press("Escape");
		await test.step("Escape cancels the loader, and returning removes it", () => expectLoader(page));
		const answers = [
			{ status: 503, json: {} },
			{ status: 503, json: { url: "Back at noon." } },
			{ status: 503, json: { code: "host_unreachable" } },
			{ status: 429, json: { code: "too_many_requests" } },
		];
		let isBack = false;
		await page.route(CALL, (route) => {
			if (isBack) return route.continue();
			const answer = answers.shift();
			return answer ? route.fulfill(answer) : route.abort();
		});
		const { link, field, button } = popup(page);
		await link.click();
		await field.fill("orbit1");
		for (const text of [null, /^Back at noon\./, /couldn't check/, /Wait a minute/, /couldn't check/]) {
			await button.click();
			await expect(field).toBeFocused();
			await expect(field).toHaveAttribute("aria-describedby", text ? /-error/ : /^\S+-hint$/);
			if (text) await expect(field).toHaveAccessibleDescription(text);
		}
		await field.fill(" - ");
		await button.click();
		await expect(field).toHaveAccessibleDescription(/code from your invitation/);
		isBack = true;
		await field.fill("orbit1");
		await button.click();
		await page.waitForURL(`${site.origin}/p/ORBIT1`);
	});
});

/** Counts the page's layout shifts: makes one, which is reported after all that were before it. */
function shiftsSoFar(): Promise<number> {
	return new Promise((done) => {
		let count = 0;
		const made = performance.now();
		new PerformanceObserver((list) => {
			for (const { startTime } of list.getEntries()) {
				if (startTime > made) return done(count);
				count += 1;
			}
		}).observe({ type: "layout-shift", buffered: true });
		document.body.style.paddingTop = "100px";
	});
}

test("the popup opens by hash, in place, and not again after it was closed", async ({ page, allowedConsole }) => {
	allowedConsole.push(BLOCKED_FONT);
	await blockFonts(page);
	// A page that jumps to its anchor has a layout shift in its first frame.
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/id#enter-code");
	const { dialog, field, link } = popup(page, "id");
	await expect(field).toBeFocused();
	expect(await page.evaluate(shiftsSoFar)).toBe(0);
	const beneath = page.locator("section#enter-code");
	await expect(beneath).toBeHidden();
	await page.keyboard.press("Escape");
	await expect(beneath).toBeHidden();
	await expect(link).toBeFocused();
	await expect(page).toHaveURL(/\/id$/);
	await page.evaluate(() => {
		window.location.hash = "#enter-code";
	});
	await expect(field).toBeFocused();
	await dialog.getByRole("button", { name: "Tutup" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(link).toBeFocused();
});

test.describe("without scripts from the site", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("the link leads to the page, which works on its own", async ({ page, site }) => {
		await openHydrated(page, "/termsofservice");
		await page.route("**/_next/static/**/*.js", (route) => route.abort());
		await popup(page).link.click();
		await page.waitForURL(`${site.origin}/enter-code`);
		await page.getByRole("textbox", { name: "Code" }).fill("orbit-1");
		await page.getByRole("button", { name: "Continue" }).click();
		await page.waitForURL(`${site.origin}/p/ORBIT1`);
	});
});

test("the code page is not indexed or cached, is accessible on phones and computers, and fits", async ({ page }) => {
	for (const [path, heading] of [
		["/enter-code", "Enter your code"],
		["/id/enter-code", "Masukkan kodemu"],
	] as const) {
		const answer = await page.goto(path);
		expect(answer?.headers()["cache-control"]).toContain("no-store");
		const { meta, canonical } = readPage((await answer?.text()) ?? "");
		expect(meta.robots).toBe("noindex");
		expect(meta["og:url"]).toMatch(new RegExp(`${path}$`));
		expect(canonical).toEqual([]);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
	}
	await page.setViewportSize({ width: 1280, height: 740 });
	await expectAccessible(page);
	await expectFits(page);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a code works on the home page; an unknown one returns with the reason, a known one redirects", async ({
		page,
		site,
		allowedConsole,
	}) => {
		await page.goto("/");
		const code = page.getByRole("textbox", { name: "Code" });
		await expect(code).toBeHidden();
		await popup(page).link.click();
		await expect(code).toBeVisible();
		await expectNoSidewaysScroll(page);
		await code.fill("orbit-1");
		await page.getByRole("button", { name: "Continue" }).click();
		await page.waitForURL(`${site.origin}/p/ORBIT1`);
		await page.goto("/id#enter-code");
		await page.getByRole("textbox", { name: "Kode" }).fill("NOPE-1234");
		await page.getByRole("button", { name: "Lanjutkan" }).click();
		await expect(page).toHaveURL(/\/id\/enter-code\?answer=1$/);
		const field = page.getByRole("textbox", { name: "Kode" });
		await expect(field).toHaveValue("NOPE-1234");
		await expect(field).toHaveAccessibleDescription(/Kode ini tidak kami kenal/);
		await field.fill("DEMO1234+EU");
		await page.getByRole("button", { name: "Lanjutkan" }).click();
		await page.waitForURL(`${site.backendEu}/code/DEMO1234%2BEU?language=id`);
		allowedConsole.push(/status of 404/);
		await page.goto("/code/NOSUCH99");
		await expect(page).toHaveURL(`${site.origin}/notfound`);
	});
});
