import type { Page } from "@playwright/test";
import { CANDIDATE_QUESTIONS } from "@/lib/help/candidate-faq";
import {
	expect,
	expectAccessible,
	expectAccessibleColours,
	expectAccessibleInBothSchemes,
	expectFits,
	expectNoSidewaysScroll,
	test,
	untilHydrated,
} from "../support/browser/e2e";
import { decoded, withoutScripts } from "../support/pages/html";

const LANGUAGES = {
	en: { path: "/faq", home: "/", first: "What is a code?", last: "How do I apply with an open code?", steps: "Reload" },
	id: {
		path: "/id/faq",
		home: "/id",
		first: "Apa itu kode?",
		last: "melamar dengan kode terbuka?",
		steps: "Muat ulang",
	},
} as const;

const MESSAGES = {
	en: { link: "Watch the welcome video", heading: "Welcome to your interview", close: "Close", pause: "Pause" },
	id: { link: "Tonton video sambutan", heading: "Selamat datang di wawancaramu", close: "Tutup", pause: "Jeda" },
} as const;

const VIDEO = "**/videos/welcome.{webm,mp4}";

/** The welcome video by its words in a language. */
function welcome(page: Page, language: keyof typeof MESSAGES = "en") {
	const messages = MESSAGES[language];
	const dialog = page.getByRole("dialog", { name: messages.heading });
	return {
		dialog,
		link: page.getByRole("link", { name: messages.link }),
		video: dialog.locator("video"),
		close: dialog.getByRole("button", { name: messages.close, exact: true }),
		pause: dialog.getByRole("button", { name: messages.pause }),
		play: dialog.getByRole("button", { name: "Play" }),
		status: dialog.getByRole("status"),
	};
}

/** A question by the name of its place in the page. */
const question = (page: Page, id: string) => page.locator("details", { has: page.locator(`div#${id}`) });

const watched = async (page: Page) =>
	(await page.context().cookies()).filter(({ name }) => name === "isWatched").map(({ value }) => value);

const openAll = (page: Page) =>
	page.locator("details").evaluateAll((all) => {
		for (const one of all) one.setAttribute("open", "");
	});

for (const [language, { path, home, first, last, steps }] of Object.entries(LANGUAGES)) {
	test(`the raw HTML has at least fifteen numbered questions with their answers, and the other language: ${language}`, async ({
		site,
	}) => {
		const html = await (await fetch(`${site.origin}/faq/${language}`)).text();
		const text = decoded(withoutScripts(html));
		const questions = [
			...text.matchAll(/<details.*?<span[^>]*>(\d+)\.<\/span><h2[^>]*>([^<]+)<\/h2>.*?<\/summary><div id="([^"]+)"/gs),
		];
		expect(questions.map(([, , , id]) => id)).toEqual(expect.arrayContaining([...CANDIDATE_QUESTIONS]));
		expect(questions.map(([, number]) => Number(number))).toEqual(questions.map((_, index) => index + 1));
		expect(questions[0]?.[2]).toBe(first);
		expect(questions[14]?.[2]).toContain(last);
		expect(text).toContain(steps);
		expect(text).toContain("300 kbps");
		expect(text).toContain('href="mailto:support@astronaut.example?subject=');
		expect(text.match(/<h1/g)).toHaveLength(1);
		expect(text).toMatch(new RegExp(`<html lang="${language}"`));
		expect(text).toContain(`<link rel="canonical" href="${site.origin}${path}"/>`);
		for (const [other, { path: address }] of Object.entries(LANGUAGES)) {
			expect(text).toContain(`hrefLang="${other}" href="${site.origin}${address}"`);
			expect(text).toMatch(new RegExp(`<a href="/faq/${other}"[^>]*${other === language ? " aria-current" : ""}`));
		}
		expect(text).toMatch(new RegExp(`<header.*?<a href="${home}"[^>]*><svg`, "s"));
		expect(text).not.toContain("noindex");
	});
}

test('an unknown language is a 404, capitals redirect, and "undefined" is English', async ({ site }) => {
	for (const path of ["/faq/xx", "/id/faq/xx"]) expect((await fetch(site.origin + path)).status).toBe(404);
	const upper = await fetch(`${site.origin}/faq/EN`, { redirect: "manual" });
	expect([upper.status, upper.headers.get("location")]).toEqual([308, "/faq/en"]);
	for (const prefix of ["", "/id"])
		expect((await fetch(`${site.origin}${prefix}/faq/undefined`)).url).toBe(`${site.origin}${prefix}/faq`);
	expect((await fetch(`${site.origin}/id/faq`)).status).toBe(200);
});

