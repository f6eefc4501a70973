import { jobPage } from "../../support/pages/job-pages";
import { site } from "../../support/sites/shared-site";

const tagOf = (html: string, name: string) => new RegExp(`<${name}\\b[^>]*>`).exec(html)?.[0] ?? "";

export function describeJobLanguage() {
	describe("the language of a job's page", () => {
		it("is the job's if the site supports it", async () => {
			const { html } = await jobPage(site, { language: "id-ID" });
			expect(tagOf(html, "html")).toBe('<html lang="id-ID" dir="ltr">');
			for (const name of ["body", "h1", "dd"]) expect(tagOf(html, name)).not.toContain("lang=");
		});

		it("is the job's only for its texts if the site doesn't support it", async () => {
			const { html } = await jobPage(site, { language: "ar", title: "مهندس" });
			expect(tagOf(html, "html")).toBe('<html lang="ar" dir="ltr">');
			expect(tagOf(html, "body")).toContain('lang="en"');
			for (const name of ["h1", "dd"]) expect(tagOf(html, name)).toContain('lang="ar"');
			expect(html).toMatch(/<div[^>]* lang="ar"[^>]*><p>About it<\/p>/);
		});

		it("is right-to-left if the job brings its texts in such a language", async () => {
			const messages = { LABEL_APPLY_NOW: "قدّم الآن" };
			const { html } = await jobPage(site, { language: "ar-EG" }, { translation: messages });
			expect(tagOf(html, "html")).toBe('<html lang="ar-EG" dir="rtl">');
			expect(tagOf(html, "body")).not.toContain("lang=");
			expect(html).toContain(messages.LABEL_APPLY_NOW);
		});

		it.each([{ OTHER: "قدّم" }, { LABEL_APPLY_NOW: " " }, null])(
			"ignores a dictionary such as %j",
			async (translation) => {
				const { html } = await jobPage(site, { language: "he" }, { translation });
				expect(tagOf(html, "html")).toBe('<html lang="he" dir="ltr">');
			},
		);

		it("sets the direction of title, company and texts individually", async () => {
			const { html } = await jobPage(site, { title: "مهندس" });
			expect(html).toMatch(/<h1 [^>]*dir="auto"[^>]*>مهندس<\/h1>/);
			expect(html).toMatch(/<p dir="auto"[^>]*>Terang Energy<\/p>/);
			expect(html).toMatch(/<div[^>]* dir="auto"[^>]*><p>Plan roofs<\/p>/);
		});
	});
}
