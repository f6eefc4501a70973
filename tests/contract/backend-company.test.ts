import type { z } from "zod";
import { closesAt } from "@/backend/job/closes-at";
import { companyDetail, companyPage } from "@/lib/contract/schemas/company";
import { describeBackend } from "../support/backend/engines";
import { addJobs } from "../support/backend/jobs";
import { expectFits, send } from "../support/backend/requests";

type Page = z.output<typeof companyPage>;

describeBackend("the list of companies", (test) => {
	const list = async (query = ""): Promise<Page> => {
		const answer = await send(test.app, `/public/companies/filter${query}`);
		expectFits("companyList", answer);
		return companyPage.parse(answer.body);
	};
	const titles = ({ data }: Page) => data.map(({ title }) => title);

	it("has 137 companies, twelve per page by default", async () => {
		const first = await list();
		expect(first).toMatchObject({ current_page: 1, per_page: 12, total: 137, from: 1, to: 12 });
		expect(first.data).toHaveLength(12);
		const last = await list("?page=12");
		expect(last).toMatchObject({ current_page: 12, from: 133, to: 137 });
		expect(last.data).toHaveLength(5);
	});

	it("pages through all of them by title, ignoring accents, without duplicates or gaps", async () => {
		const pages = await Promise.all([1, 2, 3].map((page) => list(`?per_page=60&page=${page}`)));
		const all = pages.flatMap((page) => page.data);
		expect(new Set(all.map(({ id }) => id)).size).toBe(137);
		const order = all.map(({ title }) => title ?? "");
		const place = (title: string) => order.indexOf(title);
		expect(place("Café São Joaquim")).toBeLessThan(place("Ceylon Leaf Cooperative"));
		expect(place("Bahay Kubo Homes")).toBeLessThan(place("Baja Kencana"));
		expect(place("Zubr")).toBe(-1);
		expect(place("Żubr Logistyka")).toBe(134);
		expect(order.slice(135)).toEqual(["واحة الضوء", "島嶼茶業"]);
	});

	it("is empty past its end, with the total", async () => {
		const answer = await send(test.app, "/public/companies/filter?page=13");
		expectFits("companyList", answer);
		const nothing = { data: [], current_page: 13, per_page: 12, total: 137, from: null, to: null };
		expect(answer.body).toEqual(nothing);
		expect(await list("?page=100000&per_page=60")).toMatchObject({ total: 137, from: null });
	});

	it("links to each company's page", async () => {
		const { data } = await list("?q=kopi+nusantara");
		const logoUrl = "http://backend.test/media/kopi-nusantara-logo.svg";
		expect(data).toEqual([{ id: "1", title: "Kopi Nusantara", logoUrl, jobListUrl: "kopi-nusantara" }]);
		const bare = await send(test.app, "/public/companies/filter?q=bengkel+maju");
		expect(bare.body.data).toEqual([{ id: 3, title: "Bengkel Maju", jobListUrl: "bengkel-maju" }]);
	});

	it.each([
		["KOPI", 3],
		["  nusantara  ", 3],
		["cafe sao", 1],
		["CAFÉ SÃO", 1],
		["Cafe\u0301", 1],
		["dak lak", 1],
		["茶", 1],
		["الضوء", 1],
		["smørre", 1],
		["SMORRE", 1],
		["nothing like this", 0],
		["", 137],
		["\u0301", 137],
	])("finds %j in the titles", async (searched, total) => {
		expect((await list(`?q=${encodeURIComponent(searched)}`)).total).toBe(total);
	});

	it.each(["%", "_", "!", "a%a", "\\", "''", '"; drop table companies; --'])(
		"matches %j literally",
		async (searched) => {
			expect(await list(`?q=${encodeURIComponent(searched)}`)).toMatchObject({ total: 0, data: [] });
		},
	);

	it("finds such characters in a title", async () => {
		const odd = {
			id: 9_000,
			slug: "odd",
			title: "100 %_!\\ 'Äpfel'",
			title_key: "100 %_!\\ 'apfel'",
			contact_email: "a@b.co",
		};
		const { store } = test.deps;
		await store
			.insertInto("companies")
			.values({ ...odd, website: null, logo: null, city: null, country: null, font_color: null, brand_color: null })
			.execute();
		for (const searched of ["0 %_", "%_!", "!\\", "'ÄPFEL'"])
			expect(titles(await list(`?q=${encodeURIComponent(searched)}`))).toEqual([odd.title]);
		await store.deleteFrom("companies").where("id", "=", odd.id).execute();
	});

	it.each(["page=0", "page=-1", "page=x", "page=1.5", "page=100001", "per_page=0", "per_page=61", "q=a%00b"])(
		"rejects %s",
		async (query) => {
			expect((await send(test.app, `/public/companies/filter?${query}`)).status).toBe(422);
		},
	);

	it("rejects a search above 100 characters, and accepts 100 that expand on normalisation", async () => {
		expect((await send(test.app, `/public/companies/filter?q=${"x".repeat(101)}`)).status).toBe(422);
		expect((await list(`?q=${encodeURIComponent("ﷺ".repeat(100))}`)).total).toBe(0);
	});

	it("names existing logos except three, and none for a fifth of the companies", async () => {
		const pages = await Promise.all([1, 2, 3].map((page) => list(`?per_page=60&page=${page}`)));
		const logos = pages.flatMap(({ data }) => data.flatMap(({ logoUrl }) => (logoUrl ? [logoUrl] : [])));
		expect(logos).toHaveLength(110);
		const statuses = await Promise.all(logos.map(async (url) => (await test.app.fetch(new Request(url))).status));
		expect(statuses.filter((status) => status === 404)).toHaveLength(3);
		expect(statuses.filter((status) => status === 200)).toHaveLength(107);
	});

	it("draws a company's pictures under their own names only", async () => {
		const answer = await test.app.fetch(new Request("http://backend.test/media/logo-roti-pagi.svg"));
		expect(answer.headers.get("content-type")).toBe("image/svg+xml");
		expect(answer.headers.get("content-security-policy")).toContain("sandbox");
		expect(await answer.text()).toContain("Roti Pagi");
		const etag = answer.headers.get("etag") ?? "";
		const again = new Request("http://backend.test/media/logo-roti-pagi.svg", { headers: { "if-none-match": etag } });
		expect((await test.app.fetch(again)).status).toBe(304);
		for (const name of ["logo-kopi-nusantara", "logo-gigi-ceria", "background-warung-senja", "logo-nobody"])
			expect((await test.app.fetch(new Request(`http://backend.test/media/${name}.svg`))).status).toBe(404);
	});
});

