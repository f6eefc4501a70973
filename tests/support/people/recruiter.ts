import type { Page } from "@playwright/test";
import { NEW_USER } from "../backend/accounts";
import { linkIn, mailsTo } from "../backend/outbox";
import type { Site } from "../sites/site";

let count = 0;

/** Creates an account of a company, as the sign-up does. Returns its email address and the link of its welcome mail. */
export async function signUp(site: Site, company: string): Promise<{ email: string; confirmation: string }> {
	count += 1;
	const email = `recruiter-${Date.now()}-${process.pid}-${count}@example.com`;
	const answer = await fetch(`${site.backend}/users`, {
		method: "POST",
		headers: { "content-type": "application/json", "accept-language": "en" },
		body: JSON.stringify({ ...NEW_USER, email, company_name: company }),
	});
	if (answer.status !== 201) throw new Error(`The account wasn't created: ${answer.status} ${await answer.text()}`);
	const [mail] = await mailsTo(site.dataDir, email);
	return { email, confirmation: linkIn(mail) };
}

/** Confirms the email address of an account. */
export async function confirmEmail(page: Page, confirmation: string): Promise<void> {
	await page.goto(confirmation);
	const confirmed = page.waitForResponse((answer) => answer.request().method() === "POST");
	await page.getByRole("button", { name: "Confirm my email" }).click();
	await confirmed;
}

/** Signs in on the backend's login page. */
export async function signIn(page: Page, site: Site, email: string, password = NEW_USER.password): Promise<void> {
	await page.goto(`${site.backend}/auth/login`);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Login" }).click();
}

/** Signs a page's browser in with a new, confirmed account of a company, past the forms; opens its dashboard. */
export async function openDashboard(page: Page, site: Site, company: string): Promise<void> {
	const { email, confirmation } = await signUp(site, company);
	const headers = { origin: site.backend };
	const token = new URL(confirmation).searchParams.get("token") ?? "";
	await page.request.post(confirmation, { headers, form: { token } });
	await page.request.post(`${site.backend}/auth/login`, { headers, form: { email, password: NEW_USER.password } });
	await page.goto(`${site.backend}/companies`);
}
