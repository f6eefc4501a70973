import { ENDPOINTS } from "@/lib/contract/endpoints";
import { openApp, type TestApp } from "../support/backend/app";

let test: TestApp;

beforeAll(async () => {
	test = await openApp();
}, 60_000);
afterAll(() => test.close());

async function visit(path: string, { language = "en", method = "GET" } = {}) {
	const headers = { "accept-language": language };
	const answer = await test.app.fetch(new Request(`http://backend.test${path}`, { method, headers }));
	const html = await answer.text();
	const lang = /<html lang="(\w+)"/.exec(html)?.[1];
	return { status: answer.status, headers: answer.headers, html, lang };
}

/** Addresses that a page leads to on this backend, without those of pictures. */
const ownLinks = (html: string) =>
	[...html.matchAll(/<a [^>]*href="(\/[^"]*|http:\/\/backend\.test[^"]*)"/g)].map(([, address = ""]) =>
		address.replace("http://backend.test", ""),
	);

describe("the backend's pages", () => {
	it.each([
		["/blog", "en", "en", "Ask everyone the same questions"],
		["/blog", "id-ID,id;q=0.9", "id", "Ajukan pertanyaan yang sama"],
		["/blog?language=id", "en", "id", "Ajukan pertanyaan yang sama"],
		["/blog/score-first-talk-later", "id", "en", "Everybody scores alone"],
		["/blog/NILAI-DULU-DISKUSI-KEMUDIAN", "en", "id", "Semua orang menilai sendiri"],
		["/developer", "en", "en", "API documentation"],
		["/developer?language=id", "en", "id", "Dokumentasi API"],
		["/apps/ios", "en", "en", "Astronaut for iPhone and iPad"],
		["/apps/android?language=id", "en", "id", "Astronaut untuk Android"],
		["/profiles/linkedin", "en", "en", "Astronaut on LinkedIn"],
		["/profiles/youtube?language=id", "en", "id", "Astronaut di YouTube"],
	])("%s, requested in %s, answers in %s", async (path, language, lang, messages) => {
		const page = await visit(path, { language });
		expect([page.status, page.lang]).toEqual([200, lang]);
		expect(page.html).toContain(messages);
		expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(page.headers.get("content-security-policy")).toMatch(/default-src 'none'.*form-action 'none'/);
		expect(page.html).not.toMatch(/<script|<form| style="| on\w+="/);
		expect(page.headers.get("content-security-policy")).toContain("img-src 'self' https: data:;");
		expect(page.html).toContain('<link rel="icon" href="data:image/svg+xml,');
		expect(page.html.match(/<h1[ >]/g)).toHaveLength(1);
		expect(page.html).toContain(`href="http://site.test/${lang === "id" ? "id" : ""}"`);
	});

	it("have no dead links", async () => {
		const starts = ["/blog", "/blog?language=id", "/developer", "/auth/login", "/apps/ios", "/apps/android"];
		const networks = ["linkedin", "instagram", "youtube"].map((network) => `/profiles/${network}`);
		const seen = new Set([...starts, ...networks]);
		for (const path of seen) {
			const page = await visit(path);
			expect([path, page.status]).toEqual([path, 200]);
			if (page.headers.get("content-type")?.startsWith("text/html"))
				for (const link of ownLinks(page.html)) seen.add(link);
		}
		// The list, the documentation, signing in, a new password, two apps and three networks in three ways each, twelve
		// articles, and the document.
		expect(seen.size).toBe(40);
	});

	it("link the translations of articles with hreflang", async () => {
		const { html } = await visit("/blog/hiring-in-two-languages");
		expect(html).toContain('<link rel="canonical" href="http://backend.test/blog/hiring-in-two-languages" />');
		expect(html).toContain('hreflang="id" href="http://backend.test/blog/merekrut-dalam-dua-bahasa"');
		expect(html).not.toContain("noindex");
		expect((await visit("/auth/login")).html).toContain("noindex");
	});

	it("exist for each store and network, and for no others", async () => {
		expect((await visit("/apps/ios")).html).toContain("App Store");
		expect((await visit("/apps/android")).html).toContain("Google Play");
		for (const path of ["/apps/windows", "/profiles/myspace"]) expect((await visit(path)).status).toBe(404);
	});

	it("frame an untranslated article in the reader's language", async () => {
		const own = {
			item: "only",
			language: "en",
			slug: "only-english",
			category: "News",
			title: "Only English",
			thumbnail: null,
			content: "One sentence.",
			published_at: "2026-03-01T12:00:00.000Z",
		};
		await test.deps.store.insertInto("blog_items").values(own).execute();
		const list = await visit("/blog?language=id");
		const page = await visit("/blog/only-english?language=id");
		const plain = await visit("/blog/only-english", { language: "id" });
		await test.deps.store.deleteFrom("blog_items").where("slug", "=", "only-english").execute();
		expect(ownLinks(list.html)).toContain("/blog/only-english?language=id");
		expect([page.lang, plain.lang]).toEqual(["id", "en"]);
		expect(page.html).toContain('<article lang="en">');
		expect(page.html).toContain("Semua artikel");
	});

	it("escape stored text, with lists as lists", async () => {
		const own = {
			item: "odd",
			language: "en",
			slug: "odd",
			category: "A & B",
			title: '<img src=x onerror="alert(1)">',
			thumbnail: null,
			content: "<script>alert(1)</script>\n\n- one\n- two",
			published_at: "2026-03-01T12:00:00.000Z",
		};
		await test.deps.store.insertInto("blog_items").values(own).execute();
		const { html } = await visit("/blog/odd");
		await test.deps.store.deleteFrom("blog_items").where("slug", "=", "odd").execute();
		expect(html).not.toMatch(/<script|<img/);
		expect(html).toContain("&lt;script&gt;");
		expect(html).toContain("A &amp; B");
		expect(html).toContain("1 March 2026");
		const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
		expect(main.match(/<li>/g)).toHaveLength(2);
	});

	it.each(["en", "id"])("say in %s that an article is missing, and link to the others", async (language) => {
		const page = await visit("/blog/none", { language });
		expect([page.status, page.lang]).toEqual([404, language]);
		expect(ownLinks(page.html)).toEqual([`/blog?language=${language}`]);
	});

	it("redirect the register page to the site, in the page's language", async () => {
		const places = ["en", "id"].map(async (language) => {
			const { status, headers } = await visit("/register", { language });
			return [status, headers.get("location")];
		});
		expect(await Promise.all(places)).toEqual([
			[302, "http://site.test/register"],
			[302, "http://site.test/id/register"],
		]);
		expect((await visit("/register?language=id")).headers.get("location")).toBe("http://site.test/id/register");
	});

	it("document each call of the contract with its fields", async () => {
		const { html } = await visit("/developer");
		const heads = html.matchAll(/id="(\w+)">\s*<h2><span class="method">(\w+)<\/span><code>([^<]+)/g);
		const calls = [...heads].map(([, ...parts]) => parts);
		for (const [name, { path, method }] of Object.entries(ENDPOINTS))
			expect(calls).toContainEqual([name, method, path]);
		const rows = html.split("</tr>").map((row) => [...row.matchAll(/<td>(.*)<\/td>/g)].map(([, cell]) => cell));
		expect(rows).toContainEqual(["<code>job.salary.currency</code>", "string, required", "200"]);
		expect(rows).toContainEqual(["<code>[].blog_url</code>", "string or number", "200"]);
		expect(rows).toContainEqual([
			"<code>custom_fields[].id</code>",
			"string or number, required",
			"multipart/form-data",
		]);
		expect(rows).toContainEqual(["<code>link</code>", "string, required", "application/json"]);
	});

	it.each([
		["en", "", "Need help?"],
		["id", "/id", "Butuh bantuan?"],
	])("link back to the site in %s, from every page", async (language, prefix, help) => {
		for (const path of ["/blog", "/auth/login", "/code/NOSUCHCODE", "/nothing"]) {
			const answer = await test.app.fetch(
				new Request(`http://backend.test${path}`, { headers: { accept: "text/html", "accept-language": language } }),
			);
			const html = await answer.text();
			for (const page of ["/help", "/termsofservice", "/privacypolicy"])
				expect(html).toContain(`href="http://site.test${prefix}${page}"`);
			expect(html).toContain(help);
		}
	});

	it("accept no other method", async () => {
		for (const path of ["/blog", "/blog/odd", "/developer", "/register"])
			expect((await visit(path, { method: "POST" })).status).toBe(405);
	});

	it("show the support address if there is one", async () => {
		const { supportEmail } = test.deps;
		test.deps.supportEmail = "help@company.example";
		const { html } = await visit("/auth/login");
		test.deps.supportEmail = supportEmail;
		expect(html).toContain('href="mailto:help@company.example"');
		expect((await visit("/auth/login")).html).not.toContain("mailto:");
	});
});
