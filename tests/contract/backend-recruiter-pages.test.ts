import { writeNew } from "@/backend/files/write-new";
import { applicationResult } from "@/lib/contract/schemas/application";
import { describeBackend } from "../support/backend/engines";
import { addJobs } from "../support/backend/jobs";
import { addRecruiter, type RecruiterBrowser, signedIn } from "../support/backend/recruiter";
import { applicant, form, pdf, pdfBytes, send } from "../support/backend/requests";

type Fields = Parameters<typeof form>[0];

describeBackend("the recruiter pages", (test) => {
	let browser: RecruiterBrowser;
	beforeAll(async () => {
		browser = await signedIn(test, await addRecruiter(test, { companies: [2, 1] }));
	});

	/** Sends an application, and returns the interview code and the address of its page. */
	async function apply(values: Fields, code: string, files: Record<string, File> = {}) {
		const answer = await send(test.app, `/public/${code}`, { method: "POST", body: form(values, files) });
		const { interview_code } = applicationResult.parse(answer.body);
		const { id, company_id } = await test.deps.store
			.selectFrom("interview_codes")
			.innerJoin("applications", "applications.id", "interview_codes.application_id")
			.innerJoin("jobs", "jobs.id", "applications.job_id")
			.select(["applications.id", "jobs.company_id"])
			.where("code", "=", String(interview_code))
			.executeTakeFirstOrThrow();
		return { code: interview_code, path: `/companies/${company_id}/applications/${id}` };
	}

	it("show a company's jobs, with their state, code, link and number of applications", async () => {
		await addJobs(test, [
			{
				id: 901,
				company_id: 2,
				title: "Roofer <b>",
				invite: 1,
				due_date: "2099-12-24",
				closes_at: "2099-12-24T16:59:59.999Z",
			},
			{
				id: 902,
				company_id: 2,
				title: "Old job",
				invite: 1,
				due_date: "2020-01-31",
				closes_at: "2020-01-31T16:59:59.999Z",
			},
			{ id: 903, company_id: 2, title: "No form", invite: 0 },
		]);
		await apply(applicant({ job_id: "901" }), "ADDED901");
		const { status, text, html } = await browser.visit("/companies/2/dashboard");
		expect(status).toBe(200);
		expect(text).toMatch(/Roofer <b> 1 application Open until 24 December 2099 Code: ADDED901 Job page/);
		expect(text).toMatch(/Old job No applications yet Closed Due date: 31 January 2020/);
		expect(text).toMatch(/No form No applications yet Takes no applications/);
		expect(html).toContain('href="http://site.test/p/ADDED901"');
		expect(html).toContain('href="http://site.test/companies/1/switch"');
		expect(html).not.toMatch(/<script| style="| on\w+="|Confirm your email|sample job/);
		expect(html.match(/<h1[ >]/g)).toHaveLength(1);
	});

	it("answer 404 for others' data and for missing data alike", async () => {
		const { path } = await apply(applicant({ company_id: "3", job_id: "102" }), "ORBIT2");
		const file = await test.deps.store.selectFrom("uploads").select("filepath").limit(1).executeTakeFirst();
		const bodies = new Set<string>();
		for (const address of [
			"/companies/3/dashboard",
			"/companies/999999/dashboard",
			"/companies/x/dashboard",
			path,
			path.replace("/3/", "/2/"),
			"/companies/2/applications/nobody",
			"/companies/2/jobs/102",
			"/companies/2/jobs/99999999999",
			`/companies/3/files/${file?.filepath ?? "companies/3/none.pdf"}`,
			"/companies/2/files/companies/3/none.pdf",
			"/companies/2/files/..%2f..%2fdatabase.sqlite",
		]) {
			const { status, text } = await browser.visit(address);
			expect([address, status]).toEqual([address, 404]);
			bodies.add(text);
		}
		expect(bodies.size).toBe(1);
	});

	it("require a sign-in for each page, and forbid caching", async () => {
		const { path } = await apply(applicant(), "ORBIT1", { cv: pdf() });
		for (const address of ["/companies", "/companies/2/dashboard", "/companies/2/jobs/101", path]) {
			const answer = await test.app.fetch(new Request(`http://backend.test${address}`));
			expect([answer.status, answer.headers.get("location")]).toEqual([
				303,
				`/auth/login?next=${encodeURIComponent(address)}`,
			]);
			expect(answer.headers.get("cache-control")).toBe("no-store");
		}
		expect((await browser.visit(path)).headers.get("cache-control")).toBe("no-store");
	});

	it("list applications newest first, twenty-five per page", async () => {
		await addJobs(test, [{ id: 904, company_id: 2, title: "Wanted", invite: 1 }]);
		const rows = Array.from({ length: 53 }, (_, i) => ({
			id: `many-${i}`,
			job_id: 904,
			email: `p${i}@example.com`,
			email_key: `p${i}@example.com`,
			phone: String(62_000_000 + i),
			fullname: `Person ${i}.`,
			cv_filepath: i % 2 === 0 ? "companies/2/x.pdf" : null,
			payload: "{}",
			created_at: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString(),
		}));
		await test.deps.store.insertInto("applications").values(rows).execute();
		const names = async (query: string) => {
			const { text, html } = await browser.visit(`/companies/2/jobs/904${query}`);
			const found = [...text.matchAll(/Person (\d+)\./g)].map(([, number]) => Number(number));
			return { found, text, links: [...html.matchAll(/rel="(prev|next)" href="([^"]+)"/g)].map(([, ...link]) => link) };
		};
		const first = await names("");
		expect([first.found[0], first.found.at(-1), first.found.length]).toEqual([52, 28, 25]);
		expect(first.text).toContain("53 applications");
		expect(first.text).toMatch(
			/Person 52\. p52@example\.com Phone: 62000052 CV attached Sent: 1 January 2026 at 07:52 \(GMT\+7\)/,
		);
		expect(first.links).toEqual([["next", "/companies/2/jobs/904?page=2"]]);
		const last = await names("?page=3");
		expect([last.found, last.links]).toEqual([[2, 1, 0], [["prev", "/companies/2/jobs/904?page=2"]]]);
		expect((await names("?page=99")).found).toEqual([2, 1, 0]);
		expect((await names("?page=-1")).found[0]).toBe(52);
	});

	it("isolate a candidate's name and email, and don't link numbers without a country", async () => {
		const fullname = "Ana \u202Eoiram";
		const email = "\u05d0\u05e0\u05d4@example.com";
		const { path } = await apply(applicant({ fullname, email, email2: email }), "ORBIT1", { cv: pdf() });
		const list = await browser.visit("/companies/2/jobs/101");
		expect(list.html).toContain(`<bdi>${fullname}</bdi></a></h3>`);
		expect(list.html).toContain(`<bdi>${email}</bdi></a>`);
		expect(list.text).toMatch(/Phone: \+62 [\d ]+ CV attached/);
		expect(list.html).not.toContain("tel:");
		expect((await browser.visit(path)).html).toContain(`<h1><bdi>${fullname}</bdi></h1>`);
	});

	it("explain where to share a job without applications", async () => {
		await addJobs(test, [{ id: 905, company_id: 1, invite: 1 }]);
		const { text, html } = await browser.visit("/companies/1/jobs/905");
		expect(text).toContain("Share the link, and applications will appear here.");
		expect(html).toContain('href="http://site.test/p/ADDED905"');
		expect(html).toContain('data-copy="http://site.test/p/ADDED905"');
		expect(text).not.toContain("Only people with the link");
	});

	it("say of a job for people with its link that the company's page doesn't have it", async () => {
		await addJobs(test, [{ id: 990, company_id: 1, invite: 1, unlisted: 1 }]);
		for (const path of ["/companies/1/jobs/990", "/companies/1/dashboard"])
			expect((await browser.visit(path)).text).toContain("Only people with the link can find it.");
	});

	it("show an application with its answers, and serve its file byte for byte", async () => {
		const name = "O'Neil 简历.pdf";
		const { code, path } = await apply(applicant({ fullname: "<i>Suharto</i>" }), "ORBIT1", {
			cv: pdf(name, 3_000_000),
		});
		const { text, html } = await browser.visit(path);
		expect(html).not.toContain("<i>Suharto");
		expect(text).toContain("<i>Suharto</i>");
		expect(text).toContain(`Interview code: ${code}`);
		expect(text).toContain("Regions you know well Bali East Java");
		expect(text).toContain("Experience in field operations 1 year");
		expect(text).toContain("Site report you have written Not answered");
		const [, address = ""] = /href="(\/companies\/2\/files\/[^"]+)"/.exec(html) ?? [];
		expect(text).toContain(`CV ${name} (PDF, 3 MB)`);
		const answer = await browser.send(address);
		expect(answer.status).toBe(200);
		expect(Buffer.from(await answer.arrayBuffer()).equals(pdfBytes(3_000_000))).toBe(true);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"content-type": "application/octet-stream",
			"content-length": "3000000",
			"content-disposition": `attachment; filename="O'Neil __.pdf"; filename*=UTF-8''O%27Neil%20%E7%AE%80%E5%8E%86.pdf`,
			"x-content-type-options": "nosniff",
			"cache-control": "no-store",
			"content-security-policy": "default-src 'none'; sandbox",
		});
		const read = jest.spyOn(test.deps.files, "read");
		expect((await browser.send(address, { method: "HEAD" })).headers.get("content-length")).toBe("3000000");
		expect(read).not.toHaveBeenCalled();
		read.mockRestore();
		const other = await signedIn(test, await addRecruiter(test, { companies: [1] }));
		expect((await other.visit(address)).status).toBe(404);
		expect((await other.visit(address.replace("/companies/2/files", "/companies/1/files"))).status).toBe(404);
	});

	it("log a request's path, without personal data or files", async () => {
		const { path } = await apply(applicant(), "ORBIT1", { cv: pdf() });
		const [, file = ""] = /href="(\/companies\/2\/files\/[^"]+)"/.exec((await browser.visit(path)).html) ?? [];
		const log = jest.spyOn(test.deps.log, "info");
		for (const address of [path, file, "/companies/2/jobs/101?page=1"]) await browser.visit(address);
		const lines = log.mock.calls.map(([line]) => line as unknown as { path?: string });
		// Mails that are sent meanwhile have lines of their own.
		const paths = lines.flatMap(({ path: one }) => one ?? []);
		log.mockRestore();
		expect(paths).toEqual([
			"/companies/{id}/applications/{applicationId}",
			"/companies/{id}/files/{key}",
			"/companies/{id}/jobs/{jobId}",
		]);
	});

	it("read a file with backpressure, and stop when the client disconnects", async () => {
		const { path } = await apply(applicant(), "ORBIT1", { cv: pdf("cv.pdf", 4_000_000) });
		const [, file = ""] = /href="(\/companies\/2\/files\/[^"]+)"/.exec((await browser.visit(path)).html) ?? [];
		const read = jest.spyOn(test.deps.files, "read");
		const reader = (await browser.send(file)).body?.getReader();
		await reader?.read();
		const opened = await read.mock.results[0]?.value;
		read.mockRestore();
		expect(opened.readableEnded).toBe(false);
		await reader?.cancel();
		expect(opened.destroyed).toBe(true);
	});

	it("don't serve files that were uploaded but never sent", async () => {
		const answer = await send(test.app, "/companies/2/store_and_extract_document", {
			method: "POST",
			body: form({ is_cv: 1 }, { file: pdf() }),
		});
		expect((await browser.visit(`/companies/2/files/${answer.body.filepath}`)).status).toBe(404);
	});

	it("serve copies of links that the application names, and no other files", async () => {
		const copy = "links/candidate-1/abcdefghijkl.png";
		const staged = test.deps.staging.path("links/test");
		await writeNew(staged, [Buffer.from("picture")], { flush: true });
		await test.deps.files.finish(copy, staged);
		const link = (value: string, download_path: string) => ({ value, change: false, download_path });
		const links = [
			link("https://example.com/me", copy),
			link("javascript:alert(1)", "../database.sqlite"),
			link("https://example.com/gone", "links/candidate-1/zzzzzzzzzzzz.png"),
		];
		const { path } = await apply(
			applicant({ document_candidate: [{ document_type: "Portfolio", link_input: links }], link_input: links }),
			"ORBIT1",
			{ cv: pdf() },
		);
		const { html } = await browser.visit(path);
		expect(html.match(/https:\/\/example\.com\/me"/g)).toHaveLength(1);
		expect(html).not.toMatch(/href="javascript:|copies\/\.\./);
		const answer = await browser.send(`${path}/copies/${copy}`);
		expect([answer.status, await answer.text()]).toEqual([200, "picture"]);
		expect(answer.headers.get("content-disposition")).toContain('filename="link-copy.png"');
		for (const key of ["links/candidate-1/zzzzzzzzzzzz.png", "..%2fdatabase.sqlite"])
			expect((await browser.visit(`${path}/copies/${key}`)).status).toBe(404);
		const { path: another } = await apply(applicant(), "ORBIT1", { cv: pdf() });
		expect((await browser.visit(`${another}/copies/${copy}`)).status).toBe(404);
	});

	it("use the account's language until another is chosen, which they remember", async () => {
		const own = await signedIn(test, await addRecruiter(test, { language: "id" }));
		const first = await own.visit("/companies/2/dashboard");
		expect([first.lang, first.html.includes("?language=en")]).toEqual(["id", true]);
		expect((await own.visit("/companies/2/dashboard?language=en")).lang).toBe("en");
		expect((await own.visit("/companies/2/dashboard")).lang).toBe("en");
		expect(own.cookies.get("language")).toBe("en");
	});

	it("guide a new account: confirm, then try the sample job as a candidate", async () => {
		const { store } = test.deps;
		await store
			.insertInto("companies")
			.values({ ...(await company(3)), id: 990, slug: "brand-new", title: "Brand New", listed: 0 })
			.execute();
		const user = await addRecruiter(test, { companies: [990], confirmed_at: null, email: "new@example.com" });
		const own = await signedIn(test, user);
		const page = await own.visit("/companies/990/dashboard");
		expect(page.text).toContain("We sent a link to new@example.com.");
		expect(page.text).toContain("You'll get a sample job as soon as you've confirmed your email address.");
		const places = [];
		for (let time = 0; time < 4; time += 1) places.push((await own.post("/companies/990/confirmation")).location);
		const [sent, later] = ["/companies/990/dashboard?mail=sent", "/companies/990/dashboard?mail=later"];
		expect(places).toEqual([sent, sent, sent, later]);
		expect((await own.visit(sent)).text).toContain("The email is on its way to new@example.com.");
		expect((await own.visit(later)).text).toContain("Wait an hour");
		const links = await store.selectFrom("mail_links").select("purpose").where("user_id", "=", user).execute();
		expect(links).toEqual(Array(3).fill({ purpose: "confirm" }));
		await store.updateTable("users").set({ confirmed_at: "2026-01-02T00:00:00.000Z" }).where("id", "=", user).execute();
		await addJobs(test, [
			{ id: 906, company_id: 990, invite: 1, unlisted: 1, open_code: "TRYME1", open_code_key: "tryme1" },
		]);
		const confirmed = await own.visit("/companies/990/dashboard");
		expect(confirmed.text).not.toContain("Confirm your email");
		expect(confirmed.text).toContain("Try your own job as a candidate");
		expect((await own.post("/companies/990/confirmation")).location).toBe("/companies/990/dashboard");
		await apply(applicant({ company_id: "990", job_id: "906" }), "TRYME1", { cv: pdf() });
		const used = await own.visit("/companies/990/dashboard");
		expect(used.text).not.toContain("Try your own job as a candidate");
	});

	it("offer a self-registered company to post a job", async () => {
		await test.deps.store
			.insertInto("companies")
			.values({ ...(await company(3)), id: 991, slug: "trial", title: "Trial", listed: 0 })
			.execute();
		const own = await signedIn(test, await addRecruiter(test, { companies: [991] }));
		const dashboard = await own.visit("/companies/991/dashboard?language=id");
		expect(dashboard.html).toMatch(/href="\/companies\/991\/jobs\/new">Pasang lowongan/);
	});

	const company = (id: number) =>
		test.deps.store.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
});
