import { DRAFT_LIFETIME_MS } from "@/lib/application/draft";
import { LOCALES } from "@/lib/i18n/locales";
import { LEGAL_TEXTS, type LegalText } from "@/lib/legal/legal";
import { loadContent } from "./load-content";

const TEXTS = (Object.keys(LEGAL_TEXTS) as LegalText[]).flatMap((name) =>
	LOCALES.map((locale) => [name, locale] as const),
);

describe("the legal texts", () => {
	it.each(TEXTS)("%s in %s has its sections in order, none of them empty", async (name, locale) => {
		const { title, intro, sections } = await loadContent(locale, `legal/${name}`);
		expect(sections.map(({ id }) => id)).toEqual(LEGAL_TEXTS[name].sections);
		for (const html of [intro, ...sections.map((section) => section.html)]) expect(html.length).toBeGreaterThan(100);
		expect(title).not.toBe("");
	});

	it.each(TEXTS)("%s in %s has a value for every placeholder", async (name, locale) => {
		const { intro, sections } = await loadContent(locale, `legal/${name}`);
		expect([intro, ...sections.map(({ html }) => html)].join("")).not.toMatch(/\{\w+\}/);
	});

	it("have 23 sections of terms and 10 of privacy", () => {
		expect(LEGAL_TEXTS.terms.sections).toHaveLength(23);
		expect(LEGAL_TEXTS.privacy.sections).toHaveLength(10);
	});

	it("each show their last change", () => {
		expect(Object.values(LEGAL_TEXTS).map(({ updated }) => updated)).toEqual(["2016-06-27", "2026-11-25"]);
	});

	it.each([
		[
			"en",
			["work phone", "how many roles", "the needs they describe", "mobile phone"],
			["14 days", "encrypted cookie", "30 minutes"],
			["deleted 12 months after the job has closed", "a week", "a month", "two weeks"],
		],
		[
			"id",
			["telepon kantor", "berapa posisi", "kebutuhan yang mereka ceritakan", "nomor ponsel"],
			["14 hari", "cookie terenkripsi", "30 menit"],
			["dihapus 12 bulan setelah lowongan ditutup", "seminggu", "sebulan", "dua minggu"],
		],
	] as const)("in %s name the stored data and its retention", async (locale, data, cookies, retention) => {
		const { sections } = await loadContent(locale, "legal/privacy");
		const textOf = (id: string) => sections.find((section) => section.id === id)?.html;
		for (const messages of data) expect(textOf("data")).toContain(messages);
		for (const messages of cookies) expect(textOf("cookies")).toContain(messages);
		for (const messages of retention) expect(textOf("retention")).toContain(messages);
		expect(textOf("cookies")).toContain(`${DRAFT_LIFETIME_MS / 86_400_000} `);
	});

	it.each([
		["en", "SGD 100", "children under 13", "/privacypolicy"],
		["id", "SGD 100", "anak di bawah 13 tahun", "/id/privacypolicy"],
	] as const)(
		"in %s cap liability, exclude children and link to pages in their language",
		async (locale, cap, children, link) => {
			const [terms, privacy] = await Promise.all([
				loadContent(locale, "legal/terms"),
				loadContent(locale, "legal/privacy"),
			]);
			const sectionOf = (text: typeof terms, id: string) => text.sections.find((section) => section.id === id)?.html;
			expect(sectionOf(terms, "liability")).toContain(cap);
			expect(sectionOf(privacy, "children")).toContain(children);
			expect(sectionOf(terms, "privacy")).toContain(`href="${link}"`);
		},
	);
});
