import { CHUNK_BYTES } from "@/lib/contract/limits";
import { relayUpload } from "@/lib/server/relay/relay-upload";
import { endRunning, runAlone } from "@/lib/server/relay/running";
import { StrictHost } from "./relay-host";
import { handFed, headersFor, IDENTIFIER, streamed, upload } from "./relay-requests";

const SIZE = 9 * CHUNK_BYTES;
const FILE = Buffer.alloc(SIZE, 7);

let host: StrictHost;
beforeEach(async () => {
	host = await StrictHost.listen();
});
afterEach(() => host.close());

describe("two calls of one upload", () => {
	it("never run in parallel: the older one forwards what it had read and stops reading", async () => {
		const body = handFed();
		const older = relayUpload(upload(body.stream, headersFor(SIZE)), host.target);
		body.give(FILE.subarray(0, CHUNK_BYTES + 500));
		await host.arrived(1);
		const rest = headersFor(SIZE, { "upload-offset": String(CHUNK_BYTES), "upload-new": "0" });
		const newer = relayUpload(upload(streamed(FILE.subarray(CHUNK_BYTES)), rest), host.target);
		// The data that its connection still held when its client restarted.
		body.give(FILE.subarray(CHUNK_BYTES + 500));
		const handedOn = await older;
		expect(await handedOn.json()).toEqual({ received: CHUNK_BYTES + 500 });
		expect(await (await newer).json()).toMatchObject({ code: "upload_gap", received: CHUNK_BYTES + 500 });
		const onwards = headersFor(SIZE, { "upload-offset": String(CHUNK_BYTES + 500), "upload-new": "0" });
		const newest = relayUpload(upload(streamed(FILE.subarray(CHUNK_BYTES + 500)), onwards), host.target);
		expect(await (await newest).json()).toHaveProperty("filepath");
		expect(host.file.equals(FILE)).toBe(true);
		expect(host.mostInFlight).toBe(1);
		const sent = host.chunks.reduce((total, { data }) => total + data.length, 0);
		expect(sent).toBe(SIZE);
	});

	it("of different uploads run side by side", async () => {
		const body = handFed();
		const one = relayUpload(upload(body.stream, headersFor(2_000)), host.target);
		body.give(Buffer.alloc(1_000));
		const other = headersFor(1_000, { "upload-identifier": `${IDENTIFIER}-2` });
		expect((await relayUpload(upload(Buffer.alloc(1_000), other), host.target)).status).toBe(200);
		body.give(Buffer.alloc(1_000));
		body.end();
		expect(await (await one).json()).toHaveProperty("filepath");
	});
});

describe("ending an upload's running call", () => {
	it("waits until the host has what it had read", async () => {
		const body = handFed();
		const call = relayUpload(upload(body.stream, headersFor(SIZE)), host.target);
		body.give(FILE.subarray(0, 1_000));
		await new Promise(setImmediate);
		await endRunning(IDENTIFIER);
		expect(host.file.length).toBe(1_000);
		expect(await (await call).json()).toEqual({ received: 1_000 });
	});

	it("makes a status request wait up to 10 s, but the next bytes only 2 s", async () => {
		jest.useFakeTimers();
		let arrive: (value: unknown) => void = () => undefined;
		const older = runAlone(IDENTIFIER, () => new Promise((resolve) => (arrive = resolve)));
		await jest.advanceTimersByTimeAsync(0);
		const answered = jest.fn();
		const question = endRunning(IDENTIFIER).then(answered);
		await jest.advanceTimersByTimeAsync(9_999);
		expect(answered).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync(1);
		expect(answered).toHaveBeenCalled();
		const sent = jest.fn();
		const newer = runAlone(IDENTIFIER, async () => sent());
		await jest.advanceTimersByTimeAsync(1_999);
		expect(sent).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync(1);
		expect(sent).toHaveBeenCalled();
		arrive(null);
		await Promise.all([older, question, newer]);
		jest.useRealTimers();
	});

	it("does nothing without one", async () => {
		await expect(endRunning(IDENTIFIER)).resolves.toBeUndefined();
	});
});
