import { expect, openHydrated, test } from "../support/browser/e2e";
import { fillRequired, giveConsent, newCandidate, submitButton } from "../support/people/candidate";

// The browser reports by itself what it couldn't load.
test.use({ allowedConsole: [/Failed to load resource/] });

test("a connection lost before the form is touched loses nothing, and the form hydrates when it is back", async ({
	page,
	context,
}) => {
	await openHydrated(page, "/p/ORBIT2");
	await context.setOffline(true);
	await page.locator("[name=fullname]").fill("Suharto");
	await page.getByRole("button", { name: "Add language" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
	await expect(page.locator("form")).not.toHaveAttribute("novalidate");
	await context.setOffline(false);
	await expect(page.locator("form")).toHaveAttribute("novalidate", "", { timeout: 15_000 });
	await expect(page.locator('[name="languages.0.value"]')).toBeVisible();
	await expect(page.locator("[name=fullname]")).toHaveValue("Suharto");
	await fillRequired(page, newCandidate());
	await giveConsent(page);
	await submitButton(page).click();
	await expect(page.locator("output")).toHaveText(/^[A-Z0-9]{8}$/);
});

test("a small file that waits for a connection leaves the form enabled", async ({ page, context }) => {
	await page.goto("/p/ORBIT1");
	await page.locator("[name=fullname]").focus();
	await expect(page.locator("form")).toHaveAttribute("novalidate", "");
	await context.setOffline(true);
	const file = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 ") };
	await page.locator("[name=cv]").setInputFiles(file);
	await expect(page.getByText(/offline/i).first()).toBeVisible();
	await page.locator("[name=fullname]").fill("Suharto");
	await context.setOffline(false);
	await expect(page.locator("[data-status=finish]")).toHaveCount(1, { timeout: 20_000 });
});
