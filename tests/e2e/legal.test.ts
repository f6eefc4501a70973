import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { decoded, withoutScripts } from "../support/pages/html";

const TEXTS = [
	{
		path: "/termsofservice",
		heading: "Terms of Service",
		sections: 23,
		facts: ["Last updated", "27 June 2016", "SGD 100"],
	},
	{ path: "/id/termsofservice", heading: "Ketentuan Layanan", sections: 23, facts: ["27 Juni 2016", "SGD 100"] },
	{
		path: "/privacypolicy",
		heading: "Privacy Policy",
		sections: 10,
		facts: ["Last updated 25 November 2026", "children under 13"],
	},
	{
		path: "/id/privacypolicy",
		heading: "Kebijakan Privasi",
		sections: 10,
		facts: ["25 November 2026", "di bawah 13 tahun"],
	},
];

for (const { path, heading, sections, facts } of TEXTS) {
	test(`${path} has its numbered sections, each linked from the lists for phones and for wide screens`, async ({
		site,
	}) => {
		const html = decoded(withoutScripts(await (await fetch(site.origin + path)).text()));
		const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
		expect(main.match(/<h1\b[^>]*>([^<]*)/)?.[1]).toBe(heading);
		for (const fact of facts) expect(main).toContain(fact);
		const shown = [...main.matchAll(/<section id="([^"]+)"[^>]*><h2\b[^>]*>([^<]*)/g)].map(([, id, text]) => [
			id,
			text,
		]);
		expect(shown.map(([, text = ""]) => Number.parseInt(text, 10))).toEqual(
			Array.from({ length: sections }, (_, i) => i + 1),
		);
		const contents = /<nav[\s\S]*?<\/nav>/.exec(main)?.[0] ?? "";
		const links = [...contents.matchAll(/<a href="#([^"]+)"[^>]*>([^<]*)/g)].map(([, id, text]) => [id, text]);
		expect(links).toEqual([...shown, ...shown]);
	});
}

for (const [path, last] of [
	["/termsofservice", /^23\. /],
	["/id/privacypolicy", /^10\. /],
] as const) {
	test(`${path} leads to a section from its list, fits, and is accessible on phones and wide screens`, async ({
		page,
	}) => {
		await page.goto(path);
		const article = page.getByRole("main");
		const contents = article.getByRole("navigation");
		await expectNoSidewaysScroll(page);
		await contents.locator("summary").click();
		await contents.getByRole("link", { name: last }).click();
		await expect(article.getByRole("heading", { level: 2, name: last })).toBeInViewport();
		await expectAccessible(page);
		await page.setViewportSize({ width: 1280, height: 800 });
		await expect(contents.getByRole("link", { name: last })).toBeVisible();
		await page.emulateMedia({ colorScheme: "dark" });
		await expectAccessible(page);
	});
}
