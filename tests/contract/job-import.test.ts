import { existsSync } from "node:fs";
import type { Changed } from "@/backend/tasks/kinds";
import { jobDetail } from "@/lib/contract/schemas/job";
import { openApp, type TestApp } from "../support/backend/app";
import { describeEngines } from "../support/backend/engines";
import { importer } from "../support/backend/jobs-import";
import { applicant, form, pdf, send } from "../support/backend/requests";

const COOK = { id: "c-1", title: "Cook", aboutDescription: "<p>Cook</p>", company: { title: "Kedai Pagi" } };
const WAITER = { id: "c-2", title: "Waiter", aboutDescription: "<p>Serve</p>", company: "kedai  pagí" };

describeEngines("importing jobs into a running backend", (newDatabase, engine) => {
	let test: TestApp;
	let run: ReturnType<typeof importer>;

	beforeAll(async () => {
		const databaseUrl = await newDatabase();
		test = await openApp({ databaseUrl });
		run = importer({ dataDir: test.dataDir, databaseUrl });
	}, 60_000);
	afterAll(() => test.close());

	const detail = async (code: string | undefined) => {
		const answer = await send(test.app, `/public/${code}`);
		expect(answer.status).toBe(200);
		return jobDetail.parse(answer.body);
	};
	const count = async (table: "jobs" | "companies" | "imported_jobs") =>
		(
			await test.deps.store
				.selectFrom(table)
				.select("id" as never)
				.execute()
		).length;
	const summary = ({ out }: { out: string[] }) => out.at(-1);

	it("uses the backend's engine", () => {
		expect(existsSync(`${test.dataDir}/main/database.sqlite`)).toBe(engine === "sqlite");
	});

	it("shows new jobs at once, under the printed addresses, in one new company", async () => {
		const done = await run([COOK, WAITER]);
		expect(done).toMatchObject({ code: 0, errors: [] });
		expect(summary(done)).toBe("2 jobs: 2 new, 0 changed, 0 unchanged.");
		expect(done.out).toContain("New company: Kedai Pagi");
		expect(done.out).toContain("           https://www.example.com/public/companies/kedai-pagi/jobs/waiter");
		const bySlugs = await send(test.app, "/public/companies/kedai-pagi/jobs/cook");
		expect(bySlugs.body).toEqual((await send(test.app, `/public/${done.codes[0]}`)).body);
		const { job, company, invite } = await detail(done.codes[0]);
		expect(company).toMatchObject({ title: "Kedai Pagi", slug: "kedai-pagi" });
		expect(job).toMatchObject({ title: "Cook", aboutDescription: "<p>Cook</p>", email_required: true });
		expect(invite).toBe(true);
		const unknown = [job.city, job.country, job.due_date, job.published_at, job.language, job.salary, job.timezone];
		expect(unknown.every((value) => value === undefined)).toBe(true);
	});

	it("changes nothing when the same file is imported again", async () => {
		const before = await run([COOK, WAITER]);
		const [cook] = await Promise.all([detail(before.codes[0])]);
		const again = await run([COOK, WAITER]);
		expect(summary(again)).toBe("2 jobs: 0 new, 0 changed, 2 unchanged.");
		expect(again.codes).toEqual(before.codes);
		expect(await detail(before.codes[0])).toEqual(cook);
	});

	it("updates a changed job at its old addresses, and only that one", async () => {
		const before = await run([COOK, WAITER]);
		const [cook, waiter] = [await detail(before.codes[0]), await detail(before.codes[1])];
		const done = await run([{ ...COOK, title: "Head Cook", salary: { currency: "IDR", min: 5 } }, WAITER]);
		expect(summary(done)).toBe("2 jobs: 0 new, 1 changed, 1 unchanged.");
		expect(done.codes).toEqual(before.codes);
		const changed = await detail(before.codes[0]);
		expect(changed.job).toMatchObject({ id: cook.job.id, slug: "cook", title: "Head Cook", salary: { min: 5 } });
		expect((changed.job.updated_at ?? "") > (cook.job.updated_at ?? "")).toBe(true);
		expect(await detail(before.codes[1])).toEqual(waiter);
		const back = await run([COOK]);
		expect(summary(back)).toBe("1 job: 0 new, 1 changed, 0 unchanged.");
		expect((await detail(before.codes[0])).job.salary).toBeUndefined();
	});

	it("has the site drop the pages that it changes, and no others", async () => {
		const purges = async () => {
			const tasks = test.deps.store.selectFrom("tasks").select("payload").where("kind", "=", "purge");
			return (await tasks.execute()).map(({ payload }) => JSON.parse(payload) as Changed);
		};
		const row = { id: "p-1", title: "Porter", aboutDescription: "x", company: { title: "Kedai Sore" } };
		const sent = async (...rows: object[]) => {
			await test.deps.store.deleteFrom("tasks").where("kind", "=", "purge").execute();
			return { ...(await run(rows)), purged: await purges() };
		};
		const first = await sent(row);
		expect(first.purged).toEqual([{ codes: [], companies: ["kedai-sore"] }]);
		expect((await sent(row)).purged).toEqual([]);
		const changed = await sent({ ...row, title: "Night Porter" });
		expect(changed.purged).toEqual([{ codes: first.codes, companies: ["kedai-sore"] }]);
		const city = await sent({ ...row, title: "Night Porter", company: { title: "Kedai Sore", city: "Medan" } });
		expect(city.purged).toEqual([{ codes: first.codes, companies: ["kedai-sore"] }]);
	});

	it("keeps settings outside the format: the form, the lists", async () => {
		const row = {
			id: "keep",
			title: "Keeper",
			aboutDescription: "x",
			company: "Kedai Pagi",
			invite: false,
			listed: true,
		};
		const first = await run([{ ...row, social_media: ["email"] }]);
		const { job } = await detail(first.codes[0]);
		await test.deps.store.updateTable("jobs").set({ require_cv: 0 }).where("id", "=", Number(job.id)).execute();
		await run([{ ...row, invite: undefined, listed: undefined, title: "Keeper of bees" }]);
		const after = await detail(first.codes[0]);
		expect(after).toMatchObject({ invite: false, google_job_ids: [job.id] });
		expect(after.job).toMatchObject({ title: "Keeper of bees", requireCv: false, social_media: ["email"] });
	});

	it("is atomic: one invalid row, and no table grows", async () => {
		const before = [await count("jobs"), await count("companies")];
		const rows = [
			{ ...COOK, id: "n-1", company: "Brand New" },
			{ ...COOK, id: "n-2", due_date: "never" },
		];
		const done = await run(rows);
		expect(done).toMatchObject({ code: 1, out: [] });
		expect(done.errors[0]).toMatch(/^line \d+, job 2 “Cook”: due_date \(line \d+\) must be a day/);
		expect(done.errors.at(-1)).toBe("Nothing was imported.");
		expect([await count("jobs"), await count("companies")]).toEqual(before);
	});

	it("reports every conflicting row, and imports none", async () => {
		const known = await run([COOK]);
		const row = { title: "x", aboutDescription: "y", company: "Kedai Pagi" };
		const done = await run([
			{ title: "Nobody's", aboutDescription: "x" },
			{ ...row, company: { slug: "not-there" } },
			{ ...row, id: "c-1", slug: "elsewhere" },
			{ ...row, id: "c-9", slug: "cook" },
			{ ...row, open_code: "ORBIT1" },
			{ ...row, id: "d", open_code: "NEW1+EU" },
			{ ...row, id: "e", title: "Twin" },
			{ ...row, id: "e", title: "Twin again" },
			{ ...row, title: "Same title" },
			{ ...row, title: "same  Title" },
			{ ...row, id: "c-2", open_code: "OTHER7" },
		]);
		const reasons = done.errors.map((line) => line.replace(/^line \d+, /, "").replace(/ \(line \d+\)/, ""));
		expect(done.code).toBe(1);
		expect(reasons).toEqual([
			'job 1 “Nobody\'s”: names no company; name one with --company "Name"',
			"job 2 “x”: names the company “not-there”, which isn't there, without its title",
			"job 3 “x”: slug can't become “elsewhere”: the job stands at “cook” already",
			"job 4 “x”: slug is the one of the job with the id “c-1”",
			"job 5 “x”: open_code can't be “ORBIT1”, which is a job of another company",
			"job 6 “x”: open_code can't be “NEW1+EU” in the main region: codes of the EU region, and no others, end in +EU",
			"job 8 “Twin again”: is the same job as job 7 “Twin” above; give each an id or slug of its own",
			"job 10 “same Title”: is the same job as job 9 “Same title” above; give each an id or slug of its own",
			expect.stringMatching(/^job 11 “x”: open_code can't become “OTHER7”: the job has “\w+” already$/),
			"Nothing was imported.",
		]);
		expect((await run([COOK])).codes).toEqual(known.codes);
	});

	it("gives jobs with equal titles distinct, stable addresses", async () => {
		const row = { title: "Driver", aboutDescription: "x", company: "Kedai Pagi" };
		const file = [{ ...row, id: 1 }, { ...row, id: 2 }, row];
		const first = await run(file);
		const slugs = first.out.flatMap((line) => /jobs\/(driver\S*)$/.exec(line)?.[1] ?? []);
		expect(slugs).toEqual(["driver-2", "driver-3", "driver"]);
		const again = await run([...file].reverse());
		expect(summary(again)).toBe("3 jobs: 0 new, 0 changed, 3 unchanged.");
		expect(again.codes).toEqual([...first.codes].reverse());
	});

	it("uses a job's own code and slug, and finds it by either", async () => {
		const row = { title: "Roaster", aboutDescription: "x", company: "Kedai Pagi" };
		const first = await run([{ ...row, slug: "Roast-Master", open_code: "Roast7" }]);
		expect(first.codes).toEqual(["Roast7"]);
		expect(summary(await run([{ ...row, open_code: "ROAST7", title: "Roaster II" }]))).toMatch(/1 changed/);
		expect(summary(await run([{ ...row, slug: "roast-master", title: "Roaster II" }]))).toMatch(/1 unchanged/);
	});

	it("finds a company by title or slug, and updates it", async () => {
		const brand = { title: "Kopi Nusantara", brand_color: "#123456" };
		const row = { id: "k", title: "Cupper", aboutDescription: "x" };
		const done = await run([{ ...row, company: brand }]);
		expect(done.out).toContain("Changed company: Kopi Nusantara");
		const { company } = await detail(done.codes[0]);
		expect(company).toMatchObject({ id: 1, brand_color: "#123456", website: "https://kopi-nusantara.example.com" });
		const same = await run([{ ...row, company: { slug: "kopi-nusantara" } }]);
		expect(same.codes).toEqual(done.codes);
		expect(summary(same)).toMatch(/1 unchanged/);
	});

	it("assigns rows without a company to --company", async () => {
		const done = await run(
			{ jobs: [{ id: "a", title: "Ashby's", descriptionHtml: "<p>x</p>" }] },
			"--company",
			"Board Ltd",
		);
		expect(await detail(done.codes[0])).toMatchObject({ company: { title: "Board Ltd", slug: "board-ltd" } });
	});

	it("reports the changes of a dry run, and writes nothing", async () => {
		const before = await count("jobs");
		const done = await run([COOK, { ...COOK, id: "trial" }], "--dry-run");
		expect(done.code).toBe(0);
		expect(summary(done)).toBe("A trial: nothing was written. It would be 2 jobs: 1 new, 0 changed, 1 unchanged.");
		expect(await count("jobs")).toBe(before);
	});

	it("stores HTML verbatim", async () => {
		const html = "<p onclick=x>\u0000\ud800 😀 <script>1</script>\r\n</p>";
		const done = await run([{ ...COOK, id: "html", aboutDescription: html }]);
		expect((await detail(done.codes[0])).job.aboutDescription).toBe(html);
		const again = await run([{ ...COOK, id: "html", aboutDescription: html }]);
		expect(summary(again)).toMatch(/1 unchanged/);
	});

	it("accepts applications to an imported job, with a contact for duplicates", async () => {
		const done = await run([{ ...COOK, id: "apply", social_media: [] }]);
		const email = { email: "same@example.com", email2: "same@example.com" };
		const body = () => form(applicant(email), { cv: pdf() });
		const post = () => send(test.app, `/public/${done.codes[0]}`, { method: "POST", body: body() });
		expect((await post()).status).toBe(200);
		const twice = await post();
		expect(twice.status).toBe(422);
		expect(JSON.stringify(twice.body)).toContain("Please contact Kedai Pagi if you think there is an error");
	});
});
