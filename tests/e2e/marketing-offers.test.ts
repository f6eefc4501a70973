import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectFitsAtTwiceText, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { decoded, structuredDataOf, withoutScripts } from "../support/pages/html";

const FACTS = {
	"/pricing": [
		["30 for 30", "30 candidate credits", "Valid for 30 days", "Unlimited jobs and questions", "Up to 5 team members"],
		["no credit card", "USD 500", "50 candidate credits", "Valid for 12 months", "Scale-up", "an annual agreement"],
		[
			"plus 10% government tax",
			"1 credit per completed candidate",
			"another 12 months",
			"The next credits you buy make up for it first",
		],
		["Essential", "USD 88", "30 candidate responses a month", "USD 900", "360 candidate responses a year", "save 15%"],
		["Enterprise", "Within 30 days", "may be suspended", "By card, by bank transfer", "Indonesian e-payment options"],
	],
	"/id/pricing": [
		["30 untuk 30", "30 kredit kandidat", "Berlaku 30 hari", "Lowongan dan pertanyaan tanpa batas", "Hingga 5 anggota"],
		["tanpa kartu kredit", "USD 500", "50 kredit kandidat", "Berlaku 12 bulan", "Scale-up", "kesepakatan tahunan"],
		[
			"pajak pemerintah 10%",
			"1 kredit per kandidat yang selesai",
			"12 bulan lagi",
			"Kredit yang Anda beli berikutnya menutupnya",
		],
		["Essential", "USD 88", "30 respons kandidat per bulan", "USD 900", "360 respons kandidat per tahun", "hemat 15%"],
		["Enterprise", "Dalam 30 hari", "dapat ditangguhkan", "transfer bank", "pembayaran elektronik di Indonesia"],
	],
	"/partners": [
		["Assessment providers", "API partners", "Satellite labs", "Referral programme", "300 kbps", "/developer"],
	],
	"/id/partners": [["Penyedia asesmen", "Mitra API", "Satellite lab", "Program rujukan", "300 kbps", "/developer"]],
	"/about": [
		["Our mission", "What we stand for", "Candidate support", "Opportunities to join us", "Android 6.0 with 2 GB"],
	],
	"/id/about": [
		[
			"Misi kami",
			"Prinsip yang kami pegang",
			"Dukungan kandidat",
			"Kesempatan bergabung",
			"Android 6.0 dengan memori 2",
		],
	],
	"/register": [
		["Get 30 for 30, free of charge</h1>", "30 candidate credits", "30 days", "Up to 5 team members", "No credit card"],
		[
			"spam folder",
			"within 45 to 60 seconds",
			"every 24 hours",
			'/auth/login"',
			'"/termsofservice"',
			'"/privacypolicy"',
		],
	],
	"/id/register": [
		[
			"30 kredit untuk 30 hari, gratis</h1>",
			"30 kredit kandidat",
			"30 hari",
			"Hingga 5 anggota tim",
			"Tanpa kartu kredit",
		],
		["folder spam", "dalam 45 sampai 60 detik", "setiap 24 jam", '/auth/login?language=id"', '"/id/termsofservice"'],
	],
} as const;

const PATHS = Object.keys(FACTS) as (keyof typeof FACTS)[];

/** A page as a visitor without script gets it, prices with plain blanks. */
async function read(origin: string, path: string): Promise<string> {
	const answer = await fetch(origin + path);
	expect(answer.status).toBe(200);
	return decoded(withoutScripts(await answer.text())).replace(/\u00a0/g, " ");
}

/** Subjects and bodies of the drafts that links of a page open, by subject. */
const draftsOf = (html: string): Map<string, string> =>
	new Map(
		[...html.matchAll(/href="(mailto:support@astronaut\.example\?[^"]+)"/g)].map(([, href = ""]) => {
			const { searchParams } = new URL(href);
			return [searchParams.get("subject") ?? "", searchParams.get("body") ?? ""];
		}),
	);

