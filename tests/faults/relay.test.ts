import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { z } from "zod";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import type { Encoding } from "@/lib/server/relay/chunk-buffer";
import type { RelayTarget } from "@/lib/server/relay/post-chunk";
import { relayUpload } from "@/lib/server/relay/relay-upload";
import { absentTarget, StrictHost } from "./relay-host";
import { ADDRESS, handFed, headersFor, IDENTIFIER, streamed, upload } from "./relay-requests";

let host: StrictHost;
beforeEach(async () => {
	host = await StrictHost.listen();
});
afterEach(() => host.close());

const target = (more: Partial<RelayTarget> = {}): RelayTarget => ({
	url: host.url,
	headers: { "x-request-id": "r-1" },
	encoding: "binary",
	timeoutMs: 20_000,
	...more,
});

describe("relayUpload", () => {
	describe.each<Encoding>(["base64", "binary"])("with data as %s", (encoding) => {
		it.each([1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES + 7])(
			"sends a file of %i bytes to the host in chunks of the contract's size",
			async (size) => {
				const file = randomBytes(size);
				const answer = await relayUpload(upload(streamed(file), headersFor(size)), target({ encoding }));
				expect(answer.status).toBe(200);
				expect(await answer.json()).toMatchObject({ filepath: `candidates/${IDENTIFIER}` });
				expect(host.file.equals(file)).toBe(true);
				expect(host.chunks.map((chunk) => chunk.data.length).slice(0, -1)).toEqual(
					Array(Math.ceil(size / CHUNK_BYTES) - 1).fill(CHUNK_BYTES),
				);
			},
		);

		it("sends the contract's fields and the proxy's headers", async () => {
			await relayUpload(
				upload(streamed(randomBytes(CHUNK_BYTES + 5)), headersFor(CHUNK_BYTES + 5)),
				target({ encoding }),
			);
			const [first, second] = host.chunks;
			expect(first?.fields).toMatchObject({
				extension: "pdf",
				fileName: "Résumé 简历.pdf",
				identifier: IDENTIFIER,
				size: String(CHUNK_BYTES + 5),
				start: "0",
				end: String(CHUNK_BYTES),
				isNewFile: "1",
				slot: "0",
			});
			expect(second?.fields).toMatchObject({ start: String(CHUNK_BYTES), isNewFile: "0" });
			expect(first?.headers["x-request-id"]).toBe("r-1");
		});

		it("forwards what arrived before the browser's connection broke", async () => {
			const size = 3 * CHUNK_BYTES;
			const file = randomBytes(size);
			const body = handFed();
			const answer = relayUpload(upload(body.stream, headersFor(size)), target({ encoding }));
			body.give(file.subarray(0, CHUNK_BYTES + 12_345));
			await host.arrived(1);
			body.breakOff();
			expect(await (await answer).json()).toEqual({ received: expect.any(Number) });
			const storedBytes = host.file.length;
			expect(storedBytes).toBeGreaterThanOrEqual(CHUNK_BYTES);

			const rest = headersFor(size, { "upload-offset": String(storedBytes), "upload-new": "0" });
			const end = await relayUpload(upload(streamed(file.subarray(storedBytes)), rest), target({ encoding }));
			expect(await end.json()).toHaveProperty("filepath");
			expect(host.file.equals(file)).toBe(true);
		});
	});

	it("frees the memory of a request's bytes as soon as they are in a chunk", async () => {
		const file = randomBytes(3 * CHUNK_BYTES + 7);
		const pieces: Uint8Array[] = [];
		let isEarly = false;
		const site = createServer(async (req, res) => {
			const { push } = req;
			req.push = (piece) => {
				isEarly ||= pieces[0]?.length === 0;
				if (piece) pieces.push(piece);
				return push.call(req, piece);
			};
			const { signal } = new AbortController();
			const headers = new Headers(headersFor(file.length));
			const answer = await relayUpload({ url: ADDRESS, method: "POST", headers, body: req, signal }, target());
			res.setHeader("connection", "close").end(await answer.text());
		}).listen(0, "localhost");
		await once(site, "listening");
		const { port } = z.object({ port: z.number() }).parse(site.address());
		const answer = await fetch(`http://localhost:${port}`, { method: "POST", body: file });
		site.close();
		expect(await answer.json()).toHaveProperty("filepath");
		expect(host.file.equals(file)).toBe(true);
		expect(pieces.map(({ length }) => length).filter((length) => length > 0)).toEqual([]);
		expect(isEarly).toBe(true);
	});

	it("keeps a prefix that is smaller than a chunk", async () => {
		const body = handFed();
		const answer = relayUpload(upload(body.stream, headersFor(5_000_000)), target());
		body.give(Buffer.alloc(300_000, 1));
		body.give(Buffer.alloc(777, 2));
		await new Promise(setImmediate);
		body.breakOff();
		expect(await (await answer).json()).toEqual({ received: 300_777 });
		expect(host.file.length).toBe(300_777);
	});

	it("forwards what has arrived when the browser falls silent, and continues when it resumes", async () => {
		const body = handFed();
		const answer = relayUpload(upload(body.stream, headersFor(1_000)), target({ idleMs: 10 }));
		body.give(Buffer.alloc(700, 1));
		await host.arrived(1);
		expect(host.chunks[0]?.fields).toMatchObject({ start: "0", end: "700" });
		body.give(Buffer.alloc(300, 2));
		body.end();
		expect(await (await answer).json()).toHaveProperty("filepath");
		expect(host.chunks.map(({ fields }) => fields.isNewFile)).toEqual(["1", "0"]);
	});

	it("accepts a body that ends early, and returns the host's position", async () => {
		const answer = await relayUpload(upload(Buffer.alloc(1_000), headersFor(9_000)), target());
		expect(answer.status).toBe(200);
		expect(await answer.json()).toEqual({ received: 1_000 });
	});

	it("reports a rejected position with the host's offset, and stops reading", async () => {
		const body = handFed();
		const headers = headersFor(9_000_000, { "upload-offset": "4000000", "upload-new": "0" });
		const answer = relayUpload(upload(body.stream, headers), target());
		body.give(Buffer.alloc(CHUNK_BYTES));
		const refused = await answer;
		expect(refused.status).toBe(409);
		expect(await refused.json()).toEqual({ message: "gap", received: 0 });
		expect(refused.headers.get("connection")).toBe("close");
		expect(host.chunks).toHaveLength(1);
	});

	it("returns the position when the host stored less than it was sent", async () => {
		host.react = () => ({ status: 200, body: { received: 10 } });
		const answer = await relayUpload(upload(Buffer.alloc(1_000), headersFor(9_000)), target());
		expect(answer.status).toBe(409);
		expect(await answer.json()).toMatchObject({ code: "upload_gap", received: 10 });
	});

	it("retries a chunk once when the host closed the connection under it", async () => {
		host.react = (_chunk, count) => (count === 2 ? "hang-up" : undefined);
		const file = randomBytes(2 * CHUNK_BYTES);
		const answer = await relayUpload(upload(streamed(file), headersFor(file.length)), target());
		expect(answer.status).toBe(200);
		expect(host.file.equals(file)).toBe(true);
		expect(host.chunks).toHaveLength(3);
	});

	it("answers 503 when the host dies", async () => {
		host.react = (_chunk, count) => (count > 1 ? "hang-up" : undefined);
		const answer = await relayUpload(upload(streamed(Buffer.alloc(3_000_000)), headersFor(3_000_000)), target());
		expect(answer.status).toBe(503);
		expect(await answer.json()).toMatchObject({ code: "host_unreachable" });
	});

	it("answers 503 when no host listens", async () => {
		const answer = await relayUpload(upload(Buffer.alloc(10), headersFor(10)), await absentTarget());
		expect(answer.status).toBe(503);
	});

	it("answers 504 when the host is silent", async () => {
		host.react = () => "silence";
		const answer = await relayUpload(upload(Buffer.alloc(10), headersFor(10)), target({ timeoutMs: 50 }));
		expect(answer.status).toBe(504);
		expect(await answer.json()).toMatchObject({ code: "host_timeout" });
	});

	it("passes on that an upload will take long", async () => {
		host.react = (_chunk, count) =>
			count === 1 ? { status: 200, body: { status: "longupload" } } : { status: 200, body: { filepath: "f" } };
		const answer = await relayUpload(
			upload(streamed(Buffer.alloc(CHUNK_BYTES + 1)), headersFor(CHUNK_BYTES + 1)),
			target(),
		);
		expect(await answer.json()).toEqual({ status: "longupload", filepath: "f" });
	});

	it("never completes a file with a body that continues", async () => {
		const answer = await relayUpload(upload(streamed(Buffer.alloc(1_001)), headersFor(1_000)), target());
		expect(answer.status).toBe(413);
		expect(host.chunks).toHaveLength(0);

		const later = await relayUpload(
			upload(streamed(Buffer.alloc(CHUNK_BYTES + 1), CHUNK_BYTES), headersFor(CHUNK_BYTES)),
			target(),
		);
		expect(later.status).toBe(413);
		expect(host.chunks).toHaveLength(0);
	});

	it("sends one chunk at a time and reads at most one ahead", async () => {
		let given = 0;
		const body = new ReadableStream<Uint8Array>(
			{
				pull(controller) {
					given += 1;
					controller.enqueue(new Uint8Array(100_000));
				},
			},
			{ highWaterMark: 0 },
		);
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		let running = 0;
		let most = 0;
		let ends = 0;
		const answer = relayUpload(
			upload(body, headersFor(4_000_000_000)),
			target({
				async send() {
					running += 1;
					most = Math.max(most, running);
					await held;
					running -= 1;
					ends += 1;
					return { status: ends < 5 ? 200 : 507, headers: {}, body: JSON.stringify({ status: "ok" }) };
				},
			}),
		);
		for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
		expect(given).toBeLessThanOrEqual(21);
		release();
		expect((await answer).status).toBe(507);
		expect(most).toBe(1);
		expect(given).toBeLessThanOrEqual(71);
	});
});
