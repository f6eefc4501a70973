import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openApp, type TestApp } from "../support/backend/app";
import { JOB } from "../support/backend/job-editor";
import { filled, formIn } from "../support/backend/job-form";
import { linkIn, mailsTo } from "../support/backend/outbox";
import { RecruiterBrowser } from "../support/backend/recruiter";
import { applicant, form, pdf, send } from "../support/backend/requests";

const REGISTER = "/auth/register";
const ACCOUNT = {
	fullname: "Maud Visser",
	company_name: "Havenkraan",
	email: "maud@havenkraan.example.com",
	password: "kraan-in-de-haven-7",
};

describe("accounts of the EU region", () => {
	let eu: TestApp;

	beforeAll(async () => {
		eu = await openApp({ region: "eu", isFirstStart: true });
		eu.deps.site.purge = async () => undefined;
	});
	afterAll(() => eu.close());

	it("are created there, and post jobs whose applications only they see", async () => {
		const browser = new RecruiterBrowser(eu);
		expect((await browser.visit("/auth/login")).html).toContain(`href="${REGISTER}"`);
		const created = await browser.post(REGISTER, ACCOUNT);
		expect([created.status, created.location]).toEqual([303, "/companies"]);
		const [welcome] = await mailsTo(eu.dataDir, ACCOUNT.email, 1, "eu");
		const { searchParams } = new URL(linkIn(welcome));
		await browser.post("/auth/confirm", { token: searchParams.get("token") ?? "" });
		const dashboard = (await browser.visit("/companies")).location ?? "";
		const jobs = dashboard.replace("/dashboard", "/jobs");
		const posted = await browser.post(
			`${jobs}/new`,
			filled(formIn((await browser.visit(`${jobs}/new`)).html), JOB, "publish"),
		);
		const page = (posted.location ?? "").split("?")[0] ?? "";
		const code = /\/p\/([A-Z0-9]+\+EU)/.exec((await browser.visit(page)).html)?.[1] ?? "";
		expect(code).toMatch(/EU$/);
		const cv = form({ is_cv: 1 }, { file: pdf("cv.pdf") });
		const company = /companies\/(\d+)/.exec(page)?.[1];
		const stored = await send(eu.app, `/companies/${company}/store_and_extract_document`, { method: "POST", body: cv });
		const candidate = applicant({ file_cv: String(stored.body.filepath), cv: "cv.pdf" });
		const sent = await send(eu.app, `/public/${encodeURIComponent(code)}`, {
			method: "POST",
			body: form(candidate),
		});
		expect(sent.status).toBe(200);
		expect((await browser.visit(page)).text).toContain(String(candidate.fullname));
		await mailsTo(eu.dataDir, ACCOUNT.email, 2, "eu");
		const other = await new RecruiterBrowser(eu).visit(page);
		expect(other.location).toContain("/auth/login");
	});

	it("move to another address from the dashboard while theirs isn't confirmed, and stay signed in", async () => {
		const browser = new RecruiterBrowser(eu);
		await browser.post(REGISTER, { ...ACCOUNT, email: "typo@havenkraan.example.com", company_name: "Haven Typo" });
		const dashboard = (await browser.visit("/companies")).location ?? "";
		const post = (email: string) => browser.post(dashboard.replace("/dashboard", "/confirmation"), { email });
		const refused = await post("no address");
		expect(refused.status).toBe(422);
		expect(refused.html).toContain('value="no address"');
		expect(refused.text).toContain("Enter an email address such as name@company.com");
		const moved = await post("right@havenkraan.example.com");
		expect(moved.location).toBe(`${dashboard}?mail=sent`);
		expect((await browser.visit(dashboard)).text).toContain("We sent a link to right@havenkraan.example.com");
		const [mail] = await mailsTo(eu.dataDir, "right@havenkraan.example.com", 1, "eu");
		await browser.post("/auth/confirm", { token: new URL(linkIn(mail)).searchParams.get("token") ?? "" });
		expect((await post("other@havenkraan.example.com")).location).toBe(dashboard);
		expect((await browser.visit("/account")).text).toContain("right@havenkraan.example.com");
	});

	it("tell nobody that another address has an account", async () => {
		const browser = new RecruiterBrowser(eu);
		await browser.post(REGISTER, { ...ACCOUNT, email: "curious@havenkraan.example.com", company_name: "Curious" });
		const dashboard = (await browser.visit("/companies")).location ?? "";
		const email = "taken@example.com";
		const answer = await browser.post(dashboard.replace("/dashboard", "/confirmation"), { email });
		expect(answer.location).toBe(`${dashboard}?mail=sent`);
		expect((await browser.visit(dashboard)).text).toContain("curious@havenkraan.example.com");
	});

	it("show what is wrong with each field, and keep the rest", async () => {
		const browser = new RecruiterBrowser(eu, "id");
		const empty = await browser.post(REGISTER, { fullname: " ", company_name: "", email: "maud@", password: "1234" });
		expect(empty.status).toBe(422);
		for (const sentence of [
			"Isi nama Anda",
			"Isi nama perusahaan Anda",
			"Isi alamat email, misalnya nama@perusahaan.com",
		])
			expect(empty.text).toContain(sentence);
		expect(empty.html).toContain('value="maud@"');
		const long = await browser.post(REGISTER, { ...ACCOUNT, fullname: "x".repeat(2_000) });
		expect(long.text).toMatch(/Persingkat menjadi \d+ karakter/);
		const taken = await browser.post(REGISTER, { ...ACCOUNT, email: "Taken@example.com" });
		expect(taken.text).toContain("Email ini sudah terdaftar");
		expect(taken.html).not.toContain(ACCOUNT.password);
	});

	it("are limited for one address", async () => {
		const browser = new RecruiterBrowser(eu);
		const again = () => browser.post(REGISTER, { ...ACCOUNT, email: "taken@example.com" });
		const statuses = [await again(), await again(), await again(), await again()].map(({ status }) => status);
		expect(statuses.at(-1)).toBe(429);
	});

	it("have a demo account with a password of its own", async () => {
		const [email = "", password = ""] = (await readFile(join(eu.dataDir, "eu", "demo-account.txt"), "utf8")).split(
			"\n",
		);
		const browser = new RecruiterBrowser(eu);
		expect((await browser.post("/auth/login", { email, password })).location).toBe("/companies");
		const { location } = await browser.visit("/companies");
		expect((await browser.visit(location ?? "")).text).toContain("Nordwind Mobility");
		const editor = await browser.visit("/companies/501/page");
		expect(editor.html).not.toContain("/public/companies/");
		expect(editor.html).not.toContain('value="preview"');
	});

	it("are created on the site where the region is the main one", async () => {
		const main = await openApp();
		const answer = await new RecruiterBrowser(main).visit(REGISTER);
		expect(answer.location).toMatch(/\/register$/);
		await main.close();
	});
});
