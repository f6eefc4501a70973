import type { Page } from "@playwright/test";
import { HELP_ANSWERS } from "../../lib/content/help";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { holdScripts } from "../support/browser/held-scripts";

const ALL: readonly string[] = [...HELP_ANSWERS.faq, ...HELP_ANSWERS.htu];

const WORDS = {
	en: {
		field: "Search the answers",
		faq: "FAQ",
		htu: "How to use it",
		write: "Write to us",
		mail: "Help with Astronaut",
	},
	id: {
		field: "Cari jawaban",
		faq: "Tanya jawab",
		htu: "Cara memakai",
		write: "Kirim email ke kami",
		mail: "Bantuan untuk Astronaut",
	},
} as const;

const LANGUAGES = [
	["en", ""],
	["id", "/id"],
] as const;

function helpSearch(page: Page, language: "en" | "id" = "en") {
	const field = page.getByRole("combobox", { name: WORDS[language].field });
	return { field, options: page.getByRole("option"), active: page.locator("[role=option][aria-selected=true]") };
}

/** The answers' page: a panel, and the question of an answer by its place. */
function answersPage(page: Page, language: "en" | "id" = "en") {
	return {
		panel: (name: "faq" | "htu") => page.locator(`section#${name}`),
		tab: (name: "faq" | "htu") =>
			page.getByRole("navigation").getByRole("link", { name: WORDS[language][name], exact: true }),
		answer: (id: string) => page.locator("details").filter({ has: page.locator(`#${id}`) }),
	};
}

async function expectOpen(page: Page, id: string): Promise<void> {
	const { answer, panel } = answersPage(page);
	const [shown, other] = id.startsWith("faq") ? (["faq", "htu"] as const) : (["htu", "faq"] as const);
	await expect(panel(shown)).toBeVisible();
	await expect(panel(other)).toBeHidden();
	await expect(answer(id)).toHaveJSProperty("open", true);
	await expect(answer(id).locator("summary")).toBeFocused();
	await expect(answer(id).locator("summary")).toBeInViewport();
	await expect(page.locator(`#${id}`)).toBeInViewport();
}

const subjectOf = (href: string | null) => new URL(href ?? "").searchParams.get("subject");

for (const [language, prefix] of LANGUAGES) {
	test(`the raw HTML has every answer in full, and links to all of them: ${language}`, async ({ site }) => {
		const answers = await (await fetch(`${site.origin}${prefix}/help/faq`)).text();
		const start = await (await fetch(`${site.origin}${prefix}/help`)).text();
		for (const id of ALL) {
			const [, answer = ""] = answers.split(`<div id="${id}"`);
			const text = answer.split("</details>")[0]?.replace(/<[^>]*>/g, "") ?? "";
			expect(text.length).toBeGreaterThan(400);
			expect(text).not.toMatch(/[{}]|undefined/);
			expect(start).toContain(`href="${prefix}/help/faq#${id}"`);
		}
		for (const html of [answers, start]) {
			expect(html.match(/<h1/g)).toHaveLength(1);
			const mails = [...html.matchAll(/href="(mailto:[^"]*subject=[^"]*)"/g)].map(([, href]) =>
				href?.replaceAll("&amp;", "&"),
			);
			expect(mails.map((href) => subjectOf(href ?? null))).toContain(WORDS[language].mail);
		}
	});
}

test("a hash opens its panel and its answer, on load, on a change, and on the way back", async ({ page }) => {
	const { panel, answer } = answersPage(page);
	await page.goto("/help/faq#htu-reports");
	await expectOpen(page, "htu-reports");
	await expect(page.locator("details[open]")).toHaveCount(1);
	for (const id of ["faq-participation-rate", "htu-hiring-team-collaboration"]) {
		await page.evaluate((hash) => {
			window.location.hash = hash;
		}, id);
		await expectOpen(page, id);
	}
	await page.goBack();
	await expectOpen(page, "faq-participation-rate");
	await page.goForward();
	await expectOpen(page, "htu-hiring-team-collaboration");
	for (const link of await page.locator("a[hreflang=id]").all())
		await expect(link).toHaveAttribute("href", "/id/help/faq#htu-hiring-team-collaboration");
	for (const [hash, shown] of [
		["#content", "htu"],
		["#faq-of-long-ago", "faq"],
		["#htu-%", "htu"],
		["#%E0", "htu"],
		["#faq", "faq"],
	] as const) {
		await page.evaluate((to) => window.location.assign(to), hash);
		await expect(panel(shown)).toBeVisible();
		await expect(panel(shown === "faq" ? "htu" : "faq")).toBeHidden();
	}
	await expect(answer("htu-reports")).toHaveJSProperty("open", true);
});

