import { seed } from "@/backend/seed/seed";
import { findUserByEmail } from "@/backend/store/queries/users";
import { openApp, placeOf } from "../support/backend/app";
import { describeBackend } from "../support/backend/engines";
import { addJobs } from "../support/backend/jobs";
import { addRecruiter, signedIn } from "../support/backend/recruiter";

describeBackend("the first look of the demo account", (test) => {
	const signIn = async () => signedIn(test, (await findUserByEmail(test.deps.store, "taken@example.com"))?.id ?? 0);

	beforeAll(() => seed(test.deps.store, "main", placeOf(test)));

	it("opens on the company with the newest application", async () => {
		const browser = await signIn();
		const { location } = await browser.visit("/companies");
		expect(location).toBe("/companies/1/dashboard");
		const dashboard = await browser.visit(location ?? "");
		expect(dashboard.text).toContain("2 applications");
		expect(dashboard.text).not.toContain("First steps");
	});

	it("shows answers, files, a film and a withdrawn application, all by invented people", async () => {
		const browser = await signIn();
		const list = await browser.visit("/companies/1/applications");
		const pages = [...list.html.matchAll(/href="(\/companies\/1\/applications\/[\w-]{36})/g)].map(
			([, path = ""]) => path,
		);
		expect(new Set(pages).size).toBe(6);
		const all = await Promise.all([...new Set(pages)].map((path) => browser.visit(path)));
		const find = (name: string) => all.find(({ text }) => text.includes(name));
		expect(find("Galih Wicaksana Bayu")?.text).toContain("cucunya lahir");
		expect(find("Nurul Ramadhani Lestari")?.text).toMatch(/withdrew on/);
		const film = find("Bagas Prayoga Lintang");
		expect(film?.text).toContain("Show us how you explain your favourite drink");
		const [, source = ""] = /src="(\/companies\/1\/playing\/[^"]+)"/.exec(film?.html ?? "") ?? [];
		const played = await browser.send(source, { headers: { range: "bytes=4-7" } });
		expect([played.status, played.headers.get("content-type"), await played.text()]).toEqual([
			206,
			"video/mp4",
			"ftyp",
		]);
		const [, cv = ""] = /href="(\/companies\/1\/files\/[^"]+)"/.exec(find("Sari Maharani Tresna")?.html ?? "") ?? [];
		expect(await (await browser.send(cv)).text()).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
		expect(all.map(({ text }) => text).filter((text) => text.includes("Also sent"))).toEqual([]);
		const people = await test.deps.store.selectFrom("applications").select("email").execute();
		for (const { email } of people) expect(email).toMatch(/@example\.com$/);
	});

	it("shows answers to all kinds of questions at the solar company", async () => {
		const browser = await signIn();
		const { html } = await browser.visit("/companies/2/applications");
		const [path = ""] = /\/companies\/2\/applications\/[\w-]{36}/.exec(html) ?? [];
		const { text } = await browser.visit(path);
		for (const shown of ["West Java", "24", "More than 1 year", "SIM A", "Site report.pdf", "portfolio.example.com"])
			expect(text).toContain(shown);
	});

	it("is written once, and never over what recruiters have done", async () => {
		const { store } = test.deps;
		await store.updateTable("applications").set({ status: "declined" }).execute();
		await store.deleteFrom("answers").execute();
		await seed(store, "main", placeOf(test));
		const rows = await store.selectFrom("applications").select("status").execute();
		expect(rows.map(({ status }) => status)).toEqual(Array(7).fill("declined"));
		expect(await store.selectFrom("answers").selectAll().execute()).toEqual([]);
	});

	it("has an application in the EU region, too", async () => {
		const eu = await openApp({ region: "eu", isFirstStart: true });
		const codes = await eu.deps.store
			.selectFrom("interview_codes")
			.select("code")
			.where("application_id", "is not", null)
			.execute();
		expect(codes).toEqual([{ code: "DEMOFEMKE+EU" }]);
		await eu.close();
	});
});

describeBackend("the first steps of a new account", (test) => {
	it("tick themselves off: address, job, application; then they go away", async () => {
		const { store } = test.deps;
		const like = await store.selectFrom("companies").selectAll().where("id", "=", 3).executeTakeFirstOrThrow();
		await store
			.insertInto("companies")
			.values({ ...like, id: 992, slug: "first", title: "First", listed: 0 })
			.execute();
		const user = await addRecruiter(test, { companies: [992], confirmed_at: null, email: "first@example.com" });
		const browser = await signedIn(test, user);
		const dashboard = () => browser.visit("/companies/992/dashboard");

		const first = await dashboard();
		expect(first.text).toContain("First steps Confirm your email address We sent a link to first@example.com.");
		expect(first.text).toContain("The link appears here as soon as you publish a job.");
		await store.updateTable("users").set({ confirmed_at: "2026-01-02T00:00:00.000Z" }).where("id", "=", user).execute();
		const sample = { company_id: 992, unlisted: 1 };
		await addJobs(test, [
			{ ...sample, id: 921, open_code: "TRY921", open_code_key: "try921", slug: "sample-job-try921" },
			{ ...sample, id: 922, open_code: "DRAFT922", open_code_key: "draft922", slug: "draft", state: "draft" },
		]);
		const second = await dashboard();
		expect(second.text).toContain("Done: Your email address is confirmed Post a job");
		expect(second.html).toContain('href="/companies/992/jobs/new">Write your first job');

		await store.updateTable("jobs").set({ state: "open" }).where("id", "=", 922).execute();
		const third = await browser.visit("/companies/992/dashboard?language=id");
		expect(third.text).toContain("Selesai: Lowongan pertama Anda sudah terbit");
		expect(third.text).toContain("http://site.test/p/DRAFT922");
		const application = { id: "first", job_id: 922, phone: "62812", fullname: "Suharto", payload: "{}" };
		await store
			.insertInto("applications")
			.values({ ...application, created_at: "2026-01-03T00:00:00.000Z" })
			.execute();
		expect((await browser.visit("/companies/992/dashboard?language=en")).text).not.toContain("First steps");
	});
});
