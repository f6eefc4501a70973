import { copyFileSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { jobsCommand } from "../support/backend/jobs-import";
import { WRITTEN, writtenBy } from "../support/job-boards/written/boards";
import { check, hiddenIn, markupOf, textOf } from "../support/pages/structured-data";
import { type Site, startSite } from "../support/sites/site";

const RECORDED = join(__dirname, "../support/job-boards/recorded");
/** More answers of boards, which belong to others. */
const MORE = join(__dirname, "../../.build/job-boards");
const FOLDERS = [RECORDED, MORE].filter((folder) => existsSync(folder));
const TOKEN = "a-token-for-the-tests";

/** Properties that not every job has. */
const OPTIONAL = /^(?:applicantLocationRequirements|jobLocationType|baseSalary|validThrough|employmentType|logo)$/;

describe("recorded answers of job boards, on a site", () => {
	let site: Site;
	let run: ReturnType<typeof jobsCommand>;
	let codes: string[];

	// Uncompressed, which spares the site a tenth of its work.
	const headers = { "accept-encoding": "identity" };
	const pageOf = async (code: string) => (await fetch(`${site.origin}/p/${code}`, { headers })).text();
	const feedOf = async (name: string) => {
		const answer = await fetch(`${site.origin}/feeds/${name}`);
		const [type, cache, robots] = ["content-type", "cache-control", "x-robots-tag"].map((name) =>
			answer.headers.get(name),
		);
		return { status: answer.status, headers: { type, cache, robots }, text: await answer.text() };
	};

	beforeAll(async () => {
		site = await startSite({ PURGE_TOKEN: TOKEN });
		const more = { siteOrigin: site.origin, site: { address: site.origin, purgeToken: TOKEN } };
		run = jobsCommand({ dataDir: site.dataDir, databaseUrl: undefined, more });
		codes = [];
		const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
		for (const name of Object.keys(WRITTEN)) {
			const path = join(site.dataDir, `written ${name}`);
			writeFileSync(path, writtenBy(name));
			files.push(path);
		}
		for (const file of files) {
			const done = await run("import", file, "--listed", "--company", `Board ${basename(file).split(".")[0]}`);
			expect([file, done.errors]).toEqual([file, []]);
			codes.push(...done.codes);
		}
	}, 240_000);
	afterAll(() => site.stop());

	it("have pages with a text, whose markup is valid and shown, value by value", async () => {
		let postings = 0;
		for (const code of codes) {
			const html = await pageOf(code);
			expect([code, html.includes("<dl")]).toEqual([code, true]);
			expect([code, hiddenIn(html)]).toEqual([code, []]);
			const { posting, errors, missing } = await check(html);
			if (posting) postings += 1;
			expect([code, errors, missing.filter((name) => !OPTIONAL.test(name) && posting)]).toEqual([code, [], []]);
		}
		expect(codes.length).toBeGreaterThanOrEqual(150);
		expect(postings).toBeGreaterThan(120);
	}, 240_000);

	it("show several places, and where work is remote or hybrid", async () => {
		const path = join(site.dataDir, "teamtailor.json");
		copyFileSync(join(RECORDED, "teamtailor.json"), path);
		const { codes: known } = await run("import", path);
		const html = await pageOf(known[3] ?? "");
		expect(markupOf(html)[0]?.jobLocation).toMatchObject([
			{ address: { addressLocality: "Stockholm", addressCountry: "SE" } },
			{ address: { addressLocality: "København", addressCountry: "DK" } },
		]);
		expect(textOf(html)).toContain("Location Stockholm , Sweden København , Denmark Published");
	});

	it("leave page, markup and feed with the next request once they are no longer in their source", async () => {
		const path = join(site.dataDir, "source.json");
		const posting = (id: string) => ({
			...{
				"@type": "JobPosting",
				identifier: id,
				title: `Feed ${id}`,
				description: "<p>Text</p>",
				datePosted: "2026-11-01",
			},
			jobLocation: { address: { addressLocality: "Solo", addressCountry: "ID" } },
			hiringOrganization: { name: "Kedai Umpan" },
		});
		writeFileSync(path, JSON.stringify([posting("a"), posting("b")]));
		const [gone = "", kept = ""] = (await run("sync", path)).codes;
		expect(markupOf(await pageOf(gone))[0]?.title).toBe("Feed a");
		for (const name of ["indeed.xml", "linkedin.xml", "kedai-umpan/indeed.xml"]) {
			expect((await feedOf(name)).text).toContain("Feed a");
		}
		writeFileSync(path, JSON.stringify([posting("b")]));
		expect((await run("sync", path)).out.at(-1)).toMatch(/1 closed\.$/);
		const [html, all, own] = [await pageOf(gone), await feedOf("indeed.xml"), await feedOf("kedai-umpan/indeed.xml")];
		expect(markupOf(html).filter((node) => node["@type"] === "JobPosting")).toEqual([]);
		expect(html).toContain("Applications are closed");
		expect(all.text).not.toContain("Feed a");
		expect(own.text).not.toContain("Feed a");
		expect(own.text).toContain(`/jobs/feed-b?source=Indeed]]></url>`);
		expect(own.text).toContain(`<referencenumber><![CDATA[${kept}]]></referencenumber>`);
		expect(own.text).toContain("<publisher><![CDATA[Kedai Umpan]]></publisher>");
	}, 30_000);

	it("have feeds that are XML, of all companies or one, and none for what there isn't", async () => {
		const { status, headers, text } = await feedOf("linkedin.xml");
		expect(status).toBe(200);
		expect(headers).toEqual({ type: "application/xml; charset=utf-8", cache: "no-store", robots: "noindex" });
		expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<source>[\s\S]*<\/source>\n$/);
		expect(text.match(/<job>/g)?.length).toBeGreaterThan(120);
		expect(text).not.toMatch(/>ORBIT5<|\[ORBIT5\]/);
		const own = await feedOf("kopi-nusantara/linkedin.xml");
		expect(own.text.match(/<company>/g)?.length).toBe(own.text.match(/Kopi Nusantara\]\]><\/company>/g)?.length);
		expect((await feedOf("no-such-company/indeed.xml")).status).toBe(404);
		expect((await feedOf("monster.xml")).status).toBe(404);
		const account = await feedOf("kopi-nusantara/linkedin.xml?companyId=1234");
		expect(account.text.match(/<companyId><!\[CDATA\[1234\]\]>/g)?.length).toBe(own.text.match(/<job>/g)?.length);
		expect((await feedOf("indeed.xml?email=nobody")).status).toBe(422);
	});
});
