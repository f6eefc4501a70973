import { mailsTo } from "../support/backend/outbox";
import { expect, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate } from "../support/people/candidate";
import { openFilledIn, plainCv } from "../support/people/plain-application";
import { sendApplication } from "../support/people/sent-application";

const APPLIED = "Applied already? Get your private link by email";
const EU_QUESTION = "Does the job's link end in +EU?";
const SENT = /^If there is an application with this address/;

test.describe("on a phone", () => {
	test.use({ viewport: { width: 320, height: 740 }, allowedConsole: [/Failed to load resource/] });

	test("the way to a lost link starts where a code is typed, where none was found, and at a second application", async ({
		page,
		site,
	}) => {
		const lost = "Already applied? Get your link";
		/** Sends the form for a lost link, wherever it stands. */
		const ask = async (address: string) => {
			const form = page.locator("section").filter({ has: page.getByRole("heading", { name: lost }) });
			await form.getByLabel("Email").fill(address);
			await form.getByRole("button", { name: "Send me my link" }).click();
			await expect(page.getByRole("status")).toHaveText(SENT);
			await expectNoSidewaysScroll(page);
		};
		const { email, code } = await sendApplication(site);
		await page.goto("/enter-code");
		await ask(email);

		await page.goto("/code/NOBODY99/start");
		await page.waitForURL(/\/notfound/);
		await page.getByRole("link", { name: lost }).click();
		await ask(email);

		await page.goto("/p/ORBIT1");
		await fillRequired(page, { ...newCandidate(), email });
		await cvField(page).setInputFiles(makePdf(20_000).file);
		await giveConsent(page);
		await page.locator("main form [type=submit]").click();
		await page.getByRole("link", { name: APPLIED }).click();
		await expect(page.getByText(EU_QUESTION)).toHaveCount(0);
		await ask(email);

		// The receipt, and one for each way.
		for (const { text } of (await mailsTo(site.dataDir, email, 4)).slice(1)) expect(text).toContain(code);
	});
});

test("so it does in Indonesian and without script", async ({ visit, site }) => {
	const { email, code } = await sendApplication(site);
	const ask = async (sent: RegExp) => {
		const form = visit.form("email");
		form.fill({ email });
		await visit.send(form);
		expect(visit.byRole("status")).toEqual([expect.stringMatching(sent)]);
	};
	const indonesian = /^Jika ada lamaran dengan alamat ini/;
	await visit.goto("/id/enter-code");
	await ask(indonesian);

	await visit.goto("/id/code/NOBODY99/start");
	expect(visit.url).toMatch(/\/notfound/);
	await visit.follow("Sudah melamar? Dapatkan tautanmu");
	await ask(indonesian);

	const form = await openFilledIn(visit, "/id/p/ORBIT1", { ...newCandidate(), email });
	form.fill({ cv: plainCv() });
	await visit.send(form);
	// The job's page and what it leads to are in the job's language, whatever the address says.
	await visit.follow(APPLIED);
	expect(visit.text).not.toContain(EU_QUESTION);
	await ask(SENT);

	for (const { text } of (await mailsTo(site.dataDir, email, 4)).slice(1)) expect(text).toContain(code);
});
