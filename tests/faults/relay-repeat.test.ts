import { CHUNK_BYTES } from "@/lib/contract/limits";
import { relayUpload } from "@/lib/server/relay/relay-upload";
import { StrictHost } from "./relay-host";
import { handFed, headersFor, streamed, upload } from "./relay-requests";

const SIZE = 3 * CHUNK_BYTES;
const FILE = Buffer.alloc(SIZE, 7);

let host: StrictHost;
beforeEach(async () => {
	host = await StrictHost.listen();
});
afterEach(() => host.close());

const from = (offset: number) => headersFor(SIZE, { "upload-offset": String(offset), "upload-new": "0" });

/** A first call that brings so many bytes before its connection breaks. */
async function brokenCall(bytes: number) {
	const body = handFed();
	const call = relayUpload(upload(body.stream, headersFor(SIZE)), host.target);
	body.give(FILE.subarray(0, bytes));
	await new Promise(setImmediate);
	body.breakOff();
	await call;
}

describe("a call repeated by the browser after a break", () => {
	it("doesn't make the host drop stored bytes, but gets the host's position", async () => {
		await brokenCall(700_000);
		const body = handFed();
		const repeat = await relayUpload(upload(body.stream, headersFor(SIZE)), host.target);
		expect([repeat.status, repeat.headers.get("connection")]).toEqual([409, "close"]);
		expect(await repeat.json()).toMatchObject({ code: "upload_gap", received: 700_000 });
		expect(host.file.length).toBe(700_000);
	});

	it("waits for the previous call, which may still be forwarding", async () => {
		const body = handFed();
		const call = relayUpload(upload(body.stream, headersFor(SIZE)), host.target);
		body.give(FILE.subarray(0, 700_000));
		await new Promise(setImmediate);
		const repeat = await relayUpload(upload(handFed().stream, headersFor(SIZE)), host.target);
		expect(await repeat.json()).toMatchObject({ received: 700_000 });
		expect(await (await call).json()).toEqual({ received: 700_000 });
	});

	it("is rejected in the middle of a file too", async () => {
		await brokenCall(CHUNK_BYTES + 5);
		const repeat = await relayUpload(upload(handFed().stream, from(CHUNK_BYTES)), host.target);
		expect(repeat.status).toBe(409);
		expect(await repeat.json()).toMatchObject({ received: CHUNK_BYTES + 5 });
		const rest = upload(streamed(FILE.subarray(CHUNK_BYTES + 5)), from(CHUNK_BYTES + 5));
		expect(await (await relayUpload(rest, host.target)).json()).toHaveProperty("filepath");
	});
});

describe("a complete file", () => {
	beforeEach(async () => {
		await relayUpload(upload(streamed(FILE), headersFor(SIZE)), host.target);
	});

	it("accepts its last bytes again, because the response names it", async () => {
		const tail = upload(FILE.subarray(SIZE - 1_024), from(SIZE - 1_024));
		expect(await (await relayUpload(tail, host.target)).json()).toHaveProperty("filepath");
	});

	it("isn't resent from its beginning", async () => {
		const again = await relayUpload(upload(handFed().stream, headersFor(SIZE)), host.target);
		expect(await again.json()).toMatchObject({ received: SIZE });
	});
});