test("the raw HTML is complete for prices, partners, about and trial in both languages", async ({ site }) => {
	for (const path of PATHS) {
		const html = await read(site.origin, path);
		expect(html.match(/<h1/g)).toHaveLength(1);
		for (const fact of FACTS[path].flat()) expect(html, `${path} says ${fact}`).toContain(fact);
	}
});

test("the structured data of the prices is on the page", async ({ site }) => {
	const text = await (await fetch(`${site.origin}/pricing`)).text();
	const { "@type": type, description, offers } = JSON.parse(structuredDataOf(text) ?? "{}");
	expect(type).toBe("Product");
	type Offer = Record<"name" | "description", string> & { price: number };
	const rows = offers.map(({ name, description: unit, price }: Offer) => [name, unit, price]);
	expect(rows).toEqual([
		["30 for 30", "for 30 days, no credit card", 0],
		["Start small", "once", 500],
		["Essential", "a month", 88],
		["Essential", "a year", 900],
	]);
	const shown = decoded(withoutScripts(text));
	for (const [name, unit] of rows) for (const value of [name, unit, description]) expect(shown).toContain(value);
});

test.describe("links onwards", () => {
	for (const { path, free, contact, plans, asks } of [
		{
			path: "/pricing",
			free: "Try for free",
			contact: "Contact us",
			plans: ["Start small", "Scale-up", "Essential", "Enterprise"].map((plan) => `Question about the plan “${plan}”`),
			asks: ["Company: ", "Roles we recruit per year: "],
		},
		{
			path: "/id/pricing",
			free: "Coba gratis",
			contact: "Hubungi kami",
			plans: ["Start small", "Scale-up", "Essential", "Enterprise"].map((plan) => `Pertanyaan tentang paket “${plan}”`),
			asks: ["Perusahaan: ", "Jumlah posisi yang kami rekrut per tahun: "],
		},
	]) {
		test(`of ${path} are the recruiter application's register page, and a mail for each plan`, async ({ site }) => {
			const html = await read(site.origin, path);
			const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
			const linked = [...main.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)];
			const ways = linked.filter(([, , messages]) => messages === free).map(([, href]) => href);
			const register = `${site.backend}/register${path.startsWith("/id") ? "?language=id" : ""}`;
			expect(ways).toEqual([register, register]);
			const drafts = draftsOf(main);
			expect([...drafts.keys()]).toEqual(plans);
			for (const body of drafts.values()) for (const ask of asks) expect(body).toContain(`\r\n${ask}\r\n`);
			expect(linked.filter(([, , messages]) => messages === contact)).toHaveLength(4);
		});
	}

	for (const path of ["/partners", "/id/partners"]) {
		test(`of ${path} lead from each kind of partnership to the form`, async ({ site }) => {
			const html = await read(site.origin, path);
			const articles = html.split("<article").slice(1);
			expect(articles).toHaveLength(4);
			for (const article of articles) {
				const kind = article.match(/id="(\w+)"/)?.[1];
				expect(article).toContain(`href="${path}/${kind}#contact"`);
			}
			expect(html.split("<article")[0]).toContain('href="#contact"');
			expect(html).toMatch(/id="contact"[\s\S]*<form[^>]*action="\/api\/public\/enquiries\/partner/);
		});
	}
});

test("recruiter pages link to the demo and training forms", async ({ site }) => {
	for (const [path, forms] of [
		["/", ["/demo"]],
		["/how-it-works", ["/demo"]],
		["/help", ["/demo", "/training"]],
		["/pricing", ["/demo", "/training"]],
		["/demo", ["#request"]],
		["/training", ["#request"]],
	] as const) {
		for (const prefix of ["", "/id"]) {
			const html = await read(site.origin, prefix + path || "/");
			const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
			const links = forms.map((form) => (form.startsWith("#") ? form : prefix + form));
			for (const link of links) expect(main, `${prefix}${path} leads to ${link}`).toContain(`href="${link}"`);
		}
	}
});

