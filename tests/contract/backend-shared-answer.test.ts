import { sharedAnswer } from "@/lib/contract/schemas/shared-answer";
import { describeBackend } from "../support/backend/engines";
import { expectFits, send } from "../support/backend/requests";

describeBackend("a shared answer", (test) => {
	const show = (hash: string) => send(test.app, `/public/candidates/video/${hash}/filter`);

	it("returns candidate, question and job", async () => {
		const answer = await show("answer-1");
		expectFits("sharedAnswer", answer);
		const { company, candidate, job, question } = sharedAnswer.parse(answer.body);
		expect(company).toEqual({
			title: "Terang Energy",
			logoUrl: "http://backend.test/media/terang-energy-logo.svg",
		});
		expect([candidate?.fullname, job?.title]).toEqual(["Ayu Lestari Wibowo", "Field Operations Coordinator"]);
		expect(question?.title).toMatch(/\?$/);
	});

	it("has a video, a picture and captions", async () => {
		const { video_url, thumbnail_url, captions_url } = sharedAnswer.parse((await show("answer-1")).body);
		const types: string[] = [];
		for (const url of [video_url, thumbnail_url, captions_url]) {
			const answer = await test.app.fetch(new Request(String(url)));
			expect(answer.status).toBe(200);
			types.push(String(answer.headers.get("content-type")));
		}
		expect(types).toEqual(["video/webm", "image/svg+xml", "text/vtt; charset=utf-8"]);
	});

	it("has a seekable video", async () => {
		const { video_url } = sharedAnswer.parse((await show("answer-1")).body);
		const part = await test.app.fetch(new Request(String(video_url), { headers: { range: "bytes=0-3" } }));
		// The first bytes of every WebM file.
		expect([part.status, [...new Uint8Array(await part.arrayBuffer())]]).toEqual([206, [0x1a, 0x45, 0xdf, 0xa3]]);
	});

	it("has no video before it is recorded", async () => {
		const answer = await show("answer-none");
		expectFits("sharedAnswer", answer);
		expect(Object.keys(answer.body).sort()).toEqual(["candidate", "company", "job", "question"]);
	});

	it.each(["answer-2", "Answer-1", "answer-1x", "toString"])("is unknown as %s", async (hash) => {
		expect((await show(hash)).status).toBe(404);
	});

	it.each(["a", "answer%2F1", "answer%201", "x".repeat(129)])("rejects the address %s", async (hash) => {
		expect((await show(hash)).status).toBe(404);
	});
});
