import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browser/e2e";
import { CHECK_EMAIL, EMAIL_TAKEN, LOGIN, stubAccounts, wizardOf } from "../support/people/sign-up";

/** Holds the calls of the email's check until the test answers them, by the email they ask about. */
async function holdChecks(page: Page) {
	const held = new Map<string, Route>();
	const requests: string[] = [];
	await page.route(CHECK_EMAIL, (route) => {
		const { email } = route.request().postDataJSON() as { email: string };
		requests.push(email);
		held.set(email, route);
	});
	return {
		requests,
		answer: (email: string, status: number, body: object) => held.get(email)?.fulfill({ status, json: body }),
	};
}

test.describe("the email check", () => {
	test.use({ allowedConsole: [/Failed to load resource/] });

	test("waits a second, disables Next, and uses the response to the last email only", async ({ page }) => {
		await page.clock.install();
		const wizard = wizardOf(page);
		await wizard.open();
		const checks = await holdChecks(page);
		// From now on the test controls the clock.
		await page.clock.pauseAt(Date.now() + 60_000);
		await wizard.fillAccount("first@example.com");
		await expect(page.getByText("Checking your email...")).toBeVisible();
		await expect(wizard.next).toBeDisabled();
		await expect(wizard.next).toHaveAccessibleDescription(/as soon as we've checked your email/);
		await page.clock.runFor(900);
		expect(checks.requests).toEqual([]);
		await page.clock.runFor(100);
		await expect.poll(() => checks.requests).toEqual(["first@example.com"]);
		await wizard.email.fill(" second@example.com ");
		await page.clock.runFor(1_000);
		await expect.poll(() => checks.requests).toEqual(["first@example.com", "second@example.com"]);
		await checks.answer("second@example.com", 200, { message: "new_email" });
		await expect(wizard.next).toBeEnabled();
		await checks.answer("first@example.com", 422, { message: "taken" })?.catch(() => undefined);
		await expect(page.getByText(EMAIL_TAKEN.en)).toHaveCount(0);
		await wizard.email.fill("third@example.com");
		await wizard.email.fill("second@example.com");
		await expect(wizard.next).toBeEnabled();
		await page.clock.runFor(5_000);
		expect(checks.requests).toHaveLength(2);
	});

	const failures = [
		["a registered email", 422, { message: "<b>taken</b>" }],
		["another word", 200, { message: "old_email" }],
		["a broken host", 500, {}],
		["too many", 429, {}],
	] as const;

	test("reports a registered email, whatever failed, and checks again on request, in each language", async ({
		page,
		site,
	}) => {
		// The input in the first language is discarded.
		page.on("dialog", (dialog) => dialog.accept());
		for (const language of ["en", "id"] as const) {
			const wizard = wizardOf(page, language);
			await wizard.open();
			let failure: (typeof failures)[number] = failures[0];
			let calls = 0;
			await page.route(CHECK_EMAIL, (route) => {
				calls += 1;
				return route.fulfill({ status: failure[1], json: failure[2] });
			});
			await wizard.fillAccount("taken@example.com");
			const again = page.getByRole("button", { name: language === "en" ? "Check again" : "Periksa lagi" });
			await expect(wizard.email).toHaveAccessibleDescription(new RegExp(EMAIL_TAKEN[language].replace("?", "\\?")));
			const login = page.getByRole("link", { name: language === "en" ? "Login" : "Masuk", exact: true });
			await expect(login.last()).toHaveAttribute("href", site.backend + LOGIN[language]);
			const live = page.getByRole("status").filter({ hasText: EMAIL_TAKEN[language] });
			await expect(live).toHaveCount(1);
			await expectAccessible(page);
			for (const other of failures.slice(1)) {
				failure = other;
				const before = calls;
				await again.click();
				await expect.poll(() => calls).toBe(before + 1);
				await expect(again).toBeEnabled();
				await expect(again).toBeFocused();
			}
			await wizard.next.click();
			await expect(page.getByRole("alert").getByRole("link")).toHaveText([EMAIL_TAKEN[language]]);
			await page.unroute(CHECK_EMAIL);
			await stubAccounts(page);
			await again.click();
			await expect(again).toHaveCount(0);
			await expect(live).toHaveCount(0);
			await expect(wizard.email).toBeFocused();
			await wizard.next.click();
			await expect(wizard.heading(2)).toBeFocused();
		}
	});
});
