import { hashPieces } from "../../files/hash-file";
import { continueHash, endHash } from "./hash-state";

const bytes = (text: string) => [Buffer.from(text)];

describe("the hash of a file that arrives in pieces", () => {
	it("continues from a stored state, with other files hashed in between", async () => {
		const one = await continueHash(null, 0, bytes("one "));
		const other = await continueHash(null, 0, bytes("other"));
		const two = await continueHash(one, 4, [...bytes("two "), ...bytes("three")]);
		expect(await endHash(two)).toBe(hashPieces(bytes("one two three")));
		expect(await endHash(other)).toBe(hashPieces(bytes("other")));
	});

	it("restarts at the first byte, and is unknown without the previous state", async () => {
		const lost = await continueHash(null, 0, bytes("lost"));
		expect(await endHash(await continueHash(lost, 0, bytes("new")))).toBe(hashPieces(bytes("new")));
		expect(await continueHash(null, 4, bytes("new"))).toBeNull();
		expect(await continueHash(Buffer.alloc(116).toString("base64"), 4, bytes("new"))).toBeNull();
		expect(await endHash(null)).toBeUndefined();
		expect(await endHash("AAAA")).toBeUndefined();
	});
});