test("a link in an answer opens another one, as often as it is pressed", async ({ page }) => {
	await page.goto("/help/faq#faq-what-is-astronaut");
	const { answer, tab } = answersPage(page);
	const link = answer("faq-what-is-astronaut").getByRole("link", { name: "how to get started" });
	await link.click();
	await expectOpen(page, "htu-getting-started");
	await answer("htu-getting-started").locator("summary").press("Enter");
	await expect(answer("htu-getting-started")).toHaveJSProperty("open", false);
	await tab("faq").click();
	await link.click();
	await expectOpen(page, "htu-getting-started");
	// The same address again: nothing changes in it, so the browser tells nobody.
	await answer("htu-getting-started").locator("summary").click();
	await page.evaluate(() => {
		const again = document.createElement("a");
		again.href = "#htu-getting-started";
		again.textContent = "again";
		document.querySelector("h1")?.after(again);
	});
	await page.getByRole("link", { name: "again" }).click();
	await expectOpen(page, "htu-getting-started");
});

test("the tabs change the panel, and back returns to it", async ({ page }) => {
	await page.goto("/id/help/faq");
	const { tab, panel } = answersPage(page, "id");
	await expect(tab("faq")).toHaveAttribute("aria-current", "true");
	await tab("htu").press("Enter");
	await expect(panel("htu")).toBeVisible();
	await expect(panel("faq")).toBeHidden();
	await expect(tab("htu")).toHaveAttribute("aria-current", "true");
	await page.goBack();
	await expect(panel("faq")).toBeVisible();
	await expect(page).toHaveURL(/\/id\/help\/faq$/);
});

test.describe("the link to an answer", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });

	test("is copied and said so; where that is refused it stands in the address", async ({ page, site }) => {
		await page.goto("/help/faq#htu-candidates");
		const { answer } = answersPage(page);
		await expectOpen(page, "htu-candidates");
		await answer("htu-create-jobs").locator("summary").click();
		const copy = answer("htu-create-jobs").getByRole("link", { name: "Copy link to this answer" });
		await copy.click();
		await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/help/faq#htu-create-jobs`);
		await expect(page).toHaveURL(/#htu-candidates$/);
		await page.evaluate(() => {
			navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
		});
		await copy.click();
		await expect(page).toHaveURL(/#htu-create-jobs$/);
		await expectOpen(page, "htu-create-jobs");
	});
});

