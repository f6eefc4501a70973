import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import english from "@/messages/en/help.json";
import indonesian from "@/messages/id/help.json";
import { brotliQuick } from "./compress";

/** A text as long as asked, whose end repeats its beginning. */
function textOf(length: number): Buffer {
	const words = Array.from({ length: length / 5 }, (_, index) => ((index * 7_919) % 9_973).toString(36).padEnd(5, " "));
	return Buffer.from([...words, ...words.slice(0, 1_000)].join("").slice(-length));
}

describe("quick compression", () => {
	it.each([1_000, 30_000, 64_999, 65_000, 65_001, 200_000])("gives back all %i bytes", async (length) => {
		const body = textOf(length);
		expect(brotliDecompressSync(await brotliQuick(body)).equals(body)).toBe(true);
	});

	it("of a small body needs no more bytes than with a larger window", async () => {
		const body = Buffer.from(`${JSON.stringify(english)}${JSON.stringify(indonesian)}`.slice(0, 60_000));
		const large = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
		expect((await brotliQuick(body)).length).toBeLessThan(large.length * 1.02);
	});
});
