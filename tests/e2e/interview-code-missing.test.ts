import { expect, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import {
	ANDROID,
	COMPUTER,
	expectAccessibleVisit,
	expectDestinations,
	pass,
	recordVisit,
} from "../support/browser/interview-code-visit";

/** Browsers report pages and calls that answer with an error. */
const STATUS = /Failed to load resource: the server responded with a status of (?:404|50\d)/;

test.use({ allowedConsole: [STATUS] });

test.describe("on an Android phone", () => {
	test.use({ userAgent: ANDROID.userAgent });

	test("no page sends an unknown code to a store", async ({ page }) => {
		await recordVisit(page, ANDROID);
		for (const route of ["interviews", "code", "code-bcg"]) {
			await test.step(`/${route}`, async () => {
				await page.goto(`/${route}/NOBODY99`);
				await expect(page).toHaveURL(/\/notfound$/);
				await pass(page, 60_000);
				await expectDestinations(page, []);
			});
		}
	});
});

test("an unknown code leads to the not-found page, in the visitor's language; an invalid one causes no call: its page is a 404 with all its text in the HTML", async ({
	page,
	site,
}) => {
	await recordVisit(page, COMPUTER);
	await test.step("an unknown code", async () => {
		await page.goto("/id/code/NOBODY99");
		await expect(page).toHaveURL(/\/id\/notfound$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ups.. kamu tersesat di luar angkasa?");
		await expect(page.getByRole("link", { name: "Kembali" })).toHaveAttribute("href", "/id");
		await expect(page.getByRole("link", { name: "Masukkan kodenya lagi" })).toHaveAttribute("href", "/id#enter-code");
		await expectDestinations(page, []);
	});

	const answer = await fetch(`${site.origin}/code/ab`);
	expect([answer.url, answer.status]).toEqual([`${site.origin}/notfound`, 404]);
	const html = await answer.text();
	for (const messages of ["Oops..Lost in space?", "Go Back", "Came here with an interview code?"])
		expect(html).toContain(messages);
	await page.goto("/code-bcg/no-code");
	await expect(page).toHaveURL(/\/notfound$/);
	await expect(page.getByText("The galaxy you are looking for doesn't exist")).toBeVisible();
	await expect(page.getByRole("link", { name: "Go Back" })).toHaveAttribute("href", "/");
	await expectAccessibleVisit(page);
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScroll(page);
	}
});

test("a not-found page links to the code form, in its language", async ({ site }) => {
	for (const [path, link] of [
		["/no/such/page", /<a [^>]*href="\/#enter-code"[^>]*>Enter the code again<\/a>/],
		["/id/no/such/page", /<a [^>]*href="\/id#enter-code"[^>]*>Masukkan kodenya lagi<\/a>/],
	] as const) {
		expect(await (await fetch(site.origin + path)).text()).toMatch(link);
	}
});
