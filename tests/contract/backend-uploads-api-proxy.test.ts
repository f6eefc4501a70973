import { createServer, type Listening } from "@/backend/region/listen";
import { openApp, type TestApp } from "../support/backend/app";
import { form, pdf } from "../support/backend/requests";
import { type ApiProxy, openApiProxy, SITE } from "../support/sites/api-proxy";

describe("single-call files, through the site's API proxy", () => {
	let test: TestApp;
	let listening: Listening;
	let proxy: ApiProxy;

	beforeAll(async () => {
		test = await openApp();
		listening = await createServer(0);
		listening.serve(test.app);
		proxy = await openApiProxy({ API_HOST: `http://localhost:${listening.address.port}` });
	});
	afterAll(async () => {
		await proxy.close();
		await listening.close(1_000);
		await test.close();
	});

	const post = (path: string, file: File, headers = {}) =>
		proxy.post(path, form({ type: "cv", is_cv: 1 }, { file }), { origin: SITE, ...headers });

	it.each([6_000_000, 19_000_000])("a legacy CV of %s bytes is rejected with the product's message", async (size) => {
		const answer = await post("/upload-cv", pdf("cv.pdf", size));
		expect(answer.status).toBe(413);
		expect(await answer.json()).toMatchObject({ message: "file type cannot more than 5 MB." });
	});

	it("a legacy CV gets its file name", async () => {
		const answer = await post("/upload-cv", pdf("cv.pdf", 4_900_000));
		expect(answer.status).toBe(200);
		expect(await answer.json()).toEqual({ file_name: expect.stringMatching(/^cvs\//) });
	});

	it.each(["store_and_extract_document", "multi_document_save"])(
		"a repeat of %s returns the first response",
		async (call) => {
			const headers = { "idempotency-key": `a-key-of-the-browser-${call}` };
			const first = await post(`/companies/2/${call}`, pdf(), headers);
			expect(first.status).toBe(200);
			const again = await post(`/companies/2/${call}`, pdf(), headers);
			expect(await again.json()).toEqual(await first.json());
		},
	);

	it("a full disk is reported as such", async () => {
		test.deps.freeBytes = async () => 0;
		const answer = await post("/companies/2/multi_document_save", pdf());
		expect(answer.status).toBe(507);
		expect(await answer.json()).toMatchObject({ message: "There is no room left to store this." });
	});
});
