import { applicant, form, pdf } from "../backend/requests";

const PAGES = ["/", "/id", "/p/ORBIT1", "/p/ORBIT1+EU", "/public/companies", "/code/DEMO1234", "/p/ORBIT1/social"];

/** Tests that a site with its embedded backend shows its pages and takes an application with a file. */
export function testServing(site: () => { origin: string; backend: string }): void {
	it.each(PAGES)("answers %s", async (path) => {
		const answer = await fetch(`${site().origin}${path}`);
		expect([answer.status, (await answer.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
	});

	it("takes an application with a file", async () => {
		const { origin, backend } = site();
		const about = { identifier: "served-upload-00000001", extension: "pdf", fileName: "cv.pdf", size: 600, slot: 1 };
		const upload = form({ ...about, start: 0, end: 600, isNewFile: true }, { dataFile: pdf() });
		const stored = await fetch(`${backend}/companies/2/upload`, { method: "POST", body: upload });
		const { filepath } = await stored.json();
		const headers = { origin, "sec-fetch-site": "same-origin", "x-job-code": "ORBIT1" };
		const body = form(applicant({ file_cv: filepath }));
		const sent = await fetch(`${origin}/api/public/ORBIT1`, { method: "POST", body, headers });
		expect([sent.status, await sent.json()]).toEqual([
			200,
			expect.objectContaining({ interview_code: expect.any(String) }),
		]);
	});
}
