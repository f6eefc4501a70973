import { requestPath } from "@/lib/jobs/request-address";
import { type Site, startSite } from "../support/site";
import { SPEC } from "../support/spec-answers";
import { SpecHost } from "../support/spec-host";

let site: Site;
const host = new SpecHost();

beforeAll(async () => {
	await host.start();
	site = await startSite(host.variables);
});
beforeEach(() => host.reset());
afterAll(async () => {
	await site.stop();
	await host.stop();
});

describe("the site in front of a host that knows the specification alone", () => {
	it.each([
		["a job by its code", `/p/${SPEC.code}`],
		["a job by slugs", `/public/companies/${SPEC.company}/jobs/${SPEC.job}`],
		["a request for documents", requestPath("upload", SPEC.hash)],
	])("shows %s", async (_, path) => {
		const answer = await fetch(site.origin + path);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain("Roof Planner");
	});
});
