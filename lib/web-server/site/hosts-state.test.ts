import { jsonAnswer, StubHost } from "../../../tests/support/hosts/stub-host";
import { askHost, hostsState } from "./hosts-state";

describe("the state of hosts", () => {
	const host = new StubHost();
	beforeAll(() => host.start());
	afterAll(() => host.stop());

	it.each([
		[200, { status: "ok" }, { state: "up" }],
		[
			503,
			{ database: "down", store: "ok", queue: "down", secret: "x" },
			{ state: "down", down: ["database", "queue"] },
		],
		[500, "no JSON", { state: "down" }],
		[404, {}, { state: "unknown" }],
		[302, {}, { state: "unknown" }],
		[401, {}, { state: "unknown" }],
	])("is told by the status %s", async (status, body, state) => {
		host.respond = jsonAnswer(status, body);
		expect(await askHost(host.origin)).toEqual(state);
	});

	it("is the worst of both regions, asked once for many probes", async () => {
		host.respond = jsonAnswer(200, {});
		host.seen.length = 0;
		const ask = hostsState({ api: host.origin, apiEu: "http://localhost:1" });
		const all = await Promise.all([ask(), ask(), ask()]);
		expect(all[2]).toEqual({ backend: "down", regions: { main: { state: "up" }, eu: { state: "down" } } });
		expect(host.seen.map(({ url }) => url)).toEqual(["/readyz"]);
	});
});
