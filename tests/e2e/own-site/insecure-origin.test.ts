import { randomUUID } from "node:crypto";
import { INSECURE_HOST } from "@/scripts/lib/browser.mjs";
import { expect } from "../../support/browser/e2e";
import { testWithOwn } from "../../support/browser/own-site";
import {
	cvField,
	fillRequired,
	giveConsent,
	makePdf,
	newCandidate,
	submitButton,
} from "../../support/people/candidate";
import { wizardOf } from "../../support/people/sign-up";
import { freePorts } from "../../support/sites/free-port";
import { startSite } from "../../support/sites/site";

const test = testWithOwn({
	async start(linked) {
		const [port = 0] = await freePorts(1);
		return startSite({ ...linked, PORT: String(port), SITE_ORIGIN: `http://${INSECURE_HOST}:${port}` });
	},
	stop: (site) => site.stop(),
	originOf: ({ origin }) => origin,
});

test.use({
	// Chromium reports that it honours these headers on secure origins only.
	allowedConsole: [/Cross-Origin-Opener-Policy header has been ignored|Origin-Agent-Cluster/],
});

test("everything can be sent over plain http: an account, an enquiry, an application with a file", async ({ page }) => {
	test.slow();
	const wizard = wizardOf(page, "en");
	await wizard.open();
	expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
	await wizard.fillAccount(`ana-${randomUUID()}@kopi.example`);
	await wizard.next.click();
	await wizard.fillNeeds();
	await wizard.start.click();
	await expect(wizard.heading(3)).toBeFocused();

	await page.goto("/partners");
	const values = {
		company: "Kopi",
		email: "rani@example.com",
		name: "Suharto",
		mobile_phone: "081234567",
		reason: "Test",
	};
	for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Thank you, we have your message" })).toBeVisible();

	await page.goto("/p/ORBIT1");
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(makePdf(30_000).file);
	await expect(page.locator("[data-status=finish]")).toHaveCount(1);
	await giveConsent(page);
	await submitButton(page).click();
	await expect(page.locator("output")).toBeVisible();
});