test.describe("the search", () => {
	test("finds by the keyboard alone, in spite of a mistake, and leads to the answer", async ({ page }) => {
		await page.goto("/help", { waitUntil: "networkidle" });
		const { field, options, active } = helpSearch(page);
		const scripts: string[] = [];
		page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
		await field.focus();
		await expect.poll(() => scripts.length).toBeGreaterThan(0);
		await page.keyboard.type("invitaton");
		await expect(active).toContainText("Sending invitations");
		await expect(active.locator("mark").first()).toHaveText("invitation");
		await expect(field).toHaveAttribute("aria-expanded", "true");
		await expect(page.getByRole("status").filter({ hasText: /^\d+ answers? found$/ })).toHaveCount(1);
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(options).toHaveCount(0);
		await expect(field).toHaveValue("invitaton");
		await page.keyboard.press("Escape");
		await expect(field).toHaveValue("");
		await page.keyboard.press("ArrowDown");
		await expect(options).toHaveCount(ALL.length);
		await page.keyboard.press("End");
		await expect(active).toContainText("Working as a hiring team");
		await expect(active).toBeInViewport();
		await page.keyboard.press("Home");
		await expect(active).toContainText("What is Astronaut?");
		await page.keyboard.press("Tab");
		await expect(options).toHaveCount(0);
		await expect(page).toHaveURL(/\/help$/);
		await field.focus();
		await page.keyboard.type("guest");
		await expect(active).toContainText("Working as a hiring team");
		await page.keyboard.press("Enter");
		await page.waitForURL(/\/help\/faq#htu-hiring-team-collaboration$/);
		await expectOpen(page, "htu-hiring-team-collaboration");
		await page.goBack();
		await expect(field).toHaveValue("guest");
	});

	test("takes up what was typed before its code came, with the best answer at hand", async ({ page }) => {
		await page.goto("/help", { waitUntil: "networkidle" });
		const { field, options, active } = helpSearch(page);
		let codeCame = () => {};
		const code = new Promise<void>((resolve) => {
			codeCame = resolve;
		});
		const asked: string[] = [];
		await page.route("**/*.js", async (route, request) => {
			asked.push(request.url());
			await code;
			await route.continue();
		});
		await field.focus();
		await expect.poll(() => asked.length).toBeGreaterThan(0);
		await page.keyboard.type("invitaton");
		codeCame();
		await expect(active).toContainText("Sending invitations");
		await page.keyboard.press("Enter");
		await page.waitForURL(/\/help\/faq#htu-sending-invites$/);
		await page.goBack();
		await expect(field).toHaveValue("invitaton");
		await expect(options).toHaveCount(0);
	});

	test("reads whole answers, shows the place that it found, and offers pages beside them", async ({ page }) => {
		await page.goto("/help");
		const { field, options } = helpSearch(page);
		await field.fill("screenshot");
		await expect(options.filter({ hasText: "How do I contact you?" }).locator("mark")).toHaveText("screenshot");
		await field.fill("harga");
		await expect(options.first()).toContainText("Pricing");
		await options.first().click();
		await page.waitForURL(/\/pricing$/);
	});

	test("opens when it is pressed, closes beside it, and takes a press on an answer", async ({ page }) => {
		await page.goto("/id/help");
		const { field, options } = helpSearch(page, "id");
		await field.click();
		await expect(options).toHaveCount(ALL.length);
		await page.mouse.click(5, 300);
		await expect(options).toHaveCount(0);
		await field.fill("reminder");
		await options.filter({ hasText: "Mengirim undangan" }).click();
		await page.waitForURL(/\/id\/help\/faq#htu-sending-invites$/);
		await expectOpen(page, "htu-sending-invites");
	});

	test("opens for whoever pressed it before any script came", async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto("/help", { waitUntil: "commit" });
		const { field, options } = helpSearch(page);
		await field.click();
		release();
		await expect(options).toHaveCount(ALL.length);
	});

	for (const [language, prefix] of LANGUAGES) {
		test(`that finds nothing offers a mail with what was typed: ${language}`, async ({ page }) => {
			await page.goto(`${prefix}/help`);
			const { field, options } = helpSearch(page, language);
			await field.fill("zzzz & 100%?");
			const mail = page.getByRole("link", { name: WORDS[language].write });
			await expect(mail).toBeVisible();
			await expect(options).toHaveCount(0);
			await expect(field).toHaveAttribute("aria-expanded", "false");
			expect(subjectOf(await mail.getAttribute("href"))).toContain("zzzz & 100%?");
			await page.emulateMedia({ colorScheme: language === "en" ? "light" : "dark" });
			await expectAccessible(page);
			await page.keyboard.press("Tab");
			await expect(mail).toBeFocused();
			for (const path of ["/pricing", "/faq"])
				await expect(mail.locator("xpath=..").locator(`a[href="${prefix}${path}"]`)).toBeVisible();
		});
	}

	test("keeps what was typed before its code came", async ({ page }) => {
		await page.goto("/help", { waitUntil: "networkidle" });
		const { field, options } = helpSearch(page);
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/_next/static/**/*.js", async (route) => {
			await held;
			await route.continue();
		});
		await field.pressSequentially("dead");
		await expect(options).toHaveCount(0);
		release();
		await expect(options.first()).toContainText("Sending invitations");
		await expect(field).toHaveValue("dead");
		await expect(field).toBeFocused();
		await page.keyboard.type("line");
		await expect(field).toHaveValue("deadline");
		await expect(options.first()).toContainText("Sending invitations");
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("all answers can be read and reached, and no search is offered", async ({ page }) => {
		await page.goto("/help");
		await expect(helpSearch(page).field).toBeHidden();
		await page.getByRole("main").getByRole("link", { name: "Reading reports" }).click();
		const { panel, answer } = answersPage(page);
		await expect(page).toHaveURL(/\/help\/faq#htu-reports$/);
		await expect(panel("faq")).toBeVisible();
		await expect(panel("htu")).toBeVisible();
		await expect(page.locator("#htu-reports")).toBeInViewport();
		await expect(page.getByText("There are reports on three levels.")).toBeVisible();
		await answer("faq-why-video").locator("summary").click();
		await expect(page.locator("#faq-why-video")).toBeVisible();
	});
});

for (const path of ["/help", "/id/help", "/help/faq#faq-anti-fraud", "/id/help/faq#htu-filtering-candidate"]) {
	test(`${path} is accessible in light and dark colours, and fits 320, 360 and 1280 px`, async ({ page }) => {
		await page.goto(path);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await expectAccessible(page);
		}
		for (const width of [320, 360, 1280]) {
			await page.setViewportSize({ width, height: 740 });
			await expectNoSidewaysScroll(page);
		}
	});
}
