import type { Deps } from "@/backend/deps";
import { createApp } from "@/backend/region/app";
import { findUserByEmail } from "@/backend/store/queries/users";
import { createUser } from "../support/backend/accounts";
import { describeBackend } from "../support/backend/engines";
import { linkIn, mailsTo } from "../support/backend/outbox";
import { signedIn } from "../support/backend/recruiter";
import { applicant, expectFits, form, pdf, send } from "../support/backend/requests";

const ORIGIN = "http://backend.test";
const DAY_MS = 86_400_000;

describeBackend("confirming an email address", (test) => {
	async function visit(address: string, init: RequestInit = {}, app = test.app) {
		const answer = await app.fetch(new Request(address, init));
		return { status: answer.status, headers: answer.headers, html: await answer.text() };
	}

	const confirm = (address: string, { origin = ORIGIN, app = test.app } = {}) => {
		const { pathname, searchParams } = new URL(address);
		const headers = { origin, "content-type": "application/x-www-form-urlencoded", "accept-language": "id" };
		const init = { method: "POST", headers, body: `token=${searchParams.get("token")}` };
		return visit(`${ORIGIN}${pathname}?language=${searchParams.get("language")}`, init, app);
	};

	/** An account that was just made, and the link in its mail. */
	async function signUp(email: string, language = "en") {
		expect((await createUser(test.app, { email, company_name: `Company of ${email}` }, { language })).status).toBe(201);
		const [mail] = await mailsTo(test.dataDir, email);
		return { mail, link: linkIn(mail) };
	}

	const isConfirmed = async (email: string) => {
		const user = await findUserByEmail(test.deps.store, email);
		return user?.confirmed_at !== null;
	};

	it.each([
		["en", "Hello Ana,", "Confirm my email", "Your email is confirmed"],
		["id", "Halo Ana,", "Konfirmasi email saya", "Email Anda sudah dikonfirmasi"],
	])("requires a button, in the language of the sign-up: %s", async (language, hello, button, done) => {
		const email = `${language}@example.com`;
		const { mail, link } = await signUp(email, language);
		expect(mail.text).toContain(hello);
		expect(link).toMatch(new RegExp(`^${ORIGIN}/auth/confirm\\?token=[\\w-]{43}&language=${language}$`));
		const page = await visit(link);
		expect([page.status, page.html]).toEqual([200, expect.stringContaining(button)]);
		expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
		// Mail scanners follow links.
		expect(await isConfirmed(email)).toBe(false);
		const after = await confirm(link);
		expect([after.status, after.html]).toEqual([200, expect.stringContaining(done)]);
		expect(await isConfirmed(email)).toBe(true);
		expect(after.html).toContain('href="/auth/login"');
		expect((await test.deps.store.selectFrom("mails").select("body").execute()).join("")).not.toContain("token=");
	});

	it("leads signed-in accounts to their dashboard, and others to the sign-in", async () => {
		const { link } = await signUp("inside@example.com");
		const user = await findUserByEmail(test.deps.store, "inside@example.com");
		const browser = await signedIn(test, Number(user?.id));
		const { pathname, search, searchParams } = new URL(link);
		const done = await browser.post(pathname + search, { token: searchParams.get("token") ?? "" });
		expect(done.html).toMatch(/href="\/companies">Go to your dashboard/);
		expect(done.html).not.toContain("/auth/login");
		expect((await browser.visit(pathname + search)).html).toMatch(/href="\/companies">Go to your dashboard/);
	});

	it("creates a working sample job that no list and no search engine includes", async () => {
		const { link } = await signUp("sample@example.com");
		const { html } = await confirm(link);
		const code = /href="http:\/\/site\.test\/p\/([A-Z0-9]{6})"/.exec(html)?.[1];
		const job = await send(test.app, `/public/${code}`);
		expectFits("jobByCode", job);
		expect(job.body).toMatchObject({
			google_job_ids: [],
			invite: 1,
			job: { unlisted: 1, language: "en", requireCv: 1 },
		});
		const company = await send(test.app, "/public/companies/company-of-sample-example-com");
		expect(company.body).toMatchObject({ jobs: [], unlisted: 1 });
		const sitemap = await send(test.app, "/public/sitemap");
		expect(JSON.stringify(sitemap.body)).not.toContain(code);

		const { company: brand, job: shown } = job.body as Record<"company" | "job", Record<string, unknown>>;
		const answer = {
			id: "1",
			label: "Why",
			input_type: 1,
			is_mandatory: true,
			value: "One that laughed all the time.",
		};
		const values = applicant({ interview_code: String(code), custom_fields: [answer] });
		const named = { ...values, company_id: String(brand.id), job_id: String(shown.id) };
		const body = form(named, { cv: pdf() });
		expectFits("applyByCode", await send(test.app, `/public/${code}`, { method: "POST", body }));
	});

	it("happens once, even for two simultaneous presses", async () => {
		const { link } = await signUp("twice@example.com");
		const pages = await Promise.all([confirm(link), confirm(link)]);
		expect(pages.map(({ html }) => html.includes("/p/")).sort()).toEqual([false, true]);
		for (const again of [await confirm(link), await visit(link)]) {
			expect([again.status, again.html]).toEqual([200, expect.stringContaining("already been confirmed")]);
		}
		const { id } = await test.deps.store
			.selectFrom("companies")
			.select("id")
			.where("slug", "=", "company-of-twice-example-com")
			.executeTakeFirstOrThrow();
		const jobs = await test.deps.store.selectFrom("jobs").select("id").where("company_id", "=", id).execute();
		expect(jobs).toHaveLength(1);
	});

	it("rejects an expired or invalid link", async () => {
		const { link } = await signUp("late@example.com");
		const later: Deps = { ...test.deps, now: () => new Date(Date.now() + 7 * DAY_MS) };
		const app = createApp(later);
		for (const page of [await visit(link, {}, app), await confirm(link, { app })])
			expect([page.status, page.html]).toEqual([410, expect.stringContaining("This link has expired")]);
		for (const wrong of [link.replace("token=", "token=x"), `${ORIGIN}/auth/confirm?language=en`])
			for (const page of [await visit(wrong), await confirm(wrong)])
				expect([page.status, page.html]).toEqual([404, expect.stringContaining("know this link")]);
		expect(await isConfirmed("late@example.com")).toBe(false);
	});

	it("rejects a form from another site", async () => {
		const { link } = await signUp("safe@example.com");
		for (const origin of ["https://evil.example", "null", ""])
			expect((await confirm(link, { origin })).status).toBe(403);
		expect(await isConfirmed("safe@example.com")).toBe(false);
	});

	it("accepts short urlencoded forms only", async () => {
		const post = (body: string, type = "application/x-www-form-urlencoded") =>
			visit(`${ORIGIN}/auth/confirm`, { method: "POST", headers: { origin: ORIGIN, "content-type": type }, body });
		expect((await post("token=x".padEnd(20_001, "x"))).status).toBe(413);
		expect((await post("{}", "application/json")).status).toBe(415);
		expect((await post("token=%ff")).status).toBe(400);
		expect((await post("token=%00")).status).toBe(422);
		expect((await visit(`${ORIGIN}/auth/confirm`, { method: "PUT" })).status).toBe(405);
		expect((await visit(`${ORIGIN}/blog`, { method: "POST", headers: { origin: ORIGIN } })).status).toBe(405);
	});
});
