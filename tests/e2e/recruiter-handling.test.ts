import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DomUtils } from "htmlparser2";
import { expect, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { sendApplication } from "../support/people/sent-application";
import type { Site } from "../support/sites/site";

/** Two recruiters: one without script, whose pages are in Indonesian. */
const RECRUITERS = [
	{
		language: "en",
		script: true,
		email: "Email",
		password: "Password",
		login: "Login",
		search: "Name, email or phone",
		show: "Show",
		review: "In review",
		proof: "Proof of consent",
		remind: "Send the reminder on WhatsApp",
		template: "Start from",
		invitation: "Invitation to talk",
		use: "Use this text",
		send: "Send in ten minutes",
		waiting: /^Will be sent at /,
		cancel: "Cancel",
		cancelled: "The answer was cancelled.",
		done: "Mark the interview as done",
		doneForCandidate: "Interview done",
		csv: "Table (CSV)",
		zip: "Everything with files (ZIP)",
	},
	{
		language: "id",
		script: false,
		email: "Email",
		password: "Kata sandi",
		login: "Masuk",
		search: "Nama, email, atau telepon",
		show: "Tampilkan",
		review: "Ditinjau",
		proof: "Bukti persetujuan",
		remind: "Kirim pengingat lewat WhatsApp",
		template: "Mulai dengan",
		invitation: "Undangan untuk berbincang",
		use: "Pakai teks ini",
		send: "Kirim sepuluh menit lagi",
		waiting: /^Akan dikirim pada /,
		cancel: "Batalkan",
		cancelled: "Jawaban dibatalkan.",
		done: "Tandai wawancara selesai",
		doneForCandidate: "Wawancara selesai",
		csv: "Tabel (CSV)",
		zip: "Semua beserta berkas (ZIP)",
	},
] as const;

type Words = (typeof RECRUITERS)[number];

async function demoAccount(site: Site): Promise<[email: string, password: string]> {
	const [email = "", password = ""] = (await readFile(join(site.dataDir, "main/demo-account.txt"), "utf8")).split("\n");
	return [email, password];
}

async function signIn(page: Page, site: Site, { language, ...words }: Words): Promise<void> {
	const [email, password] = await demoAccount(site);
	await page.goto(`${site.backend}/auth/login?language=${language}`);
	await page.getByLabel(words.email).fill(email);
	await page.getByLabel(words.password).fill(password);
	await page.getByRole("button", { name: words.login, exact: true }).click();
}

async function download(page: Page, name: string) {
	const coming = page.waitForEvent("download");
	await page.getByRole("link", { name }).click();
	return readFile(await (await coming).path());
}

for (const words of RECRUITERS) {
	test.describe(`${words.language}${words.script ? "" : ", without script"}, on a phone`, () => {
		test.use({ javaScriptEnabled: words.script, viewport: { width: 320, height: 740 } });

		test("a recruiter finds an application, answers, notes the interview, and takes the list out", async ({
			page,
			site,
		}) => {
			const source = "utm_source=harbour-fair";
			const { email, token } = await sendApplication(site, { whatsapp_notification: true, source });
			await signIn(page, site, words);
			await page.goto(`${site.backend}/companies/2/applications`);
			await page.getByRole("searchbox", { name: words.search }).fill(email);
			await page.getByRole("button", { name: words.show }).click();
			await expectNoSidewaysScroll(page);
			const table = await download(page, words.csv);
			expect([...table.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
			expect(table.toString().split("\r\n").filter(Boolean)).toHaveLength(2);
			expect(table.toString()).toContain(email);
			expect(table.toString()).toContain("utm_source: harbour-fair");
			const archive = await download(page, words.zip);
			expect([archive.subarray(0, 2).toString(), archive.includes("Lebenslauf.pdf")]).toEqual(["PK", true]);

			await page.locator("h3 a").click();
			await expect(page.getByRole("combobox", { name: "Status" }).locator("option[selected]")).toHaveText(words.review);
			await expect(page.getByRole("heading", { name: words.proof })).toBeVisible();
			await expect(page.getByText("harbour-fair", { exact: true })).toBeVisible();
			const reminder = await page.getByRole("link", { name: words.remind }).getAttribute("href");
			expect(reminder).toMatch(/^https:\/\/wa\.me\/62\d+\?text=Hello%20Suharto/);
			await page.getByLabel(words.template).selectOption({ label: words.invitation });
			await page.getByRole("button", { name: words.use }).click();
			await page.getByRole("button", { name: words.send }).click();
			await expect(page.getByText(words.waiting)).toBeVisible();
			await expectNoSidewaysScroll(page);
			await page.getByRole("button", { name: words.cancel, exact: true }).click();
			await expect(page.getByRole("status")).toHaveText(words.cancelled);
			const done = page.waitForResponse((answer) => answer.request().method() === "POST");
			await page.getByRole("button", { name: words.done }).click();
			await done;
			await page.goto(`${words.language === "id" ? "/id" : ""}/application/${token}`);
			await expect(page.getByRole("main").getByText(words.doneForCandidate, { exact: true })).toBeVisible();
			await page.goBack();
			await page.goto(`${site.backend}/companies/2/applications?q=${email}`);
			await expect(page.getByText(words.doneForCandidate, { exact: true })).toBeVisible();
		});
	});
}

test("a recruiter chooses how to hear of a job's applications, in Indonesian and without script", async ({
	visit,
	site,
}) => {
	const [email, password] = await demoAccount(site);
	await visit.goto(`${site.backend}/auth/login?language=id`);
	const login = visit.form("password");
	login.fill({ email, password });
	await visit.send(login);
	// A job that takes no applications, so that no other test hears of this one.
	await visit.goto(`${site.backend}/companies/3/dashboard`);
	const jobs = visit.all("h3").flatMap((heading) => DomUtils.getElementsByTagName("a", heading.children));
	await visit.goto(jobs.at(-1)?.attribs.href ?? "");
	const job = visit.url;
	expect(visit.texts("label")).toContain("Pemberitahuan lamaran baru, diubah, dan ditarik");
	const notices = visit.form("notices");
	notices.fill({ notices: "daily" });
	await visit.send(notices);
	expect(visit.byRole("status")[0]).toBe("Tersimpan.");
	await visit.goto(job);
	expect(visit.form("notices").value("notices")).toBe("daily");
	const [daily] = visit.all("option", ({ attribs }) => attribs.value === "daily");
	expect(daily && DomUtils.textContent(daily)).toBe("Sekali sehari");
});
