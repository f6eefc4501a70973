import { type Measured, SAMPLE_BYTES, SAMPLE_LIMIT_MS, SAMPLE_PATH, speedOf } from "@/lib/interview-code/check/speed";
import { callApi } from "./call-api";
import { limited } from "./limited";

/** The most random bytes that a browser returns in one call. */
const MOST_RANDOM = 65_536;

/** Bytes that no compression on the way can shrink. */
function sample(): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(SAMPLE_BYTES);
	for (let from = 0; from < SAMPLE_BYTES; from += MOST_RANDOM)
		crypto.getRandomValues(bytes.subarray(from, from + MOST_RANDOM));
	return bytes;
}

/** Uploads random bytes to the site, which stores none of them, and measures the speed. Never rejects. */
export async function measureUpload(signal: AbortSignal): Promise<Measured> {
	const body = sample();
	const started = performance.now();
	const elapsed = () => performance.now() - started;
	try {
		return await limited(SAMPLE_LIMIT_MS, signal, async (end) => {
			const headers = { "content-type": "application/octet-stream" };
			const { ok } = await callApi(SAMPLE_PATH, { method: "POST", headers, body, signal: end });
			return ok ? speedOf(SAMPLE_BYTES, elapsed()) : { kind: "unknown" };
		});
	} catch {
		if (signal.aborted) return { kind: "unknown" };
		return elapsed() >= SAMPLE_LIMIT_MS ? { kind: "too-slow" } : { kind: "offline" };
	}
}
