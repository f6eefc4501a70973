import { requestText, startWebServer, statusOf } from "../../../tests/support/sites/web-server";
import { isStreamed } from "./is-streamed";

describe("streamed documents", () => {
	it.each([
		["/sitemap.xml", true],
		["/sitemaps/pages.xml", true],
		["/sitemaps/jobs-31303030.xml", true],
		["/feeds/indeed.xml", true],
		["/feeds/kopi-nusantara/linkedin.xml", true],
		["/feeds/a/b/indeed.xml", false],
		["/sitemaps", false],
		["/sitemaps/", false],
		["/sitemaps/a/b.xml", false],
		["/sitemaps/jobs.xml.gz", false],
		["/x/sitemap.xml", false],
		["/sitemap.xmlx", false],
		["/id/sitemap.xml", false],
		["/p/sitemap", false],
	])("%s: %s", (path, expected) => {
		expect(isStreamed(path)).toBe(expected);
	});

	it("are sent before they are complete, with the security headers, at any size", async () => {
		const piece = "x".repeat(1_000_000);
		const more: { send?: () => void } = {};
		const site = await startWebServer((_, res) => {
			res.writeHead(200, { "content-type": "application/xml" }).write(piece);
			more.send = () => res.end(piece.repeat(7));
		});
		const answer = await fetch(`${site.origin}/sitemaps/jobs.xml`);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
		expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
		more.send?.();
		expect(await answer.text()).toHaveLength(8_000_000);
		await site.close();
	});

	it("break off if their source breaks", async () => {
		const site = await startWebServer((_, res) => {
			res.writeHead(200, { "content-type": "application/xml" }).write("<urlset>");
			setImmediate(() => res.destroy());
		});
		const answer = await site.raw(requestText("GET /sitemap.xml"));
		expect(statusOf(answer)).toBe(200);
		expect(answer).not.toMatch(/\r\n0\r\n\r\n$/);
		await site.close();
	});
});
