import { randomBytes } from "node:crypto";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import { relayUpload } from "@/lib/server/relay/relay-upload";
import type { ReadChunk } from "./relay-host";
import { absentTarget, StrictHost } from "./relay-host";
import { handFed, headersFor, IDENTIFIER, streamed, upload } from "./relay-requests";

const SIZE = 3 * CHUNK_BYTES;
const FILE = randomBytes(SIZE);

let host: StrictHost;
beforeEach(async () => {
	host = await StrictHost.listen();
});
afterEach(() => host.close());

const bytesAtHost = () => host.chunks.reduce((sum, { data }) => sum + data.length, 0);

/** A host that appends every chunk to its file, and answers each with `body`. */
function addWhatComes(body: unknown = "") {
	const held: Buffer[] = [];
	host.react = ({ data }: ReadChunk) => {
		held.push(data);
		return { status: 200, body };
	};
	return () => Buffer.concat(held);
}

/** A step of an upload: its bytes come whole or not at all. */
const step = (name: string, start: number, end: number, body: BodyInit = streamed(FILE.subarray(start, end))) =>
	upload(
		body,
		headersFor(SIZE, {
			"upload-identifier": name,
			"upload-offset": String(start),
			"upload-end": String(end),
			"upload-new": start === 0 ? "1" : "0",
		}),
	);

describe("chunks of a host with minimal responses", () => {
	it.each(["", "OK", " ok\n", '"stored"', "null", "{}", '{"message":"ok"}', '{"filepath":"parts/1"}'])(
		"count as received when it answers %j, except the last",
		async (body) => {
			host.react = () => ({ status: 200, body });
			const answer = await relayUpload(upload(FILE.subarray(0, CHUNK_BYTES), headersFor(SIZE)), host.target);
			expect([answer.status, await answer.json()]).toEqual([200, { received: CHUNK_BYTES }]);
		},
	);

	it("yield the file's name with the last one", async () => {
		host.react = ({ fields }) => ({ status: 200, body: fields.end === fields.size ? { filepath: "f/1" } : "OK" });
		const answer = await relayUpload(upload(streamed(FILE), headersFor(SIZE)), host.target);
		expect(await answer.json()).toEqual({ filepath: "f/1" });
	});
});

describe("a single chunk", () => {
	it("goes to the host once it is complete, without a status request", async () => {
		const held = addWhatComes();
		const questions = jest.spyOn(host, "tell" as never);
		const answer = await relayUpload(step(`${IDENTIFIER}-a`, CHUNK_BYTES, 2 * CHUNK_BYTES), host.target);
		expect(await answer.json()).toEqual({ received: 2 * CHUNK_BYTES });
		expect(held().equals(FILE.subarray(CHUNK_BYTES, 2 * CHUNK_BYTES))).toBe(true);
		expect(questions).not.toHaveBeenCalled();
	});

	it("brings nothing to the host when its connection breaks or falls silent earlier", async () => {
		const body = handFed();
		const target = { ...host.target, idleMs: 10 };
		const answer = relayUpload(step(`${IDENTIFIER}-b`, 0, CHUNK_BYTES, body.stream), target);
		body.give(FILE.subarray(0, 700_000));
		await new Promise((resolve) => setTimeout(resolve, 50));
		body.breakOff();
		expect((await answer).status).toBe(400);
		expect(host.chunks).toHaveLength(0);
	});

	it("repeated by the browser gets the first one's response, even while that is pending", async () => {
		const held = addWhatComes();
		const [start, end] = [CHUNK_BYTES, 2 * CHUNK_BYTES];
		const name = `${IDENTIFIER}-c`;
		const first = relayUpload(step(name, start, end), host.target);
		await host.arrived(1);
		const answers = [
			await first,
			...(await Promise.all([1, 2].map(() => relayUpload(step(name, start, end), host.target)))),
		];
		for (const answer of answers) expect(await answer.json()).toEqual({ received: end });
		expect(held()).toHaveLength(CHUNK_BYTES);
	});

	it("goes to the host again after a rejection", async () => {
		host.react = (_chunk, count) => ({ status: count === 1 ? 429 : 200, body: "" });
		const name = `${IDENTIFIER}-d`;
		expect((await relayUpload(step(name, CHUNK_BYTES, 2 * CHUNK_BYTES), host.target)).status).toBe(429);
		expect((await relayUpload(step(name, CHUNK_BYTES, 2 * CHUNK_BYTES), host.target)).status).toBe(200);
		expect(bytesAtHost()).toBe(2 * CHUNK_BYTES);
	});

	it("isn't resent by the proxy when the host closes the connection under it", async () => {
		host.react = () => "hang-up";
		const answer = await relayUpload(step(`${IDENTIFIER}-e`, CHUNK_BYTES, 2 * CHUNK_BYTES), host.target);
		expect([answer.status, await answer.json()]).toEqual([
			503,
			expect.not.objectContaining({ received: expect.anything() }),
		]);
		expect(host.chunks).toHaveLength(1);
	});

	it("is reported as not sent when the host is unreachable", async () => {
		const lost = step(`${IDENTIFIER}-f`, CHUNK_BYTES, 2 * CHUNK_BYTES);
		const answer = await relayUpload(lost, await absentTarget());
		expect(await answer.json()).toMatchObject({ code: "host_unreachable", received: CHUNK_BYTES });
	});

	it.each([
		["before its start", { "upload-end": "10" }],
		["beyond the file", { "upload-end": String(SIZE + 1) }],
		["further than a chunk", { "upload-end": String(CHUNK_BYTES + 2 * CHUNK_BYTES) }],
	])("must not end %s", async (_, more) => {
		const headers = headersFor(SIZE, { "upload-offset": String(CHUNK_BYTES), "upload-new": "0", ...more });
		expect((await relayUpload(upload(Buffer.alloc(5), headers), host.target)).status).toBe(422);
	});
});

describe("a host that reports a long upload", () => {
	const sayLong = () => {
		host.react = ({ fields }) => {
			const end = Number(fields.end);
			if (end === SIZE) return { status: 200, body: { filepath: "f/1" } };
			return { status: 200, body: { received: end, status: end === CHUNK_BYTES ? "longupload" : undefined } };
		};
	};

	it("is passed on with the call's response, whichever chunk brought it", async () => {
		sayLong();
		const answer = await relayUpload(upload(streamed(FILE), headersFor(SIZE)), host.target);
		expect(await answer.json()).toEqual({ filepath: "f/1", status: "longupload" });
	});
});
