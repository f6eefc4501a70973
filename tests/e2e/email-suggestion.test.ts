import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browser/e2e";

const FORMS = [
	["/p/ORBIT3", "#apply", "Maksudmu ayu@gmail.com?"],
	["/register", "main", "Did you mean ayu@gmail.com?"],
	["/id/astronaut-for/campuses", "main", "Maksud Anda ayu@gmail.com?"],
	["/demo", "main", "Did you mean ayu@gmail.com?"],
] as const;

/** The distance of the form's other fields from the email. */
const places = (page: Page, form: string) =>
	page.locator(`${form} form`).evaluateAll(([place]) => {
		const fields = [...(place?.querySelectorAll("input, textarea, select") ?? [])].filter(
			(one) => one.clientHeight > 1,
		);
		const topOf = (one: Element | null | undefined) => one?.getBoundingClientRect().top ?? 0;
		return fields.map((one) => Math.round(topOf(one) - topOf(place?.querySelector("[name=email]"))));
	});

for (const [path, form, question] of FORMS)
	test(`a typo in an email's domain on ${path} shows a suggestion without moving the page, accepted by keyboard`, async ({
		page,
	}) => {
		await page.goto(path);
		const email = page.locator(`${form} [name=email]`);
		// Only the wizard and the short form check whether an address has an account, and show the result below it.
		await page.route("**/api/users/check-email", (route) => route.fulfill({ json: { message: "new_email" } }));
		await email.focus();
		const before = await places(page, form);
		await email.pressSequentially("ayu@gmial.com");
		const button = page.getByRole("button", { name: question });
		await expect(button).toBeVisible();
		await expect(page.getByRole("status").filter({ hasText: question })).toHaveCount(1);
		await expect.poll(() => places(page, form)).toEqual(before);
		await expectAccessible(page.locator(`${form} form`));
		await page.keyboard.press("Tab");
		await expect(button).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(email).toHaveValue("ayu@gmail.com");
		await expect(email).toBeFocused();
		await expect(button).toHaveCount(0);
		await expect(email).not.toHaveAttribute("aria-invalid");
	});
