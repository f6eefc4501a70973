import { hashPieces } from "./hash-file";
import { RunningHashes } from "./running-hashes";

const bytes = (text: string) => [Buffer.from(text)];

describe("hashes of running uploads", () => {
	it("match the whole file, however it was cut", () => {
		const hashes = new RunningHashes();
		hashes.add("a", 0, [...bytes("one "), ...bytes("two ")]);
		hashes.add("b", 0, bytes("other"));
		hashes.add("a", 8, bytes("three"));
		expect(hashes.take("a", 13)).toBe(hashPieces(bytes("one two three")));
	});

	it("are unknown after skipped, repeated or missing bytes", () => {
		const hashes = new RunningHashes();
		hashes.add("gap", 0, bytes("one"));
		hashes.add("gap", 4, bytes("two"));
		hashes.add("twice", 0, bytes("one"));
		hashes.add("twice", 3, bytes("two"));
		hashes.add("twice", 3, bytes("two"));
		hashes.add("short", 0, bytes("one"));
		hashes.add("restart", 3, bytes("two"));
		expect([hashes.take("gap", 7), hashes.take("twice", 6), hashes.take("short", 4)]).toEqual(Array(3).fill(undefined));
		expect(hashes.take("restart", 6)).toBeUndefined();
	});

	it("restart with the file and are returned once", () => {
		const hashes = new RunningHashes();
		hashes.add("a", 0, bytes("lost"));
		hashes.add("a", 0, bytes("new"));
		expect(hashes.take("a", 3)).toBe(hashPieces(bytes("new")));
		expect(hashes.take("a", 3)).toBeUndefined();
	});
});
