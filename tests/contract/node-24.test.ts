import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { NODE_24 } from "@/scripts/lib/node-24.mjs";
import { testServing } from "../support/sites/serves";
import { type Site, startSite } from "../support/sites/site";

const execPath = process.versions.node.startsWith("24.") ? process.execPath : resolve(NODE_24);

(existsSync(execPath) ? describe : describe.skip)("the built site on Node.js 24", () => {
	let site: Site;
	beforeAll(async () => {
		site = await startSite({}, { execPath });
	});
	afterAll(() => site.stop());

	it("says nothing about its version", () => {
		expect(site.output()).not.toContain("security fixes");
	});

	testServing(() => site);

	it("stops in time", async () => {
		await site.stop();
		expect(() => process.kill(site.pid, 0)).toThrow();
	});
});
