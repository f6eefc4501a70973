import { until } from "../support/runner/until";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

let stubbed: StubbedSite;
beforeAll(async () => {
	stubbed = await startStubbedSite({ RENDER_AHEAD: "on", LOG_LEVEL: "info" });
});
afterAll(() => stubbed.close());

/** How the access log says that a page was served, for each visit so far. */
const served = (path: string) =>
	stubbed.site
		.output()
		.split("\n")
		.filter((line) => line.includes(`"path":"${path}"`))
		.map((line) => JSON.parse(line).cache);

it("a new process renders its own pages in both languages before somebody asks for them", async () => {
	const asked = (path: string) => stubbed.host.calls.filter(({ url }) => url.startsWith(path)).length;
	// Pages are rendered in turn, the home pages first: when the page about the team is, both are there.
	await until(() => asked("/astro-jobs") > 0);
	expect(asked("/public/companies")).toBe(1);
	for (const path of ["/", "/id"]) {
		expect((await stubbed.get(path)).status).toBe(200);
		await until(() => served(path).length > 0);
		expect(served(path)).toEqual(["hit"]);
	}
	expect(asked("/public/companies")).toBe(1);
});
