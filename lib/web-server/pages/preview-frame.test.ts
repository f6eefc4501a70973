import { startWebServer } from "../../../tests/support/sites/web-server";
import { page } from "../../../tests/support/sites/web-server-site";

const [MAIN, EU] = ["https://recruiter.example.com", "https://eu.example.com"];
const CODE = "PREVIEWBCDFGHJKMNPQRSTVWXYZ";

describe("the page of a recruiter's preview", () => {
	it.each([
		[`/p/${CODE}`, MAIN],
		[`/id/p/${CODE.toLowerCase()}`, MAIN],
		[`/p/${CODE}%2BEU`, EU],
		[`/p/${CODE}+eu`, EU],
		[`/p/${CODE}/applied`, null],
		["/p/PREVIEW1", null],
		["/public/companies/preview-bcdfghjkmnpqrstvwxyz", MAIN],
		["/id/public/companies/preview-bcdfghjkmnpqrstvwxyz", MAIN],
		["/public/companies/preview-bcdfghjkmnpqrstvwxyz/jobs/baker", null],
		["/public/companies/kopi-nusantara", null],
		["/p/ORBIT1", null],
		[`/code/${CODE}`, null],
	])("%s may stand in a frame of the recruiter pages at %s alone", async (path, framedBy) => {
		const site = await startWebServer(
			(_, res) => res.writeHead(200, { "content-type": "text/html" }).end(page("<h1>Job</h1>")),
			{ recruiterOrigins: { main: MAIN, eu: EU } },
		);
		const { headers } = await fetch(site.origin + path);
		const ancestors = framedBy ?? "'none'";
		expect(headers.get("content-security-policy")).toContain(`frame-ancestors ${ancestors};`);
		expect(headers.get("x-frame-options")).toBe(framedBy ? null : "DENY");
		await site.close();
	});
});
