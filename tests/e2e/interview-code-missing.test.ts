import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { ANDROID, COMPUTER, expectDestinations, pass, recordVisit } from "../support/browser/interview-code-visit";

/** Browsers report pages and calls that answer with an error. */
const STATUS = /Failed to load resource: the server responded with a status of (?:404|50\d)/;

test.use({ allowedConsole: [STATUS] });

test("an unknown code leads to the not-found page, in the visitor's language", async ({ page }) => {
	await recordVisit(page, COMPUTER);
	await page.goto("/id/code/NOBODY99");
	await expect(page).toHaveURL(/\/id\/notfound$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ups.. kamu tersesat di luar angkasa?");
	await expect(page.getByRole("link", { name: "Kembali" })).toHaveAttribute("href", "/id");
	await expect(page.getByRole("link", { name: "Masukkan kodenya lagi" })).toHaveAttribute("href", "/id#enter-code");
	await expectDestinations(page, []);
});

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

test("an invalid code causes no call: its page is a 404 with all its text in the HTML", async ({ page, site }) => {
	const answer = await fetch(`${site.origin}/code/ab`);
	expect([answer.url, answer.status]).toEqual([`${site.origin}/notfound`, 404]);
	const html = await answer.text();
	for (const messages of ["Oops..Lost in space?", "Go Back", "Came here with an interview code?"])
		expect(html).toContain(messages);
	await page.goto("/code-bcg/no-code");
	await expect(page).toHaveURL(/\/notfound$/);
	await expect(page.getByText("The galaxy you are looking for doesn't exist")).toBeVisible();
	await expect(page.getByRole("link", { name: "Go Back" })).toHaveAttribute("href", "/");
	await expectAccessible(page);
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScroll(page);
	}
});

test("a not-found page links to the code form, in its language", async ({ page, site }) => {
	await page.goto("/no/such/page");
	await expect(page.getByRole("link", { name: "Enter the code again" })).toHaveAttribute("href", "/#enter-code");
	await expectAccessible(page);
	const html = await (await fetch(`${site.origin}/id/no/such/page`)).text();
	expect(html).toMatch(/<a [^>]*href="\/id#enter-code"[^>]*>Masukkan kodenya lagi<\/a>/);
});
