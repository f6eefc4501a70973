import { randomBytes } from "node:crypto";
import { CHUNK_BYTES, LARGEST_CHUNK_BYTES } from "@/lib/contract/limits";
import { ChunkBuffer, type Encoding } from "@/lib/server/relay/chunk-buffer";
import { relayUpload } from "@/lib/server/relay/relay-upload";
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

	it("gets no chunk whose predecessor it didn't store", async () => {
		host.react = ({ fields }) =>
			Number(fields.start) > 3 * CHUNK_BYTES ? { status: 507, body: { message: "full" } } : undefined;
		const answer = await relayUpload(rest(), host.target);
		expect(answer.status).toBe(507);
		const refused = host.chunks.filter(({ fields }) => Number(fields.start) > 3 * CHUNK_BYTES);
		expect(refused).toHaveLength(1);
	});

	it("gets a chunk again whose connection broke, one at a time", async () => {
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
		expect(host.mostInFlight).toBe(1);
	});
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
