import { lengthOf, skipBytes } from "./pieces";

const pieces = ["abc", "", "de", "f"].map((text) => Buffer.from(text));
const textOf = (rest: readonly Uint8Array[]) => Buffer.concat(rest).toString();

describe("bytes in pieces", () => {
	it("count the bytes of all pieces", () => {
		expect(lengthOf(pieces)).toBe(6);
		expect(lengthOf([])).toBe(0);
	});

	it.each([0, 1, 3, 4, 5, 6, 7])("continue after the first %s", (count) => {
		expect(textOf(skipBytes(pieces, count))).toBe("abcdef".slice(count));
	});
});
