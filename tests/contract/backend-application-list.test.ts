import { sql } from "kysely";
import { writeNew } from "@/backend/files/write-new";
import { applicationNames } from "@/backend/store/migrations/0009-application-names";
import { titleKey } from "@/backend/store/title-key";
import { openApp, type TestApp } from "../support/backend/app";
import { describeEngines } from "../support/backend/engines";
import { addJobs } from "../support/backend/jobs";
import { addRecruiter, type RecruiterBrowser, signedIn } from "../support/backend/recruiter";

const DAY_MS = 86_400_000;
const FILM = "companies/2/film-abcdefghijkl.mp4";
const BYTES = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251));

const PEOPLE = [
	{ id: "a", job_id: 911, fullname: "Élise Durand", phone: "6281200000001", days: 40 },
	{ id: "b", job_id: 911, fullname: "Suharto", phone: "6281200000002", days: 3 },
	{ id: "c", job_id: 912, fullname: "王小明", phone: "6281200000003", days: 2 },
	{ id: "d", job_id: 912, fullname: "Ana 100% Sure", phone: "6281200000004", days: 0.1 },
	{ id: "e", job_id: 913, fullname: "Suharto of another company", phone: "6281200000005", days: 0.1 },
];

describeEngines("the list of a company's applications", (newDatabase, engine) => {
	let test: TestApp;
	let browser: RecruiterBrowser;

	beforeAll(async () => {
		test = await openApp({ databaseUrl: await newDatabase() });
		await addJobs(test, [
			{ id: 911, company_id: 2, title: "Roofer", invite: 1, closes_at: null },
			{ id: 912, company_id: 2, title: "Old job", invite: 1, closes_at: "2020-01-31T16:59:59.999Z" },
			{ id: 913, company_id: 3, title: "Elsewhere", invite: 1 },
		]);
		const document = { document_type: "Film", attachment: [{ filepath: FILM, filename: "me.mp4" }] };
		const rows = PEOPLE.map(({ days, ...person }) => ({
			...person,
			name_key: titleKey(person.fullname),
			email: `${person.id}@example.com`,
			email_key: `${person.id}@example.com`,
			cv_filepath: null,
			payload: JSON.stringify({ fullname: person.fullname, document_candidate: [document] }),
			created_at: new Date(Date.now() - days * DAY_MS).toISOString(),
		}));
		await test.deps.store.insertInto("applications").values(rows).execute();
		browser = await signedIn(test, await addRecruiter(test, { companies: [2] }));
	}, 60_000);
	afterAll(() => test.close());

	/** The ids of the applications that a list shows, in its order, and the text of its page. */
	async function list(query: string, path = "/companies/2/applications") {
		const { html, text, status } = await browser.visit(path + query);
		const ids = [...html.matchAll(/<h3><a href="\/companies\/2\/applications\/(\w+)/g)].map(([, id]) => id);
		return { ids, text, html, status };
	}

	it.each([
		["", "dcba"],
		["?order=oldest", "abcd"],
		["?order=name", "dabc"],
		["?q=elise", "a"],
		["?q=DURAND+%C3%89l", "a"],
		["?q=%E5%B0%8F", "c"],
		["?q=100%25", "d"],
		["?q=_", ""],
		["?q=B%40EXAMPLE", "b"],
		["?q=0812-0000-0003", "c"],
		["?q=suharto", "b"],
		["?job=911", "ba"],
		["?job=open", "ba"],
		["?job=closed", "dc"],
		["?job=913", ""],
		["?sent=1", "d"],
		["?sent=7&order=oldest", "bcd"],
		["?sent=7&job=911&q=su&order=name", "b"],
	])("with %j shows %j", async (query, ids) => {
		expect((await list(query)).ids.join("")).toBe(ids);
	});

	it("shows the number of matches, keeps the filters in its form, and can be reset", async () => {
		const { text, html } = await list("?q=%22su&job=open&sent=30&order=name");
		expect(text).toContain("0 of 4 applications");
		expect(text).toContain("No applications match.");
		expect(html).toMatch(/name="q" type="search" value="&quot;su"/);
		for (const value of ["open", "30", "name"]) expect(html).toMatch(new RegExp(`value="${value}"\\s+selected`));
		expect(html).toContain('<a class="tall" href="/companies/2/applications">Clear</a>');
		expect((await list("?job=911")).text).toMatch(/2 of 4 applications .* Roofer b@example\.com/);
	});

	it("on the page of one job ignores the query's job", async () => {
		expect((await list("?q=su&job=912", "/companies/2/jobs/911")).ids).toEqual(["b"]);
	});

	it("contains only one's own company's applications", async () => {
		expect((await browser.visit("/companies/3/applications")).status).toBe(404);
	});

	it.each([
		["?list=all&order=oldest", "b", ["prev a", "next c"], "2 of 4"],
		["", "b", ["next a"], "1 of 2"],
		["?list=all&q=suharto", "b", [], undefined],
		["?list=all&sent=1", "a", [], undefined],
	])("with %j links application %s to its neighbours", async (query, id, beside, place) => {
		const { html, text } = await browser.visit(`/companies/2/applications/${id}${query}`);
		const links = [...html.matchAll(/rel="(prev|next)" href="\/companies\/2\/applications\/(\w+)([^"]*)"/g)];
		const own = query.replaceAll("&", "&amp;").replace("?list=all&amp;order=oldest", "?order=oldest&amp;list=all");
		expect(new Set(links.map(([, rel, to, view]) => `${rel} ${to} ${view}`))).toEqual(
			new Set(beside.map((one) => `${one} ${own}`)),
		);
		if (place) expect(text).toContain(place);
		else expect(text).not.toMatch(/\d of \d/);
	});

	it("is restored from an application", async () => {
		const { html } = await browser.visit("/companies/2/applications/b?list=all&q=su&order=name");
		expect(html).toContain('<a href="/companies/2/applications?q=su&amp;order=name">');
	});

	it("finds applications from before names were searchable", async () => {
		const { store } = test.deps;
		await sql`alter table applications drop column name_key`.execute(store);
		await store.transaction().execute((write) => applicationNames(engine).up(write));
		expect((await list("?q=elise")).ids).toEqual(["a"]);
	});

	describe("a film in an application", () => {
		beforeAll(async () => {
			const staged = test.deps.staging.path("film-test");
			await writeNew(staged, [BYTES], { flush: true });
			await test.deps.files.finish(FILM, staged);
			const at = new Date().toISOString();
			const upload = { identifier: "film-test", filepath: FILM, file_name: "me.mp4", extension: "mp4" };
			const size = { slot: 1, size: BYTES.length, received: BYTES.length, sha256: "x" };
			const times = { created_at: at, updated_at: at, used_at: at };
			await test.deps.store
				.insertInto("uploads")
				.values({ company_id: 2, ...upload, ...size, ...times })
				.execute();
		});

		const play = (range?: string, key = FILM, company = 2) =>
			browser.send(`/companies/${company}/playing/${key}`, range === undefined ? {} : { headers: { range } });

		it("plays in place once somebody starts it", async () => {
			const { html, headers } = await browser.visit("/companies/2/applications/b");
			expect(html).toMatch(new RegExp(`<video\\s+src="/companies/2/playing/${FILM}"[^>]* controls preload="none"`));
			expect(headers.get("content-security-policy")).toContain("media-src 'self';");
		});

		it("is served whole and in ranges, with a fixed type", async () => {
			const whole = await play();
			expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(BYTES)]).toEqual([200, true]);
			expect(Object.fromEntries(whole.headers)).toMatchObject({
				"content-type": "video/mp4",
				"content-disposition": `inline; filename="me.mp4"; filename*=UTF-8''me.mp4`,
				"content-security-policy": "default-src 'none'; sandbox",
				"cache-control": "private, no-store",
				"x-content-type-options": "nosniff",
			});
			const part = await play("bytes=10-19");
			expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 10-19/1000"]);
			expect(Buffer.from(await part.arrayBuffer()).equals(BYTES.subarray(10, 20))).toBe(true);
			expect((await play("bytes=1000-")).status).toBe(416);
		});

		it("is private, and no other file plays", async () => {
			expect((await play(undefined, FILM, 3)).status).toBe(404);
			expect((await play(undefined, FILM.replace("mp4", "pdf"))).status).toBe(404);
			const other = await signedIn(test, await addRecruiter(test, { companies: [1] }));
			expect((await other.send(`/companies/1/playing/${FILM}`)).status).toBe(404);
		});
	});
});
