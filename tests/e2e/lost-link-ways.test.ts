import type { Page } from "@playwright/test";
import { mailsTo } from "../support/backend/outbox";
import { expect, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate } from "../support/people/candidate";
import { sendApplication } from "../support/people/sent-application";

/** Two candidates on a phone: one without script, whose pages are in Indonesian. */
const CANDIDATES = [
	{
		prefix: "",
		script: true,
		lost: "Already applied? Get your link",
		email: "Email",
		send: "Send me my link",
		sent: /^If there is an application with this address/,
	},
	{
		prefix: "/id",
		script: false,
		lost: "Sudah melamar? Dapatkan tautanmu",
		email: "Email",
		send: "Kirim tautan saya",
		sent: /^Jika ada lamaran dengan alamat ini/,
	},
] as const;

type Words = (typeof CANDIDATES)[number];

/** Sends the form for a lost link, wherever it stands. */
async function ask(page: Page, address: string, { lost, email, send, sent }: Words): Promise<void> {
	const form = page.locator("section").filter({ has: page.getByRole("heading", { name: lost }) });
	await form.getByLabel(email).fill(address);
	await form.getByRole("button", { name: send }).click();
	await expect(page.getByRole("status")).toHaveText(sent);
	await expectNoSidewaysScroll(page);
}

for (const words of CANDIDATES) {
	const { prefix, script, lost } = words;
	test.describe(`${prefix || "/en"}${script ? "" : ", without script"}, on a phone`, () => {
		test.use({
			javaScriptEnabled: script,
			viewport: { width: 320, height: 740 },
			allowedConsole: [/Failed to load resource/],
		});

		test("the way to a lost link starts where a code is typed, where none was found, and at a second application", async ({
			page,
			site,
		}) => {
			const { email, code } = await sendApplication(site);
			await page.goto(`${prefix}/enter-code`);
			await ask(page, email, words);

			await page.goto(`${prefix}/code/NOBODY99/start`);
			await page.waitForURL(/\/notfound/);
			await page.getByRole("link", { name: lost }).click();
			await ask(page, email, words);

			await page.goto(`${prefix}/p/ORBIT1`);
			await fillRequired(page, { ...newCandidate(), email });
			await cvField(page).setInputFiles(makePdf(20_000).file);
			await giveConsent(page);
			await page.locator("main form [type=submit]").click();
			// The job's page and what it leads to are in the job's language, whatever the address says.
			await page.getByRole("link", { name: "Applied already? Get your private link by email" }).click();
			await expect(page.getByText("Does the job's link end in +EU?")).toHaveCount(0);
			await ask(page, email, CANDIDATES[0]);

			// The receipt, and one for each way.
			for (const { text } of (await mailsTo(site.dataDir, email, 4)).slice(1)) expect(text).toContain(code);
		});
	});
}
