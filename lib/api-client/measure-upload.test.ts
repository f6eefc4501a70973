import { SAMPLE_BYTES } from "@/lib/interview-code/check/speed";
import { measureUpload } from "./measure-upload";

const { signal } = new AbortController();

const answered = (status: number) =>
	jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(null, { status }));

describe("measuring how fast a connection uploads", () => {
	it("sends a sample that nothing can make smaller", async () => {
		const request = answered(204);
		expect(await measureUpload(signal)).toEqual({ kind: "fast" });
		const body = request.mock.calls[0]?.[1]?.body as Uint8Array;
		expect(body).toHaveLength(SAMPLE_BYTES);
		expect(new Set(body.subarray(-4_096)).size).toBeGreaterThan(200);
	});

	it.each([429, 503])("doesn't rate the connection after a %i", async (status) => {
		answered(status);
		expect(await measureUpload(signal)).toEqual({ kind: "unknown" });
	});

	it("tells that there is no connection", async () => {
		jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
		expect(await measureUpload(signal)).toEqual({ kind: "offline" });
	});
});
