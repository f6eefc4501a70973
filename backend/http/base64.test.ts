import { Base64Reader } from "./base64";

const BYTES = Buffer.from(Array.from({ length: 1_000 }, (_, index) => (index * 37) % 256));

/** Decodes a text in pieces of `step` characters; undefined if it is refused. */
function read(text: string, step = text.length || 1): Buffer | undefined {
	const reader = new Base64Reader();
	for (let at = 0; at < text.length; at += step) reader.add(Buffer.from(text.slice(at, at + step), "latin1"));
	const pieces = reader.end();
	return pieces && Buffer.concat(pieces);
}

describe("base64 decoded in pieces", () => {
	it.each([1, 3, 7, 64, 199, 2_000])("yields the same bytes in pieces of %s characters", (step) => {
		for (const length of [0, 1, 2, 3, 4, 149, 150, 151, 1_000]) {
			const bytes = BYTES.subarray(0, length);
			expect(read(bytes.toString("base64"), step)).toEqual(bytes);
		}
	});

	it.each([1, 13, 5_000])("counts only the data of a data URL, in pieces of %s characters", (step) => {
		expect(read(`data:application/pdf;base64,${BYTES.toString("base64")}`, step)).toEqual(BYTES);
		expect(read(`data:;base64,${BYTES.subarray(0, 2).toString("base64")}`, step)).toEqual(BYTES.subarray(0, 2));
	});

	it.each([
		["a group that is not whole", "AAAAA"],
		["padding in the middle", `AA==${"A".repeat(400)}`],
		["nothing but padding", "===="],
		["a character that base64 doesn't have", `${"A".repeat(398)}*A`],
		["white space", `${"A".repeat(200)}\n\n\n\n`],
		["bytes of a file", "%PDF-1.7\n\0\0\0\xff"],
		["an address without data", "data:application/pdf;base64"],
	])("rejects %s", (_, text) => {
		expect(read(text)).toBeUndefined();
		expect(read(text, 1)).toBeUndefined();
	});
});
