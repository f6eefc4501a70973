import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
	expect,
	expectAccessible,
	expectAccessibleColours,
	expectNoSidewaysScroll,
	test,
} from "../support/browser/e2e";
import { confirmEmail, signIn, signUp } from "../support/people/recruiter";
import type { Site } from "../support/sites/site";

// Browsers report a form that comes back as a resource that failed.
test.use({ allowedConsole: [/status of 422/] });

/** A published change shows within a second on a machine at rest; without the purge, pages would stay for a minute. */
const PURGE_MS = 10_000;

/** Makes an account of a company, and signs in. Returns the link of its welcome mail. */
async function newAccount(page: Page, site: Site, company: string): Promise<string> {
	const { email, confirmation } = await signUp(site, company);
	await signIn(page, site, email);
	return confirmation;
}

async function expectSound(page: Page) {
	await page.setViewportSize({ width: 320, height: 800 });
	await page.emulateMedia({ colorScheme: "light" });
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNoSidewaysScroll(page);
	await expectAccessibleColours(page);
}

const picture = async (width: number, height: number) => ({
	name: "picture.png",
	mimeType: "image/png",
	buffer: await sharp({ create: { width, height, channels: 3, background: "#8a3b12" } })
		.png()
		.toBuffer(),
});

test("a recruiter edits the company's page without script, and the site shows it at once", async ({
	browser,
	site,
}) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		acceptDownloads: false,
		viewport: { width: 320, height: 740 },
	});
	const page = await context.newPage();
	const name = `Roti Fajar ${Date.now()}`;
	await newAccount(page, site, name);
	await page.getByRole("link", { name: "Company", exact: true }).click();
	const address = await page.getByRole("link", { name: "See the page on the site" }).getAttribute("href");
	const shown = async () => (await fetch(address ?? "")).text();
	expect(await shown()).toContain(name);

	await test.step("a mistake loses nothing, not even the picture", async () => {
		await page.getByRole("textbox", { name: "Website" }).fill("no address");
		await page.getByLabel("About the company").fill("We bake at night.\n\nYou eat in the morning.");
		await page.getByLabel("Logo", { exact: true }).setInputFiles(await picture(900, 180));
		await page.getByRole("button", { name: "Publish" }).click();
		await expect(page.getByRole("alert")).toContainText("Website isn't an address.");
		await expect(page.getByLabel("About the company")).toHaveValue(/in the morning/);
		const logo = page.getByRole("img", { name: "Current: Logo" });
		await expect(logo).toHaveAttribute("src", /^\/pictures\//);
		const [inner, outer] = [await logo.boundingBox(), await page.locator(".field", { has: logo }).boundingBox()];
		expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
	});

	await test.step("a preview shows how readable the colours are, and publishes nothing", async () => {
		await page.getByRole("textbox", { name: "Website" }).fill("roti-fajar.example.com");
		await page.getByLabel("Colour of your company").fill("#ffe08a");
		await page.getByLabel("Picture above the page", { exact: true }).setInputFiles(await picture(1_400, 500));
		await page.getByRole("button", { name: "Preview" }).click();
		await expect(page.getByRole("status")).toHaveText("This is a preview. Nothing is published yet.");
		await expect(page.getByText(/too faint; pages use #/).first()).toBeVisible();
		const frame = page.frameLocator('iframe[title="The company\'s page"]');
		await expect(frame.getByText("You eat in the morning.")).toBeVisible();
		await expect(frame.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
		await page.getByRole("link", { name: "Back to the form" }).click();
		await expect(page.getByLabel("About the company")).toHaveValue(/in the morning/);
		expect(await shown()).not.toContain("We bake at night.");
	});

	await test.step("published, it is on the site at once, pictures included", async () => {
		await page.getByLabel("What you offer").fill("Warm bread\nMornings off");
		await page.getByRole("button", { name: "Publish" }).click();
		await expect(page.getByRole("status")).toContainText("Your company's page is published.");
		await expect(async () => expect(await shown()).toContain("We bake at night.")).toPass({ timeout: PURGE_MS });
		const html = await shown();
		for (const text of ["Warm bread", "roti-fajar.example.com", "You eat in the morning."])
			expect(html).toContain(text);
		const pictures = [...html.matchAll(/src="([^"]+\/pictures\/[^"]+)"/g)].map(([, source = ""]) => source);
		expect(new Set(pictures).size).toBe(2);
		for (const source of pictures) expect((await fetch(source)).headers.get("content-type")).toBe("image/webp");
	});
	await context.close();
});

test("the editor of the company's page is accessible and fits small phones, in both languages", async ({
	page,
	site,
}) => {
	await newAccount(page, site, "Roti Senja");
	await page.getByRole("link", { name: "Company", exact: true }).click();
	await expectSound(page);
	await page.getByLabel("Colour of your company").fill("#ffff00");
	await expect(page.getByText(/pages use #996200 instead/)).toBeVisible();
	await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
	const logo = page.locator(".field", { has: page.getByLabel("Logo", { exact: true }) });
	await expect(logo).toContainText("Pilih gambar Belum ada gambar baru");
	await page.getByLabel("Logo", { exact: true }).setInputFiles(await picture(900, 180));
	await expect(logo).toContainText("Pilih gambar picture.png");
	await page.getByRole("textbox", { name: "Nama perusahaan" }).fill("");
	await page.getByRole("button", { name: "Terbitkan" }).click();
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByRole("alert")).toContainText("Nama perusahaan belum diisi.");
	await expectSound(page);
	await page.getByRole("textbox", { name: "Nama perusahaan" }).fill("Roti Senja Baru");
	await page.getByRole("button", { name: "Terbitkan" }).click();
	await page.getByRole("link", { name: "Lihat halamannya di situs" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Roti Senja Baru" })).toBeVisible();
	await expectSound(page);
});

test("a new account sees its first steps, which tick themselves off", async ({ page, site }) => {
	const confirmation = await newAccount(page, site, "Roti Pagi");
	const steps = page.getByRole("region", { name: "First steps" });
	await expect(steps.getByRole("heading", { level: 3 })).toHaveCount(3);
	await expectSound(page);
	await confirmEmail(page, confirmation);
	await page.goto(`${site.backend}/companies`);
	await expect(steps).toContainText("Done: Your email address is confirmed");
	await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
	await page.getByRole("link", { name: "Tulis lowongan pertama Anda" }).click();
	await expect(page).toHaveURL(/\/jobs\/new$/);
});

test("the demo account sees applications, and plays a candidate's film", async ({ page, site }) => {
	const [email = "", password = ""] = readFileSync(join(site.dataDir, "main", "demo-account.txt"), "utf8").split("\n");
	await signIn(page, site, email, password);
	await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
	// Other tests apply too, and the start page is that of the company with the newest application.
	await page.goto(`${site.backend}/companies/1/dashboard`);
	await expect(page.getByRole("heading", { level: 1, name: "Kopi Nusantara" })).toBeVisible();
	await expectSound(page);
	await page.goto(`${site.backend}/companies/1/applications?q=Bagas`);
	await page.getByRole("link", { name: "Bagas Prayoga Lintang" }).click();
	const film = page.locator("video");
	await film.evaluate((video: HTMLVideoElement) => {
		video.muted = true;
		return video.play();
	});
	await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
	await expectSound(page);
});
