import { startWebServer } from "../../../tests/support/sites/web-server";
import { page } from "../../../tests/support/sites/web-server-site";

const CODE = "PREVIEWBCDFGHJKMNPQRSTVWXYZ";

describe("the page of a recruiter's preview", () => {
	it.each([
		[`/p/${CODE}`, true],
		[`/id/p/${CODE.toLowerCase()}`, true],
		[`/p/${CODE}%2BEU`, true],
		[`/p/${CODE}/applied`, false],
		["/p/PREVIEW1", false],
		["/public/companies/preview-bcdfghjkmnpqrstvwxyz", true],
		["/id/public/companies/preview-bcdfghjkmnpqrstvwxyz", true],
		["/public/companies/preview-bcdfghjkmnpqrstvwxyz/jobs/baker", false],
		["/public/companies/kopi-nusantara", false],
		["/p/ORBIT1", false],
		[`/code/${CODE}`, false],
	])("%s may stand in a frame of the recruiter's pages: %s", async (path, isFramed) => {
		const site = await startWebServer(
			(_, res) => res.writeHead(200, { "content-type": "text/html" }).end(page("<h1>Job</h1>")),
			{ recruiterOrigin: "https://recruiter.example.com" },
		);
		const { headers } = await fetch(site.origin + path);
		const ancestors = isFramed ? "https://recruiter.example.com" : "'none'";
		expect(headers.get("content-security-policy")).toContain(`frame-ancestors ${ancestors};`);
		expect(headers.get("x-frame-options")).toBe(isFramed ? null : "DENY");
		await site.close();
	});
});
