import { expect, expectAccessible, expectNoSidewaysScroll, openHydrated, test } from "../support/browser/e2e";
import { withoutScripts } from "../support/pages/html";

const PHONE =
	"Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const DESCRIPTION = "Join us. Click here:";

test("only the job's networks are offered, and the link can be copied", async ({ page, context, baseURL }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/p/ORBIT1");
	const row = page.getByRole("region", { name: "Share this job" });
	await expect(row.getByRole("link")).toHaveText(["Email", "Facebook", "X", "LinkedIn", "WhatsApp"]);
	const mail = new URL((await row.getByRole("link", { name: "Email" }).getAttribute("href")) ?? "");
	expect(Object.fromEntries(mail.searchParams)).toEqual({
		subject: "Apply Now: Field Operations Coordinator at Terang Energy",
		body: `${DESCRIPTION} ${baseURL}/p/ORBIT1`,
	});

	await test.step("the link can be copied, also by keyboard", async () => {
		await page.getByRole("link", { name: "WhatsApp" }).focus();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("button", { name: "Link copied" })).toBeFocused();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/p/ORBIT1`);
	});

	await test.step("an Indonesian job shares in Indonesian", async () => {
		await page.goto("/p/ORBIT3");
		const bagikan = page.getByRole("region", { name: "Bagikan lowongan ini" });
		await expect(bagikan.getByRole("button", { name: "Salin tautan" })).toBeVisible();
	});
});

test("a job with few networks offers those, and one without networks has no row", async ({ site }) => {
	const read = async (code: string) => withoutScripts(await (await fetch(`${site.origin}/p/${code}`)).text());
	const row = /<section [^>]*aria-label="Share this job"[\s\S]*?<\/section>/;
	const links = [...(row.exec(await read("ORBIT4"))?.[0] ?? "").matchAll(/<a [\s\S]*?<\/a>/g)];
	expect(links.map(([link]) => link.replace(/<[^>]*>/g, ""))).toEqual(["Facebook", "LinkedIn", "WhatsApp"]);
	const without = await read("ORBIT2");
	expect(without).toContain("<h1");
	expect(without).not.toContain("Share this job");
});

test("a network opens in a small window with the page's address and the text", async ({ page, context, baseURL }) => {
	await context.route(/facebook\.com|whatsapp\.com/, (route) => route.fulfill({ body: "shared" }));
	await openHydrated(page, "/public/companies/kopi-nusantara/jobs/head-roaster");
	const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "Facebook" }).click()]);
	await popup.waitForURL(/facebook\.com/);
	const shared = new URL(popup.url());
	expect(shared.searchParams.get("u")).toBe(`${baseURL}/public/companies/kopi-nusantara/jobs/head-roaster`);
	expect(shared.searchParams.get("quote")).toBe(DESCRIPTION);
	expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([600, 600]);
	expect(await popup.evaluate(() => window.opener)).toBeNull();
	await popup.close();

	const [whatsapp] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("link", { name: "WhatsApp" }).click(),
	]);
	await whatsapp.waitForURL(/^https:\/\/web\.whatsapp\.com\/send/);
	expect(new URL(whatsapp.url()).searchParams.get("text")).toBe(
		`${DESCRIPTION} ${baseURL}/public/companies/kopi-nusantara/jobs/head-roaster`,
	);
	await whatsapp.close();
});

test("a device with a share sheet offers it", async ({ page, baseURL }) => {
	await page.addInitScript(() => {
		Object.assign(navigator, {
			share: (data: object) => {
				document.title = JSON.stringify(data);
				return Promise.reject(new DOMException("closed", "AbortError"));
			},
		});
	});
	await page.goto("/p/ORBIT1");
	await page.getByRole("button", { name: "More ways to share" }).click();
	expect(JSON.parse(await page.title())).toEqual({
		url: `${baseURL}/p/ORBIT1`,
		text: DESCRIPTION,
		title: "Apply Now: Field Operations Coordinator at Terang Energy",
	});
});

test.describe("on a phone", () => {
	test.use({ userAgent: PHONE, viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

	test("WhatsApp uses its link for phones, and the row fits", async ({ page, context }) => {
		await context.route(/whatsapp\.com/, (route) => route.fulfill({ body: "shared" }));
		await page.goto("/p/ORBIT1");
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
		const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "WhatsApp" }).tap()]);
		await popup.waitForURL(/^https:\/\/api\.whatsapp\.com\/send/);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, timezoneId: "Pacific/Auckland" });

	test("networks are plain links, nothing that requires a script is offered, and the due date shows in the job's own zone", async ({
		page,
	}) => {
		await page.goto("/p/ORBIT1");
		await expect(page.locator("dd:has(> time[datetime*=T])")).toHaveText(/^\d{2} [A-Z][a-z]{2} \d{4} \(GMT\+7\)$/);
		const row = page.getByRole("region", { name: "Share this job" });
		await expect(row.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/api\.whatsapp\.com/);
		await expect(row.getByRole("button")).toHaveCount(0);
	});
});
