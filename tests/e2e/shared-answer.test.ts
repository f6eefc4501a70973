import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectAccessibleInBothSchemes,
	expectFits,
	openHydrated,
	test,
	WITH_MOTION,
} from "../support/browser/e2e";
import { resetHalfway } from "../support/hosts/misbehaviour";
import { answerPath, recordedAnswer } from "../support/hosts/shared-answers";
import { startStubbedSite } from "../support/sites/stubbed-site";

test.use(WITH_MOTION);

const ANSWERED = answerPath("answer-1");
const player = (page: Page) => page.getByLabel("Recorded answer of Ayu Lestari Wibowo");

/** Reads the video's state in the page. */
const stateOf = (page: Page) =>
	page.locator("video").evaluate((video: HTMLVideoElement) => ({
		muted: video.muted,
		paused: video.paused,
		time: video.currentTime,
		duration: video.duration,
		seekable: video.seekable.length > 0 ? video.seekable.end(0) : 0,
		captions: [...video.textTracks].map(({ mode }) => mode),
	}));

test("the raw HTML of a shared answer has all of its text and a player with controls", async ({ site }) => {
	const html = await (await fetch(site.origin + ANSWERED)).text();
	for (const text of ["Ayu Lestari Wibowo", "Field Operations Coordinator", "Terang Energy", "Copy Link"]) {
		expect(html).toContain(text);
	}
	expect(html).toMatch(/<title>Tell us about a day on which your plan .{10,60} · Ayu Lestari Wibowo<\/title>/);
	expect(html).toMatch(/<video (?=[^>]*controls)(?=[^>]*playsInline)(?=[^>]*poster="[^"]+answer-1\.svg")[^>]*>/i);
	expect(html.match(/<h1/g)).toHaveLength(1);
	expect(html).toContain(`${site.origin}${ANSWERED}</p>`);
});

test("an answer starts muted, a button turns on the sound, and it is seekable", async ({ page }) => {
	// Observed within the page: an inspection from outside counts as a user gesture, which allows sound immediately.
	let hasStarted: (value: unknown) => void = () => undefined;
	const started = new Promise((resolve) => {
		hasStarted = resolve;
	});
	await page.exposeFunction("hasStarted", () => hasStarted(null));
	await page.addInitScript(() => {
		const repeat = ({ target }: Event) => {
			if (!(target instanceof HTMLVideoElement)) return;
			target.loop = true;
			if (target.muted) Reflect.get(window, "hasStarted")();
		};
		document.addEventListener("play", repeat, true);
	});
	const loaded = page.waitForResponse(/answer-1\.webm/);
	await page.goto(ANSWERED);
	const media = await loaded;
	expect(media.request().headers().range).toMatch(/^bytes=/);
	expect(media.status()).toBe(206);
	await started;

	await page.getByRole("button", { name: "Turn sound on" }).click();
	await expect(page.getByRole("button", { name: "Turn sound on" })).toHaveCount(0);
	await expect(player(page)).toBeFocused();
	await expect.poll(() => stateOf(page)).toMatchObject({ muted: false, paused: false, captions: ["showing"] });

	const { duration, seekable } = await stateOf(page);
	expect(seekable).toBeCloseTo(duration, 1);
	await page.keyboard.press("Space");
	await expect.poll(async () => (await stateOf(page)).paused).toBe(true);
	const reached = await page.locator("video").evaluate(
		(video: HTMLVideoElement) =>
			new Promise<number>((done) => {
				video.addEventListener("seeked", () => done(video.currentTime), { once: true });
				video.currentTime = video.duration / 2;
			}),
	);
	expect(reached).toBeCloseTo(duration / 2, 1);
});

test("its link is copied without extra parameters, with a temporary notice at the bottom left", async ({
	page,
	context,
	baseURL,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.clock.install();
	await page.goto(`/id${ANSWERED}?from=mail#top`);
	const notice = page.getByText("Tautan video disalin.");
	await page.getByRole("button", { name: "Salin Tautan" }).click();
	await expect(notice).toBeInViewport();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/id${ANSWERED}`);
	const box = await page.getByRole("status").filter({ has: notice }).boundingBox();
	expect(box?.x).toBe(16);
	expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740 - 16);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Tutup" })).toBeFocused();
	await expectAccessible(page);
	await page.clock.runFor(20_000);
	await expect(notice).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Salin Tautan" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(notice).toBeVisible();
	await page.clock.runFor(7_000);
	await expect(notice).toHaveCount(0);
});

test.describe("a broken video", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("shows advice, and can be retried; one whose host blocks CORS plays without captions", async ({ page }) => {
		await page.route(/answer-1\.webm/, (route) => route.abort());
		await page.goto(ANSWERED);
		const problem = page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });
		await expect(problem).toContainText("Check your connection and try again");
		await expect(page.getByRole("link", { name: "Open the video" })).toHaveAttribute("href", /\/answer-1\.webm$/);
		await expectAccessible(page);
		await expectFits(page);
		await page.unroute(/answer-1\.webm/);
		await page.getByRole("button", { name: "Try again" }).press("Enter");
		await expect(player(page)).toBeFocused();
		await expect.poll(async () => (await stateOf(page)).paused).toBe(false);
		await test.step("a host that blocks CORS", async () => {
			await page.route(/answer-1\.webm/, async (route) => {
				const isOpen = route.request().headers().origin !== undefined;
				return isOpen ? route.abort() : route.continue();
			});
			await page.goto(ANSWERED);
			await expect.poll(async () => (await stateOf(page)).paused).toBe(false);
			expect((await stateOf(page)).captions).toEqual([]);
		});
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the video has its own controls, and the address can be copied by hand", async ({ page, baseURL }) => {
		await page.goto(ANSWERED);
		await expect(page.locator("video[controls]")).toBeVisible();
		await expect(page.getByRole("button")).toHaveCount(0);
		await expect(page.getByText(`${baseURL}${ANSWERED}`)).toBeVisible();
		await expect(page.getByRole("link", { name: "Open the video" })).toBeVisible();
	});
});

test("an answer that fails to load says so, and appears on retry", async ({ page }) => {
	const stubbed = await startStubbedSite();
	try {
		stubbed.host.respond = resetHalfway;
		await page.goto(stubbed.address + answerPath("hash-1"));
		await expect(page.locator("[data-errored]").getByRole("heading", { level: 1 })).toBeVisible();
		await expectAccessible(page);
		await expectFits(page);
		stubbed.host.respond = recordedAnswer({ company: null, video_url: null });
		await page.getByRole("link", { name: "Try again" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("What did you do first?");
		await expect(page.locator("[data-errored]")).toHaveCount(0);
		await expect(page.getByText("Candidate has not answered this question yet")).toBeVisible();
		stubbed.host.respond = recordedAnswer({ company: null, video_url: "http://10.0.0.1/a.webm" });
		await page.reload();
		await expect(page.getByText("The video can't be played")).toBeVisible();
		await expect(page.getByText("Candidate has not answered this question yet")).toHaveCount(0);
		await expectAccessible(page);
	} finally {
		await stubbed.close();
	}
});

test("an answer waits with reduced motion; with and without a video it is accessible and fits, light and dark; an unknown link is a 404 with a message in the address's language", async ({
	page,
	allowedConsole,
}) => {
	const expectSound = async () => {
		await expectAccessibleInBothSchemes(page);
		await expectFits(page);
	};
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openHydrated(page, `/id${ANSWERED}`);
	await expectSound();
	expect(await stateOf(page)).toMatchObject({ muted: false, paused: true, time: 0 });

	await page.goto(answerPath("answer-none"));
	await expect(page.getByText("No video")).toBeVisible();
	await expect(page.getByText("Candidate has not answered this question yet")).toBeVisible();
	await expect(page.getByText("Bagus Pratama")).toBeVisible();
	await expectSound();

	allowedConsole.push(/Failed to load resource/);
	const answer = await openHydrated(page, `/id${answerPath("no-such-answer")}`);
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ups, jawaban ini tidak ada di sini");
	await expectAccessible(page);
	await expectFits(page);
	await expect(page.getByRole("link", { name: "Ke Astronaut" })).toHaveAttribute("href", "/id");
});