/** Fails when axe finds anything on a phone or a computer, one in light and one in dark colours, or when 320 px are too few. */
async function expectSound(page: Page, prefix: string): Promise<void> {
	const [onPhone, onComputer] = prefix === "" ? (["light", "dark"] as const) : (["dark", "light"] as const);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.emulateMedia({ colorScheme: onPhone });
	await page.locator("main details").evaluateAll((all) => {
		for (const one of all) one.toggleAttribute("open", true);
	});
	await expectAccessible(page);
	await page.setViewportSize({ width: 320, height: 740 });
	await expectNoSidewaysScroll(page);
	await page.emulateMedia({ colorScheme: onComputer });
	await page.setViewportSize({ width: 1280, height: 900 });
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
}

test.describe("monthly or yearly prices", () => {
	test("switch by keyboard, with the price as each choice's description, visible in forced colours", async ({
		page,
	}) => {
		await page.goto("/pricing");
		const [monthly, yearly] = [
			page.getByRole("radio", { name: "Monthly" }),
			page.getByRole("radio", { name: "Yearly" }),
		];
		const [byMonth, byYear] = [page.locator("#price-monthly"), page.locator("#price-yearly")];
		await expect(byMonth).toBeVisible();
		await expect(byYear).toBeHidden();
		await monthly.focus();
		await page.keyboard.press("ArrowRight");
		await expect(yearly).toBeFocused();
		await expect(yearly).toBeChecked();
		await expect(byYear).toContainText("USD\u00a0156 less than twelve monthly payments, a saving of 15%");
		await expect(byMonth).toBeHidden();
		await expect(monthly).toHaveAccessibleDescription(/^USD.88 a month.*30 candidate responses/);
		await expect(yearly).toHaveAccessibleDescription(/^USD.900 a year.*360 candidate responses/);
		await page.emulateMedia({ forcedColors: "active" });
		// Without its transparency: what is transparent lies on the same colour.
		const backgroundOf = (radio: Locator) =>
			radio
				.locator("xpath=..")
				.evaluate((label) => getComputedStyle(label).backgroundColor.match(/\d+/g)?.slice(0, 3).join(" "));
		expect(await backgroundOf(yearly)).not.toBe(await backgroundOf(monthly));
		await page.emulateMedia({ forcedColors: "none" });
		await test.step("the page is accessible on phones and computers", () => expectSound(page, ""));
		await test.step("text at twice the size fits phones", () => expectFitsAtTwiceText(page));
	});

	test.describe("without script", () => {
		test.use({ javaScriptEnabled: false });

		test("switch too, and questions open one at a time", async ({ page }) => {
			await page.goto("/id/pricing");
			await page.getByText("hemat 15%").first().click();
			await expect(page.getByText("360 respons kandidat per tahun")).toBeVisible();
			await expect(page.getByText("30 respons kandidat per bulan")).toBeHidden();
			await page.getByText("Kapan tagihan jatuh tempo?").click();
			await expect(page.getByText("akun dapat ditangguhkan")).toBeVisible();
			await page.getByText("Bagaimana cara membayar?").click();
			await expect(page.getByText("akun dapat ditangguhkan")).toBeHidden();
			await page.emulateMedia({ media: "print" });
			await expect(page.getByText("akun dapat ditangguhkan")).toBeVisible();
		});
	});
});

for (const prefix of ["", "/id"]) {
	test(`pages under "${prefix}/" are accessible on phones and computers, in light and dark, and fit 320 px`, async ({
		page,
	}) => {
		const elsewhere = ["/pricing", "/about"];
		const paths = PATHS.filter((path) => path.startsWith("/id/") === (prefix === "/id") && !elsewhere.includes(path));
		for (const path of paths) {
			await page.goto(path);
			await expectSound(page, prefix);
		}
	});
}

test("a team job's video is behind one button, and then has the browser's controls", async ({ page }) => {
	await page.goto("/about", { waitUntil: "networkidle" });
	await test.step("the page is accessible on phones and computers", () => expectSound(page, ""));
	const button = page.getByRole("button", { name: "Watch the video: Product Designer" });
	const video = page.locator("video").first();
	expect(await video.evaluate((player) => player.matches("[inert][controls]"))).toBe(true);
	await button.click();
	await expect(button).toHaveCount(0);
	await expect(video).toBeFocused();
	await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
	await expect(video).not.toHaveAttribute("inert");
});
