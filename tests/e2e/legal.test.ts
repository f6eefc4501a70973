import {
	expect,
	expectAccessible,
	expectAccessibleButColours,
	expectNoSidewaysScroll,
	test,
} from "../support/browser/e2e";

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
	// Languages differ in their words only.
	const look = path.startsWith("/id/") ? expectAccessibleButColours : expectAccessible;

	test(`${path} has its numbered sections, each linked from the list`, async ({ page }) => {
		await page.goto(path);
		const article = page.getByRole("main");
		await expect(article.getByRole("heading", { level: 1 })).toHaveText(heading);
		const headings = await article.getByRole("heading", { level: 2 }).allTextContents();
		expect(headings.map((text) => Number.parseInt(text, 10))).toEqual(
			Array.from({ length: sections }, (_, i) => i + 1),
		);
		for (const fact of facts) await expect(article).toContainText(fact);
		await expectNoSidewaysScroll(page);

		const contents = article.getByRole("navigation");
		await contents.locator("summary").click();
		const last = headings.at(-1) ?? "";
		await contents.getByRole("link", { name: last }).click();
		await expect(article.getByRole("heading", { name: last })).toBeInViewport();
		await look(page);
		await page.setViewportSize({ width: 1280, height: 800 });
		await expect(contents.getByRole("link", { name: last })).toBeVisible();
		await page.emulateMedia({ colorScheme: "dark" });
		await look(page);
	});
}