describeBackend("a company's page", (test) => {
	const show = async (slug: string) => {
		const answer = await send(test.app, `/public/companies/${slug}`);
		expectFits("companyBySlug", answer);
		return companyDetail.parse(answer.body);
	};
	const jobsOf = async (slug: string) => (await show(slug)).jobs.map((job) => job.slug);

	it("shows Kopi Nusantara with its seven jobs, newest first", async () => {
		const { company, jobs, ...rest } = await show("kopi-nusantara");
		expect(company).toMatchObject({ id: 1, title: "Kopi Nusantara", slug: "kopi-nusantara", city: "Bandung" });
		expect(jobs.map(({ open_code }) => open_code)).toEqual([
			"ORBIT9",
			"ORBIT6",
			"ORBIT3",
			"ROASTER1",
			"ORBIT8",
			"ORBIT10",
			"ORBIT7",
		]);
		expect(jobs[3]).toMatchObject({ id: "201", title: "Head Roaster", jobType: "Full time", city: "Bandung" });
		expect(jobs[3]).toMatchObject({ slug: "head-roaster", timezone: "(GMT+7)", due_date: expect.any(String) });
		expect(rest.social_media).toEqual(["email", "facebook", "twitter", "linkedin", "whatsapp"]);
		expect(company.social_media).toEqual(rest.social_media);
		expect(rest.features).toHaveLength(5);
		expect(rest.color).toBe("#8a3b12");
		const picture = await test.app.fetch(new Request(String(rest.backgroundImage)));
		expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
	});

	it("omits empty values", async () => {
		const { body } = await send(test.app, "/public/companies/bengkel-maju");
		expect(Object.keys(body).sort()).toEqual(["company", "features", "jobs", "social_media"]);
		expect([body.features, body.social_media]).toEqual([[], []]);
		expect(body.company).toEqual({
			id: 3,
			title: "Bengkel Maju",
			city: "Semarang",
			country: "ID",
			slug: "bengkel-maju",
		});
	});

	it("hides a due date that a job's own page hides", async () => {
		const { jobs } = await show("bengkel-maju");
		expect(jobs).toHaveLength(1);
		expect(jobs[0]).not.toHaveProperty("due_date", expect.anything());
	});

	it("accepts a slug in any case, and no other name", async () => {
		expect((await show("Kopi-NUSANTARA")).company.title).toBe("Kopi Nusantara");
		for (const slug of ["nobody", "kopi", "kopi-nusantara-2"])
			expect((await send(test.app, `/public/companies/${slug}`)).status).toBe(404);
	});

	it("has no jobs at companies without openings", async () => {
		expect(await jobsOf("warung-senja")).toEqual([]);
	});

	it("draws the picture of a company that has one", async () => {
		const { backgroundImage } = await show("roti-pagi");
		expect(backgroundImage).toBe("http://backend.test/media/background-roti-pagi.svg");
		expect((await test.app.fetch(new Request(String(backgroundImage)))).status).toBe(200);
	});

	it.each([
		["(GMT+7)", "2027-03-10T16:59:59.999Z"],
		["(GMT-03:30)", "2027-03-11T03:29:59.999Z"],
		["Asia/Jayapura", "2027-03-10T14:59:59.999Z"],
		["WITA", "2027-03-10T15:59:59.999Z"],
	])("lists a job until the end of its due date in %s", async (timezone, end) => {
		const closes_at = closesAt("2027-03-10", timezone);
		await addJobs(test, [{ id: 8_001, slug: "closing", due_date: "2027-03-10", closes_at }], { timezone });
		const { now } = test.deps;
		const at = async (moment: number) => {
			test.deps.now = () => new Date(moment);
			return jobsOf("bengkel-maju");
		};
		expect(await at(Date.parse(end))).toContain("closing");
		expect(await at(Date.parse(end) + 1)).not.toContain("closing");
		test.deps.now = now;
		await test.deps.store.deleteFrom("jobs").where("id", "=", 8_001).execute();
	});

	it("includes jobs without a due date, and sorts unpublished ones last", async () => {
		const published = { due_date: null, closes_at: null, published_at: null };
		await addJobs(test, [{ id: 8_002, slug: "open-end", ...published }]);
		const { now } = test.deps;
		test.deps.now = () => new Date("2090-01-01T00:00:00Z");
		expect(await jobsOf("bengkel-maju")).toEqual(["open-end"]);
		test.deps.now = now;
		expect((await jobsOf("bengkel-maju")).at(-1)).toBe("open-end");
	});

	it("omits expired jobs", async () => {
		expect(await jobsOf("samudra-logistics")).toEqual([]);
		expect((await send(test.app, "/public/ORBIT5")).status).toBe(200);
	});
});
