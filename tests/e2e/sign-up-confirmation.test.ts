import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { linkIn, mailsTo } from "../support/backend/outbox";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import type { PlainForm } from "../support/pages/plain-form";
import { RECRUITER, wizardOf } from "../support/people/sign-up";

const PHONE = { width: 320, height: 740 };

/** A new address, one part of which is wider than a phone. */
const newEmail = () => `ana-${randomUUID()}@${"kopimalam".repeat(4)}.example`;

function confirmationOf(page: Page) {
	return {
		again: page.getByRole("button", { name: "Resend the confirmation email" }),
		wrong: page.getByText("Wrong address? Change it"),
		email: page.getByLabel("Correct email address"),
		change: page.getByRole("button", { name: "Change the address" }),
		status: page.getByRole("main").getByRole("status").filter({ hasText: /./ }),
	};
}

/** Types a wrong address, then another one, and has the mail sent there. */
async function changeTo(page: Page, email: string) {
	const confirmation = confirmationOf(page);
	await confirmation.wrong.click();
	await confirmation.email.fill("nobody");
	await confirmation.email.press("Enter");
	await expect(confirmation.email).toHaveAccessibleDescription(/Invalid email/);
	await expect(confirmation.email).toHaveValue("nobody");
	await confirmation.email.fill(email);
	await confirmation.change.click();
	await expect(confirmation.status).toHaveText(
		`A new email is on its way to ${email}. The link in the earlier one no longer works.`,
	);
	await expect(page.getByText(`we've sent a message to ${email}`)).toBeVisible();
}

test.describe("a recruiter whose confirmation mail doesn't come", () => {
	test.use({ allowedConsole: [/status of (404|410)/] });

	test("has it sent again, then to another address, also after a reload and in the other language", async ({
		page,
		site,
	}) => {
		const [wrong, right] = [newEmail(), newEmail()];
		const wizard = wizardOf(page);
		const confirmation = confirmationOf(page);
		await wizard.open();
		await wizard.to(3, wrong);
		await confirmation.again.click();
		await expect(confirmation.status).toHaveText("The email is on its way again. It can take a few minutes.");
		const [first] = await mailsTo(site.dataDir, wrong, 2);
		await page.reload();
		await changeTo(page, right);
		await page.setViewportSize(PHONE);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
		const [mail] = await mailsTo(site.dataDir, right);

		await page.getByRole("link", { name: "Bahasa Indonesia" }).first().click();
		await expect(page.getByRole("button", { name: "Kirim ulang email konfirmasi" })).toBeVisible();
		await page.route("**/api/users/confirmation-mail", (route) => route.fulfill({ status: 404, json: {} }));
		await page.getByRole("button", { name: "Kirim ulang email konfirmasi" }).click();
		await expect(confirmation.status).toHaveText(/^Ini tidak bisa dilakukan di sini/);
		await expect(page.getByRole("button", { name: "Kirim ulang email konfirmasi" })).toBeHidden();

		await page.goto(linkIn(first));
		await expect(page.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible();
		await page.goto(linkIn(mail));
		await page.getByRole("button", { name: "Confirm my email" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Your email is confirmed" })).toBeVisible();
	});
});

test("without script, a recruiter whose confirmation mail doesn't come has it sent again, then to another address", async ({
	visit,
	site,
}) => {
	const [wrong, right] = [newEmail(), newEmail()];
	const { fullname, password, company, description } = RECRUITER;
	const send = (form: PlainForm, values: Record<string, string> = {}) => {
		form.fill(values);
		return visit.send(form);
	};
	await visit.goto("/register");
	await send(visit.form("company_name"), { email: wrong, fullname, password, company_name: company });
	await send(visit.form("assist_description"), {
		total_roles_description: "10 - 50",
		assist_description: description,
	});
	await send(visit.formTo(/\/register\/again$/));
	expect(visit.url).toBe(`${site.origin}/register/step/3#confirmation-mail`);
	expect(visit.byRole("status").join(" ")).toMatch(/The email is on its way again/);
	await mailsTo(site.dataDir, wrong, 2);
	await send(visit.form("email"), { email: "nobody" });
	expect(visit.description("email")).toMatch(/Invalid email/);
	expect(visit.form("email").value("email")).toBe("nobody");
	await send(visit.form("email"), { email: right });
	expect(visit.byRole("status").join(" ")).toContain(
		`A new email is on its way to ${right}. The link in the earlier one no longer works.`,
	);
	expect(visit.text).toContain(`we've sent a message to ${right}`);
	await mailsTo(site.dataDir, right);
});
