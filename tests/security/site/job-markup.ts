import { elementsOf, withoutScripts } from "../../support/pages/html";
import { jobPage } from "../../support/pages/job-pages";
import { site } from "../../support/sites/shared-site";

/** The number of each element in a page, except those that a text may have. */
function frameOf(html: string): Record<string, number> {
	const { p: _p, a: _a, b: _b, h3: _h3, ...frame } = elementsOf(html);
	return frame;
}

export function describeJobMarkup() {
	describe("a recruiter's text in the page", () => {
		it.each([
			["rich-text: svg script", "<svg><script>alert(1)</script></svg>"],
			["rich-text: noscript mXSS", '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
			["rich-text: entity-coded scheme", '<a href="jav&#x09;ascript:alert(1)">x</a>'],
			["rich-text: inline style overlay", '<p style="position:fixed;inset:0;background:url(//evil)">x</p>'],
			["rich-text: iframe srcdoc", '<iframe srcdoc="<script>alert(1)</script>">'],
			["rich-text: meta refresh / base", '<meta http-equiv=refresh content="0;url=//evil"><base href=//evil>'],
			["rich-text: layout break-out", "<p>ok</p></div></main><h1>Fake</h1>"],
			["rich-text: target blank", '<a href="https://x.co" target=_blank>x</a>'],
			["rich-text: deep nesting", "<b>".repeat(50_000)],
			["json-ld: comment break-out", "<!--<script>"],
			["json-ld: script break-out", "</script><script>alert(1)</script>"],
		])("%s: leaves the page's structure intact", async (_, text) => {
			const ordinary = await jobPage(site);
			const fields = { aboutDescription: `<p>About it</p>${text}`, requirement: `<p>Two years</p>${text}` };
			const { answer, html } = await jobPage(site, fields, { gdpr_text: `<p>Consent</p>${text}`, compliance: text });
			expect(answer.status).toBe(200);
			const { main, header, footer, h1, h2, script, style, form } = frameOf(html);
			const frame = { main, header, footer, h1, h2, script, style };
			expect(frame).toEqual(Object.fromEntries(Object.keys(frame).map((name) => [name, frameOf(ordinary.html)[name]])));
			expect(form).toBe(1);
			expect(elementsOf(html)).not.toHaveProperty("iframe");
			expect(withoutScripts(html)).not.toMatch(
				/\son\w+=|\sstyle=|javascript:|href="\/\/|http-equiv|<base|alert\(1\)</i,
			);
		});

		it.each(["</script><script>alert(1)</script>", "<!--<script>", '"}]}</script>', "\u2028alert(1)"])(
			"json-ld: a name such as %j ends no script, in the job's markup or in the breadcrumbs",
			async (text) => {
				const company = { id: 3, title: `Terang ${text}`, slug: "terang" };
				const ordinary = await jobPage(site, { slug: "a" }, { company: { ...company, title: "Terang" } });
				const { html } = await jobPage(site, { slug: "a", title: `Planner ${text}` }, { company });
				expect(elementsOf(html).script).toBe(elementsOf(ordinary.html).script);
				const markup = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
				expect(markup.map(([, json = ""]) => JSON.parse(json)["@type"])).toEqual(["JobPosting", "BreadcrumbList"]);
			},
		);

		it("marks external links", async () => {
			const { html } = await jobPage(site, { aboutDescription: '<a href="https://x.co" target=_blank>x</a>' });
			expect(html).toContain('<a href="https://x.co" rel="noopener noreferrer nofollow ugc" target="_blank">');
		});
	});

	describe("a company's colours and pictures in the page", () => {
		const RULE = /<style>(:root\{(?:--[a-z-]+:#[0-9a-f]{6};)+\})<\/style>/;

		it.each([
			["brand-css: declaration injection", "red;background:url(//evil.example/x)"],
			["brand-css: style element break-out", "</style><script>alert(1)</script>"],
			["brand-css: var/calc/url functions", "var(--x)"],
			["brand-css: var/calc/url functions, address", "url(//evil.example)"],
			["brand-css: var/calc/url functions, script", "expression(1)"],
			["brand-css: var/calc/url functions, colour", "rgb(0 0 0/0)"],
			["brand-css: invisible colour, eight digits", "#00000000"],
		])("%s: the site's own colour instead, and no other element", async (_, colour) => {
			const company = { id: 3, title: "Terang", brand_color: colour, font_color: colour };
			const { html } = await jobPage(site, { background: colour }, { company });
			const plain = await jobPage(site, {}, { company: { id: 3, title: "Terang" } });
			expect(RULE.exec(html)?.[1]).toBe(RULE.exec(plain.html)?.[1]);
			expect(elementsOf(html)).toEqual(elementsOf(plain.html));
			expect(html).not.toContain("evil");
		});

		it("brand-css: invisible colour, white on white: made readable", async () => {
			const { html } = await jobPage(site, {}, { company: { id: 3, title: "Terang", brand_color: "#ffffff" } });
			expect(RULE.exec(html)?.[1]).not.toContain("--brand:#ffffff");
		});

		it.each([
			["brand-css: background scheme", "javascript:1"],
			["brand-css: background scheme, data", "data:image/svg+xml,<svg onload=alert(1)>"],
			["brand-css: background scheme, no TLS", "http://pictures.co.id/y.png"],
			["brand-css: background scheme, none", "//pictures.co.id/y.png"],
			["brand-css: background host", "https://169.254.169.254/x.png"],
			["brand-css: background host, name", "https://localhost/x"],
		])("%s: no picture, and no request for one", async (_, address) => {
			const company = { id: 3, title: "Terang", logoUrl: address, website: "https://terang.co.id" };
			const video = { job_video_url: address, job_video_id: "1" };
			const { html } = await jobPage(
				site,
				{ header_image: address, background: address, introduction_video: video },
				{ company },
			);
			expect(elementsOf(html)).not.toHaveProperty("img");
			expect(html).not.toMatch(/pictures\.co\.id|169\.254|localhost\/x|onload|javascript:/);
		});

		it("brand-css: background host: the server opens no connection to a picture's address", async () => {
			const before = site.eu.connections;
			const address = `https://localhost:${site.eu.port}/x.png`;
			const { answer } = await jobPage(
				site,
				{ header_image: address },
				{ company: { id: 3, title: "T", logoUrl: address } },
			);
			const social = await site.get(`${new URL(answer.url).pathname}/social`);
			expect(social.headers.get("content-type")).toBe("image/png");
			expect(site.eu.connections).toBe(before);
		});
	});
}
