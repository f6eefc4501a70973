import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { NODE_24 } from "@/scripts/lib/node-24.mjs";
import { applicant, form, pdf } from "../support/backend/requests";
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

	it.each(["/", "/id", "/p/ORBIT1", "/public/companies", "/code/DEMO1234", "/p/ORBIT1/social"])(
		"answers %s",
		async (path) => {
			const answer = await fetch(`${site.origin}${path}`);
			expect([answer.status, (await answer.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
		},
	);

	it("takes an application with a file", async () => {
		const headers = { origin: site.origin, "sec-fetch-site": "same-origin", "x-job-code": "ORBIT1" };
		const about = { identifier: "node-24-upload-000001", extension: "pdf", fileName: "cv.pdf", size: 600, slot: 1 };
		const upload = form({ ...about, start: 0, end: 600, isNewFile: true }, { dataFile: pdf() });
		const stored = await fetch(`${site.backend}/companies/2/upload`, { method: "POST", body: upload });
		const { filepath } = await stored.json();
		const body = form(applicant({ file_cv: filepath }));
		const sent = await fetch(`${site.origin}/api/public/ORBIT1`, { method: "POST", body, headers });
		expect([sent.status, await sent.json()]).toEqual([
			200,
			expect.objectContaining({ interview_code: expect.any(String) }),
		]);
	});

	it("stops in time", async () => {
		await site.stop();
		expect(() => process.kill(site.pid, 0)).toThrow();
	});
});
