import type { ServerResponse } from "node:http";
import { companyAnswer, companyList } from "../../support/hosts/company-answers";
import { resetHalfway } from "../../support/hosts/misbehaviour";
import { jsonAnswer, type Respond } from "../../support/hosts/stub-host";
import { withoutScripts } from "../../support/pages/html";
import { site } from "../../support/sites/shared-site";

let count = 0;

/** A slug and a search that weren't requested yet. */
function unseen(): string {
	count += 1;
	return `unseen-${count}`;
}

async function page(path: string, respond: Respond) {
	site.host.respond = respond;
	const answer = await site.get(path);
	return { answer, html: withoutScripts(await answer.text()) };
}

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);

export function describeCompanyPages() {
	describe("the company list", () => {
		it("passes only the page and the name to the host", async () => {
			const q = unseen();
			await page(`/public/companies?page=2&q=${q}&per_page=60&x=1`, companyList(30));
			expect(site.host.calls.map(({ url }) => url)).toEqual([`/public/companies/filter?page=2&q=${q}`]);
		});

		it("links to companies with a well-formed slug only", async () => {
			const data = ["good-one", "../admin", "javascript:alert(1)", null].map((jobListUrl, id) => ({
				id,
				title: `Company ${id}`,
				jobListUrl,
			}));
			const answer = jsonAnswer(200, { data, current_page: 1, per_page: 12, total: 4 });
			const { html } = await page(`/public/companies?q=${unseen()}`, answer);
			expect(html).toContain("Company 3");
			const cards = linksOf(html).filter(
				(href) => href.startsWith("/public/companies/") || href.includes("javascript"),
			);
			expect(cards).toEqual(["/public/companies/good-one"]);
		});

		it("falls back to slugs as names, and omits companies without both", async () => {
			const data = [
				{ id: 1, jobListUrl: "no-name" },
				{ id: 2, title: null },
				{ id: 3, title: "Named" },
				{ title: "No id" },
			];
			const answer = jsonAnswer(200, { data, current_page: 1, per_page: 12, total: 4 });
			const { html } = await page(`/public/companies?q=${unseen()}`, answer);
			const cards = html.slice(html.indexOf("<section"), html.indexOf("</section>"));
			expect([...cards.matchAll(/<bdi[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(["no-name", "Named"]);
		});

		it.each<[string, object]>([
			["no numbers", {}],
			["no number of companies", { current_page: 1, per_page: 12 }],
			["no size of a page", { current_page: 1, total: 300 }],
			["numbers that are none", { current_page: "x", per_page: "all", total: null }],
		])("is one page if the host returns %s", async (_, numbers) => {
			const data = Array.from({ length: 30 }, (_row, id) => ({ id, title: `Company ${id}`, jobListUrl: `c-${id}` }));
			const path = `/public/companies?q=${unseen()}`;
			const { answer, html } = await page(path, jsonAnswer(200, { data, ...numbers }));
			expect(answer.status).toBe(200);
			expect(html).toContain("30 companies with");
			expect(linksOf(html)).toContain("/public/companies/c-29");
			expect(html).not.toContain("Pages of the list");
			expect((await page(`${path}&page=2`, jsonAnswer(200, { data, ...numbers }))).answer.status).toBe(404);
		});

		it("says once that a search found nothing, with the term in its title", async () => {
			const { html } = await page("/public/companies?q=nothing-at-all", companyList(0));
			expect(html.match(/No company has “nothing-at-all” in its name\./g)).toHaveLength(1);
			expect(html).not.toMatch(/0 companies|No company here/);
			expect(html).toContain("<title>Companies with “nothing-at-all” in their names · Astronaut</title>");
			const { html: second } = await page("/id/public/companies?q=kata&page=2", companyList(30));
			expect(second).toContain("<title>Perusahaan dengan nama yang memuat “kata”, halaman 2 · Astronaut</title>");
		});

		it("has a pager only for several pages", async () => {
			const q = unseen();
			const { html } = await page(`/public/companies?q=${q}&page=2`, companyList(30));
			expect(linksOf(html)).toEqual(
				expect.arrayContaining([`/public/companies?q=${q}`, `/public/companies?page=3&amp;q=${q}`]),
			);
			const { html: short } = await page(`/public/companies?q=${unseen()}`, companyList(12));
			expect(short).not.toContain("Pages of the list");
		});

		it.each([
			["past the end", "page=4", companyList(30)],
			["that a short list doesn't have", "page=2", companyList(3)],
			["of a host without a list", "page=1", jsonAnswer(404, { message: "unknown" })],
		])("is a 404 with a body and a link back on a page %s", async (_, query, respond) => {
			const { answer, html } = await page(`/id/public/companies?q=${unseen()}&${query}`, respond);
			expect(answer.status).toBe(404);
			expect(html).toContain("Ups, halaman daftar ini tidak ada");
			expect(linksOf(html)).toContain("/id/public/companies");
			expect(html).toContain('content="noindex"');
		});

		it.each(["0", "-1", "01", "x", "1.5", "100000"])(
			"is a 404 on page %j, without a call to the host",
			async (number) => {
				const { answer } = await page(`/public/companies?page=${number}`, companyList(30));
				expect(answer.status).toBe(404);
				expect(site.host.calls).toEqual([]);
			},
		);

		it("is a 5xx while the host fails, uncached", async () => {
			const path = `/public/companies?q=${unseen()}`;
			const { answer, html } = await page(path, resetHalfway);
			expect(answer.status).toBeGreaterThanOrEqual(500);
			expect(answer.headers.get("cache-control")).toBe("private, no-store");
			expect(html).toContain("Oops");
		});

		it("is cached by its query for a minute, and a missing page for seconds", async () => {
			const q = unseen();
			const { answer } = await page(`/public/companies?q=${q}`, companyList(30));
			expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=0, s-maxage=60, stale-while-revalidate/);
			const etag = answer.headers.get("etag") ?? "";
			const again = await site.get(`/public/companies?utm_source=x&q=${q}`, { "if-none-match": etag });
			expect(again.status).toBe(304);
			const { answer: second } = await page(`/public/companies?q=${q}&page=2`, companyList(30));
			expect(second.headers.get("etag")).not.toBe(etag);
			const { answer: missing } = await page(`/public/companies?q=${q}&page=9`, companyList(30));
			expect(missing.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=10");
		});

		it("has its title in the head, however slow the host is", async () => {
			const slow: Respond = async (response, request) => {
				await new Promise((resolve) => setTimeout(resolve, 100));
				return companyList(30)(response, request);
			};
			const pages = Array.from({ length: 8 }, () => page(`/public/companies?q=${unseen()}`, slow));
			for (const { html } of await Promise.all(pages)) {
				const head = html.slice(0, html.indexOf("</head>"));
				expect(head).toMatch(/<title>Companies with “[^<]*” in their names · Astronaut<\/title>/);
				expect(head).toContain('<link rel="canonical"');
				expect(head).toContain('<meta property="og:image"');
			}
		});
	});

	describe.each([
		["the company page", "/public"],
		["the company's page in an app", "/mobile"],
	])("%s", (_, prefix) => {
		it("shows the company, its features and its jobs with their due dates in their zones", async () => {
			const { answer, html } = await page(`${prefix}/companies/${unseen()}`, companyAnswer());
			expect(answer.status).toBe(200);
			for (const text of [
				"Kopi Stub",
				"Jakarta, Indonesia",
				"Free coffee",
				"Barista",
				"Apply by 24 Dec 2090 (GMT-3)",
			]) {
				expect(html).toContain(text);
			}
			expect(html.match(/<h1/g)).toHaveLength(1);
			expect(html).toContain("--brand:#7a1f4b");
		});

		it("lists all features of the company", async () => {
			const features = Array.from({ length: 9 }, (_, index) => `Offer ${index + 1}`);
			const { html } = await page(`${prefix}/companies/${unseen()}`, companyAnswer({}, { features }));
			for (const feature of features) expect(html).toContain(`${feature}<`);
		});

		it("links to each job by slug, else by code", async () => {
			const { html } = await page(`/id${prefix}/companies/${unseen()}`, companyAnswer());
			expect(linksOf(html)).toEqual(
				expect.arrayContaining([`/id${prefix}/companies/kopi-stub/jobs/barista`, "/id/p/OPEN4"]),
			);
		});

		it("has one canonical address per language", async () => {
			const { html } = await page(`/id${prefix}/companies/${unseen()}?type=Full+time`, companyAnswer());
			const main = `${site.address}/public/companies/kopi-stub`;
			const own = `${site.address}/id/public/companies/kopi-stub`;
			expect(html).toContain(`<link rel="canonical" href="${own}"/>`);
			expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${main}"/>`);
			expect(html).toContain(`<link rel="alternate" hrefLang="id" href="${own}"/>`);
			expect(html).toContain('<html lang="id"');
			expect(html).toContain(`property="og:image" content="${own}/social"`);
			expect(html).toContain("<title>Lowongan di Kopi Stub · Astronaut</title>");
		});

		it("is a 404 with a body for an unknown company", async () => {
			for (const [language, heading] of [
				["", "Oops, this company page is gone"],
				["/id", "Ups, halaman perusahaan ini tidak ada"],
			]) {
				const { answer, html } = await page(`${language}${prefix}/companies/${unseen()}`, jsonAnswer(404, {}));
				expect(answer.status).toBe(404);
				expect(html).toContain(heading);
				expect(linksOf(html)).toContain(`${language}/public/companies`);
				expect(html).toContain('content="noindex"');
			}
		});

		it.each([
			["nothing", {}],
			["something else", { data: [] }],
			["no company", { company: null, jobs: [] }],
			["an empty company", { company: {} }],
		])("is a 404 if the host answers with %s", async (_, body) => {
			const { answer, html } = await page(`${prefix}/companies/${unseen()}`, jsonAnswer(200, body));
			expect(answer.status).toBe(404);
			expect(html).toContain("Oops, this company page is gone");
		});

		it("exists for a company without an id", async () => {
			const { answer, html } = await page(`${prefix}/companies/${unseen()}`, companyAnswer({ id: null }));
			expect(answer.status).toBe(200);
			expect(html).toContain("Kopi Stub");
		});

		it.each(["-x", "a_b", "a.b", "a%20b", "%E2%80%AE", "x".repeat(121)])(
			"never calls the host for %j",
			async (slug) => {
				const { answer } = await page(`${prefix}/companies/${slug}`, companyAnswer());
				expect(answer.status).toBe(404);
				expect(site.host.calls).toEqual([]);
			},
		);

		it.each([
			["breaks off", resetHalfway],
			["fails", jsonAnswer(500, { message: "SQLSTATE" })],
			["answers with something else", jsonAnswer(200, { company: "Kopi" })],
			["answers with no JSON", (response: ServerResponse) => response.end("<html>")],
		])("is a 5xx with a body when the host %s", async (_, respond) => {
			const { answer, html } = await page(`${prefix}/companies/${unseen()}`, respond);
			expect(answer.status).toBeGreaterThanOrEqual(500);
			expect(answer.headers.get("retry-after")).not.toBeNull();
			expect(html).toMatch(/<h1[^>]*>Oops/);
			expect(html).not.toContain("SQLSTATE");
		});

		it("says that there is no open job", async () => {
			const past = [{ id: 1, title: "Over", due_date: "2020-01-01" }];
			const { html } = await page(`${prefix}/companies/${unseen()}`, companyAnswer({}, { jobs: past }));
			expect(html).toContain("Kopi Stub has no open jobs at the moment.");
			expect(html).not.toContain("Over");
		});
	});

	describe("the company page's filter", () => {
		it.each([
			["type=Full+time", ["Barista", "Taster", "Driver"]],
			["type=FULL_TIME", ["Barista", "Taster", "Driver"]],
			["type=penuh+waktu", ["Barista", "Taster", "Driver"]],
			["city=Jakarta", ["Barista", "Roaster"]],
			["type=Full+time&city=S%C3%A3o+Paulo", ["Driver"]],
			["type=Internship", []],
		])("%s shows %j in the served page", async (query, titles) => {
			const { html } = await page(`/public/companies/${unseen()}?${query}`, companyAnswer());
			const shown = [...html.matchAll(/<h3[^>]*>.*?<bdi>([^<]*)<\/bdi>/g)].map(([, title]) => title);
			expect(shown).toEqual(titles);
			expect(html.includes("No open jobs match your filters.")).toBe(titles.length === 0);
		});

		it.each([
			["", ["All job types", "Full time", "Part time"]],
			["/id", ["Semua jenis pekerjaan", "Paruh waktu", "Penuh waktu"]],
		])("offers each type once in the language of %j, however the company spells it", async (prefix, labels) => {
			const jobs = ["Full time", "Penuh waktu", "Part time"].map((jobType, id) => ({
				id,
				title: `Job ${id}`,
				jobType,
			}));
			const { html } = await page(`${prefix}/public/companies/${unseen()}`, companyAnswer({}, { jobs }));
			const select = /<select[^>]*id="job-type".*?<\/select>/.exec(html)?.[0] ?? "";
			expect([...select.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(labels);
		});
	});
}
