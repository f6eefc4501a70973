import { jobAnswer } from "../support/hosts/job-answers";
import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

let site: StubbedSite;

beforeAll(async () => {
	site = await startStubbedSite();
});
afterAll(() => site.close());

/** A host with a job page that answers the call for lost links with a status. */
const hostWith =
	(status: number): Respond =>
	(response, request) =>
		(request.url.includes("/links/") ? jsonAnswer(status, { message: "-" }) : jobAnswer())(response, request);

describe("a host without the call for lost links", () => {
	beforeAll(() => {
		site.host.respond = hostWith(405);
		site.eu.respond = hostWith(422);
	});

	it("mails no links, so its region isn't offered", async () => {
		const html = await site.html("/enter-code");
		expect(html).toContain('action="/api/public/applications/links/eu?language=en"');
		expect(html).not.toContain("links/main");
		expect(html).not.toContain('value="main"');
	});

	it("has job pages without that way back", async () => {
		expect(await site.html("/p/LOST1")).not.toContain("application/lost-link");
		expect(await site.html("/p/LOST1+EU")).toContain("application/lost-link");
	});

	it("is asked once, without an address", async () => {
		await site.html("/id/enter-code");
		const asked = site.host.seen.filter(({ url }) => url.includes("/links/"));
		expect(asked.map(({ body }) => body.toString())).toEqual(["{}"]);
	});
});
