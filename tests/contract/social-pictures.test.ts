import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { LOCALES } from "@/lib/i18n/locales";
import { SITE_PAGE_NAMES, type SitePage, socialPicturePath } from "@/lib/site/pages";

/** Maximum size that chat programs load automatically, in bytes. */
const MOST_BYTES = 60_000;

const MODULE = pathToFileURL(join(process.cwd(), "scripts/social-pictures.mjs")).href;

const roots: string[] = [];

/** A folder with the site's texts, in which one page or all pages have pictures. */
function site(...pages: string[]): string {
	const root = mkdtempSync(join(tmpdir(), "social-"));
	roots.push(root);
	cpSync("messages", join(root, "messages"), { recursive: true });
	for (const locale of pages.length > 0 ? LOCALES : []) {
		const all = JSON.parse(readFileSync(join(root, "messages", locale, "pages.json"), "utf8"));
		writeMessages(root, locale, Object.fromEntries(pages.map((page) => [page, all[page]])));
	}
	return root;
}

const writeMessages = (root: string, locale: string, messages: object) =>
	writeFileSync(join(root, "messages", locale, "pages.json"), JSON.stringify(messages));

/** Makes the pictures in a separate process, as the build does. */
const make = (root: string, pictures = "[]") => {
	const script = `import { makeSocialPictures } from "${MODULE}"; await makeSocialPictures(${JSON.stringify(root)}, ${pictures});`;
	return promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
};

const made = (root: string, page: SitePage, locale: string) => join(root, "public", socialPicturePath(page, locale));

afterAll(() => {
	for (const root of roots) rmSync(root, { recursive: true, force: true });
});

describe("pictures for shared links", () => {
	it("exist for every page in every language, 1200 × 630, small, and unique", async () => {
		const root = site();
		await make(root);
		const bodies = SITE_PAGE_NAMES.flatMap((page) => LOCALES.map((locale) => readFileSync(made(root, page, locale))));
		for (const body of bodies) {
			const { format, width, height } = await sharp(body).metadata();
			expect([format, width, height]).toEqual(["png", 1200, 630]);
			expect(body.length).toBeLessThan(MOST_BYTES);
		}
		expect(new Set(bodies.map((body) => body.toString("base64"))).size).toBe(bodies.length);
	}, 60_000);

	it("are kept while their content is unchanged, and follow their texts", async () => {
		const root = site("pricing");
		const read = () => ({
			at: statSync(made(root, "pricing", "en")).mtimeMs,
			body: readFileSync(made(root, "pricing", "en")),
		});
		await make(root);
		const first = read();
		await make(root);
		expect(read().at).toBe(first.at);
		// Letters that the font lacks are omitted, and long texts are cut; nothing is fetched for either.
		writeMessages(root, "en", { pricing: { picture: `Привет 🚀 ${"more than there is room for ".repeat(9)}` } });
		await make(root);
		expect(read().body.equals(first.body)).toBe(false);
	}, 60_000);

	it("can be replaced by a file", async () => {
		const root = site("home");
		const blank = sharp({ create: { width: 1600, height: 1600, channels: 3, background: "#ed2453" } });
		const body = (await blank.png().toBuffer()).toString("base64");
		await make(root, `[{ file: "x", page: "home", language: "id", body: Buffer.from("${body}", "base64") }]`);
		const [own, drawn] = [sharp(made(root, "home", "id")), sharp(made(root, "home", "en"))];
		expect((await own.metadata()).height).toBe(630);
		expect((await own.stats()).dominant.r).toBeGreaterThan(200);
		expect((await drawn.stats()).dominant.r).toBeLessThan(100);
	}, 60_000);
});
