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
	const asked = () => stubbed.host.calls.filter(({ url }) => url.includes("companies")).length;
	await until(() => asked() > 0);
	// The home pages come first, in turn: a visit to a page that is being rendered shares its rendering.
	expect((await stubbed.get("/id")).status).toBe(200);
	await stubbed.get("/id");
	const calls = asked();
	expect((await stubbed.get("/")).status).toBe(200);
	expect(asked()).toBe(calls);
	await until(() => served("/").length > 0);
	expect(served("/")).toEqual(["hit"]);
});