test("a question in the address is open; without one the page starts at its top, and no part of the video loads without a request", async ({
	page,
}) => {
	await page.goto("/faq#camera");
	const camera = question(page, "camera");
	await expect(camera).toHaveAttribute("open");
	await expect(camera.locator("summary").first()).toBeInViewport();
	await expect(page.getByRole("link", { name: "Bahasa Indonesia" }).first()).toHaveAttribute(
		"href",
		/\/faq\/id#camera$/,
	);
	await page.getByRole("link", { name: "Microphone" }).click();
	await expect(question(page, "microphone")).toHaveAttribute("open");
	await expect(page.getByRole("link", { name: "Bahasa Indonesia" }).first()).toHaveAttribute("href", /#microphone$/);
	await expect(question(page, "results")).not.toHaveAttribute("open");
	const windows = page.locator("#microphone").getByText("Windows", { exact: true });
	await windows.click();
	await expect(page.getByText("Under Input, speak")).toBeVisible();
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await page.goto("/faq?watch", { waitUntil: "networkidle" });
	await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
	await page.reload({ waitUntil: "networkidle" });
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await test.step("no part of the video loads without a request", async () => {
		const { dialog, link, close } = welcome(page);
		expect(requests.filter((url) => url.includes("/videos/"))).toEqual([]);
		await expect(dialog).toHaveCount(0);
		const before = requests.length;
		await link.click();
		await expect(close).toBeVisible();
		expect(requests.slice(before).some((url) => url.endsWith(".js"))).toBe(true);
		await close.click();
		await expect(dialog).toHaveCount(0);
	});
	await test.step("all answers are accessible and fit", async () => {
		await openAll(page);
		await expectAccessible(page);
		await expectFits(page);
	});
	await test.step("the questions fit at twice the text size", async () => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		await expectNoSidewaysScroll(page);
		const heading = await camera.locator("h2").boundingBox();
		expect(heading?.width).toBeGreaterThan(250);
	});
});

test("the welcome video opens on request, holds until its end, and opens once", async ({ page }) => {
	// Inspecting the page counts as a user gesture, which would allow sound: so none before the video is requested.
	const requested = page.waitForResponse(/\.webm$/);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	// From its start, so that it doesn't end while the test looks at it.
	await page.addInitScript(() => {
		const repeat = ({ target }: Event) => target instanceof HTMLVideoElement && Object.assign(target, { loop: true });
		document.addEventListener("play", repeat, { capture: true });
	});
	await page.goto("/faq?watchvideo=1#camera");
	await requested;
	const { dialog, link, video, close, pause, play, status } = welcome(page);
	await expect(dialog).toBeVisible();
	await expect(status).toHaveText(/^\d\d seconds\. You can close it when it has ended\.$/);
	await expect(dialog.getByText(/^\d+ s left$/)).toBeVisible();
	await dialog.getByRole("button", { name: "Turn sound on" }).click();
	await expect(pause).toBeVisible();
	await pause.press("Space");
	await expect(play).toBeFocused();
	expect(
		await video.evaluate(({ muted, paused, textTracks }: HTMLVideoElement) => ({
			muted,
			paused,
			captions: [...textTracks].map(({ mode, language }) => [mode, language]),
		})),
	).toEqual({ muted: false, paused: true, captions: [["showing", "en"]] });
	await expectAccessible(dialog);
	await expectFits(page);
	for (const [width, height] of [
		[740, 360],
		[320, 200],
	] as const) {
		await page.setViewportSize({ width, height });
		await expect(play).toBeInViewport({ ratio: 1 });
		await expect(video).toBeInViewport({ ratio: 1 });
	}
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeVisible();
	await expect(close).toHaveCount(0);
	expect(await watched(page)).toEqual([]);
	await video.dispatchEvent("ended");
	await expect(status).toHaveText(/That's it/);
	await expect(close).toBeVisible();
	await expect.poll(() => watched(page)).toEqual(["true"]);
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(question(page, "camera").locator("summary").first()).toBeFocused();

	await page.reload();
	await untilHydrated(page);
	await expect(dialog).toHaveCount(0);
	await link.press("Enter");
	await expect(close).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(link).toBeFocused();
});

test.describe("a broken welcome video", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("shows a message and can be closed", async ({ page }) => {
		await page.route(VIDEO, (route) => route.abort());
		await page.goto("/id/faq?watchvideo");
		const { dialog, status, close } = welcome(page, "id");
		await expect(status).toHaveText(/tidak bisa diputar/);
		await expectAccessible(dialog);
		await close.click();
		await expect(dialog).toHaveCount(0);
		expect(await watched(page)).toEqual([]);
		await test.step("all answers are accessible in dark colours and fit", async () => {
			await page.emulateMedia({ colorScheme: "dark" });
			await openAll(page);
			await expectAccessibleColours(page);
			await expectFits(page);
		});
	});
});

test("with reduced motion the video waits; its dialog is accessible in both colour schemes and fits", async ({
	page,
}) => {
	await page.goto("/faq/id?watchvideo");
	const { close, dialog, video } = welcome(page, "id");
	await expect(close).toBeVisible();
	expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
	await expectAccessibleInBothSchemes(dialog);
	await expectFits(page);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("questions open, all print, the video is a link, and a question in the address is open", async ({ page }) => {
		await page.goto("/faq?watchvideo#camera");
		await expect(question(page, "camera")).toHaveAttribute("open");
		await expect(question(page, "camera").locator("summary").first()).toBeInViewport();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(welcome(page).link).toHaveAttribute("href", "/videos/welcome.mp4");
		const answer = page.getByText("On a phone or tablet, use the Astronaut app.");
		await expect(answer).toBeHidden();
		await page.getByRole("heading", { name: "Which browsers can I use?" }).click();
		await expect(answer).toBeVisible();
		await expect(page.getByText("Quit the browser and open it again.").first()).toBeHidden();
		await page.emulateMedia({ media: "print" });
		await expect(page.getByText("Quit the browser and open it again.").first()).toBeVisible();
		await expect(page.getByText("Capital letters and spaces don't matter")).toBeVisible();
	});
});
