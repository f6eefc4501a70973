import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { CHUNK_BYTES, LARGEST_CHUNK_BYTES } from "@/lib/contract/limits";
import type { HostCall } from "@/lib/server/host-client";
import { ChunkBuffer, type Encoding } from "@/lib/server/relay/chunk-buffer";
import { relayUpload } from "@/lib/server/relay/relay-upload";
import { until } from "../support/runner/until";
import { StrictHost } from "./relay-host";
import { handFed, headersFor, streamed, upload } from "./relay-requests";

const SIZE = 12 * CHUNK_BYTES + 7;
const FILE = randomBytes(SIZE);

let host: StrictHost;
beforeEach(async () => {
	host = await StrictHost.listen();
	host.chunkLimit = LARGEST_CHUNK_BYTES;
	// The call that tells the host about the file.
	await relayUpload(upload(FILE.subarray(0, CHUNK_BYTES), headersFor(SIZE)), host.target);
});
afterEach(() => {
	jest.restoreAllMocks();
	return host.close();
});

/** The call that brings the file's bytes from `offset` on. */
const rest = (body: BodyInit = streamed(FILE.subarray(CHUNK_BYTES)), offset = CHUNK_BYTES) =>
	upload(body, headersFor(SIZE, { "upload-offset": String(offset), "upload-new": "0" }));

const lengths = () => host.chunks.slice(1).map(({ data }) => data.length);

/** A clock that stands still is a line without a limit. */
const onFastLine = () => jest.spyOn(performance, "now").mockReturnValue(1_000);

describe("a host that says how large a chunk may be", () => {
	it("gets chunks of that size over a fast line, and the same file", async () => {
		onFastLine();
		const answer = await relayUpload(rest(), host.target);
		expect(await answer.json()).toHaveProperty("filepath");
		expect(host.file.equals(FILE)).toBe(true);
		expect(Math.max(...lengths())).toBe(LARGEST_CHUNK_BYTES);
		expect(lengths().length).toBeLessThan(6);
	});

	it("gets none that is longer than the site's own limit, or than the host's", async () => {
		onFastLine();
		host.chunkLimit = 2 * CHUNK_BYTES;
		await relayUpload(rest(), host.target);
		expect(host.file.equals(FILE)).toBe(true);
		expect(Math.max(...lengths())).toBe(2 * CHUNK_BYTES);
	});

	it.each<[string, Encoding, number | undefined]>([
		["that takes base64 text", "base64", LARGEST_CHUNK_BYTES],
		["that says nothing", "binary", undefined],
		["whose limit makes no sense", "binary", 5],
	])("gets the contract's chunks if it is one %s", async (_, encoding, chunkLimit) => {
		onFastLine();
		host.chunkLimit = chunkLimit;
		await relayUpload(rest(), { ...host.target, encoding });
		expect(host.file.equals(FILE)).toBe(true);
		expect(new Set(lengths().slice(0, -1))).toEqual(new Set([CHUNK_BYTES]));
		expect(host.mostInFlight).toBe(1);
	});

	it("gets what has arrived when the browser breaks off", async () => {
		const body = handFed();
		const call = relayUpload(rest(body.stream), host.target);
		body.give(FILE.subarray(CHUNK_BYTES, 4 * CHUNK_BYTES));
		await new Promise(setImmediate);
		body.breakOff();
		expect(await (await call).json()).toEqual({ received: 4 * CHUNK_BYTES });
		expect(host.file.equals(FILE.subarray(0, 4 * CHUNK_BYTES))).toBe(true);
	});

	it("never gets the end of a chunk whose predecessor it didn't store", async () => {
		host.react = ({ fields }) =>
			Number(fields.start) > 3 * CHUNK_BYTES ? { status: 507, body: { message: "full" } } : undefined;
		const answer = await relayUpload(rest(), host.target);
		expect(answer.status).toBe(507);
		const refused = host.chunks.filter(({ fields }) => Number(fields.start) > 3 * CHUNK_BYTES);
		expect(refused).toHaveLength(1);
	});

	it("gets a chunk again whose connection broke, and the next one after it", async () => {
		onFastLine();
		let isBroken = false;
		host.react = ({ fields }) => {
			if (isBroken || Number(fields.start) < 3 * CHUNK_BYTES) return undefined;
			isBroken = true;
			return "hang-up";
		};
		const answer = await relayUpload(rest(), host.target);
		expect(await answer.json()).toHaveProperty("filepath");
		expect(host.file.equals(FILE)).toBe(true);
	});
});

it("sends a chunk while the one before is being stored, all but its end", async () => {
	onFastLine();
	const calls: { bytes: number; isWhole: boolean }[] = [];
	const stored: (() => void)[] = [];
	let isHeld = true;
	const send = async ({ method, body }: HostCall) => {
		const answer = { filepath: "candidates/1", received: CHUNK_BYTES, size: SIZE, chunk_limit: LARGEST_CHUNK_BYTES };
		const reply = { status: 200, headers: {}, body: JSON.stringify(answer) };
		if (method === "GET") return reply;
		const call = { bytes: 0, isWhole: false };
		calls.push(call);
		for await (const piece of body instanceof Readable ? body : [body]) call.bytes += Buffer.from(piece).length;
		call.isWhole = true;
		if (isHeld) await new Promise<void>((resolve) => stored.push(resolve));
		return { ...reply, body: JSON.stringify({ filepath: "candidates/1" }) };
	};
	const answer = relayUpload(rest(), { ...host.target, send });
	await until(() => (calls[1]?.bytes ?? 0) > 2 * CHUNK_BYTES && stored.length === 1);
	expect(calls.map(({ isWhole }) => isWhole)).toEqual([true, false]);
	isHeld = false;
	stored[0]?.();
	expect((await answer).status).toBe(200);
});

describe("a large chunk", () => {
	const filled = (bytes: number) => {
		const buffer = new ChunkBuffer("binary", LARGEST_CHUNK_BYTES);
		buffer.take(Buffer.alloc(1));
		return { buffer, fill: () => buffer.take(Buffer.alloc(bytes - 1)) };
	};

	it("is due once it is full", () => {
		onFastLine();
		const { buffer, fill } = filled(LARGEST_CHUNK_BYTES);
		expect(buffer.isDue).toBe(false);
		fill();
		expect(buffer.isDue).toBe(true);
	});

	it.each([
		[CHUNK_BYTES, 50, false],
		[CHUNK_BYTES, 150, true],
		[CHUNK_BYTES - 1, 150_000, false],
	])("of %i bytes after %i ms is due: %s", (bytes, ms, isDue) => {
		const clock = onFastLine();
		const { buffer, fill } = filled(bytes);
		clock.mockReturnValue(1_000 + ms);
		fill();
		expect(buffer.isDue).toBe(isDue);
	});
});
