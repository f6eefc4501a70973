import { expect, expectAccessible } from "../../support/browser/e2e";
import { test as base } from "../../support/browser/own-site";
import { fillPlaces } from "../../support/load/full-places";
import { fillRequired, giveConsent, newCandidate, submitButton } from "../../support/people/candidate";
import { type Site, startSite } from "../../support/sites/site";

const PLACES = 3;

const test = base.extend<{ fullSite: Site }>({
	fullSite: async ({}, use) => {
		const site = await startSite({ REQUESTS_AT_ONCE: String(PLACES) });
		await use(site);
		await site.stop();
	},
	baseURL: async ({ fullSite }, use) => use(fullSite.origin),
});

test.use({ allowedConsole: [/Failed to load resource/] });

test("a form that comes while the site is full is sent again by itself, and else keeps its input and says what to do", async ({
	page,
	fullSite: { origin },
}) => {
	const person = newCandidate();
	await page.clock.install();
	await page.goto("/p/ORBIT2");
	await fillRequired(page, person);
	await giveConsent(page);
	let refusals = 0;
	page.on("response", (answer) => {
		if (answer.status() === 503 && answer.url().endsWith("/api/public/ORBIT2")) refusals += 1;
	});
	/** Lets the page's time pass until the form was refused so often in all. */
	const untilRefused = async (times: number) => {
		while (refusals < times) await page.clock.runFor(1_000);
	};
	let leave = await fillPlaces(origin, PLACES);

	await test.step("after three attempts, the person decides", async () => {
		await submitButton(page).click();
		await untilRefused(3);
		await expect(page.locator("form").getByRole("alert")).toContainText(
			"Everything you typed is still here: wait a moment and send again.",
		);
		await expect(page.locator("[name=fullname]")).toHaveValue(person.fullname);
	});
	await test.step("a new page says that many people are here, and when to come back", async () => {
		const other = await page.context().newPage();
		const answer = await other.goto("/id/p/ORBIT3?fresh");
		expect(answer?.status()).toBe(503);
		await expect(other.getByRole("heading")).toHaveText("Situs ini sedang sangat ramai");
		await expectAccessible(other);
		await leave();
		await other.getByRole("link", { name: "Coba lagi" }).click();
		await expect(other.getByRole("heading", { level: 1 })).not.toHaveText("Situs ini sedang sangat ramai");
		await other.close();
	});
	await test.step("an attempt of the form's own is enough once there are places", async () => {
		leave = await fillPlaces(origin, PLACES);
		await submitButton(page).click();
		await untilRefused(4);
		await leave();
		await page.clock.runFor(10_000);
		await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/);
	});
});
